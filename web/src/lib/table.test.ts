import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FalseBrowser, FalseLine, type Loss } from '../../stage/line';
import { Table } from './table.svelte';
import type { GameInfo, ServerMessage } from './wire';

const LOSSES: Loss[] = ['closed', 'silent'];
const INFO = { name: 'none', title: 'None', events: {}, actions: {}, names: {} } as unknown as GameInfo;
/** Longer than any loss goes unnoticed, and than any wait before another try. */
const MINUTE = 60_000;

let browser: FalseBrowser;
let line: FalseLine;
let table: Table;

beforeEach(() => {
  vi.useFakeTimers();
  browser = new FalseBrowser();
  line = new FalseLine();
  vi.stubGlobal('document', browser);
  vi.stubGlobal('addEventListener', browser.addEventListener);
  vi.stubGlobal('removeEventListener', browser.removeEventListener);
  vi.stubGlobal('location', { origin: 'http://table.test' });
  vi.stubGlobal('WebSocket', line.Socket);
  table = new Table('t', 'token', INFO);
});

afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function arrive(): void {
  while (line.step());
}

/** Everything arrives, and whatever waits for a clock happens. */
function pass(time = MINUTE): void {
  for (let passed = 0; passed < time; passed += 250) {
    arrive();
    vi.advanceTimersByTime(250);
  }
  arrive();
}

function expectAtEase(): void {
  expect(table.link).toBe('open');
  expect(table.pending).toBeNull();
  expect(table.question).toBe(line.table.question);
  expect(table.reel.moments.flatMap(({ events }) => events)).toEqual(line.table.events);
}

/** Whatever happened, the next question can be answered. */
function expectNotStuck(): void {
  expectAtEase();
  const before = [...line.table.answers];
  const { question } = line.table;
  table.answer('bid 9');
  expect(table.pending).toBe('bid 9');
  pass(1000);
  expect(line.table.answers).toEqual([...before, [question, 'bid 9']]);
  expectAtEase();
}

/** How many things arrive while somebody connects and answers, if nothing is lost. */
function whole(): number {
  arrive();
  table.answer('bid 3');
  arrive();
  return line.arrived;
}

describe('a server that is being restarted', () => {
  const closing: ServerMessage = { type: 'closing', number: 0, seconds: 5 };
  const tellAll = () => line.open.forEach((socket) => line.table.send(socket, closing));

  it('is told of as that, not as a lost line, and comes back by itself', () => {
    arrive();
    tellAll();
    arrive();
    expect(table.link).toBe('open');
    line.break('closed', 1012);
    line.down = 'closed';
    table.answer('bid 3');
    pass(5000);
    expect([table.link, table.pending]).toEqual(['moving', 'bid 3']);
    line.down = null;
    pass();
    expect(line.table.answers).toEqual([[17, 'bid 3']]);
    expectNotStuck();
  });

  it.each([
    ['its word of it', tellAll, 1006],
    ['the code alone', () => undefined, 1012],
  ])('is known by %s', (_name, tell, code) => {
    arrive();
    tell();
    arrive();
    line.break('closed', code);
    line.down = 'closed';
    pass(3000);
    expect(table.link).toBe('moving');
  });

  it('counts as lost when it does not come back', () => {
    arrive();
    line.break('closed', 1012);
    line.down = 'closed';
    pass(2 * MINUTE);
    expect(table.link).toBe('lost');
  });
});

describe('an answer', () => {
  it('is pending until a state shows it', () => {
    arrive();
    table.answer('bid 3');
    expect([table.pending, line.table.answers]).toEqual(['bid 3', []]);
    line.step();
    expect([table.pending, line.table.answers]).toEqual(['bid 3', [[17, 'bid 3']]]);
    line.step(); // accepted
    expect([table.pending, table.question]).toEqual(['bid 3', 17]);
    line.step(); // the state
    expect([table.pending, table.question]).toEqual([null, 18]);
    expect(line.table.heard).toEqual(['17 bid 3']);
  });

  it('is given once, though it is pressed twice', () => {
    arrive();
    table.answer('bid 3');
    table.answer('bid 4');
    pass();
    expect(line.table.heard).toEqual(['17 bid 3']);
    expectNotStuck();
  });

  // Opened, hello, the first state, the answer, that it is accepted, and the state that shows it.
  it('takes six things that arrive', () => expect(whole()).toBe(6));

  describe.each(LOSSES)('on a line that breaks (%s)', (loss) => {
    it.each([0, 1, 2, 3, 4, 5, 6])('before the thing with number %i', (place) => {
      let answered = false;
      for (let at = 0; at < place; at++) {
        line.step();
        if (table.question === 17 && !answered) [answered] = [true, table.answer('bid 3')];
      }
      line.break(loss);
      pass();
      if (!answered) table.answer('bid 3');
      pass();
      expect(line.table.answers).toEqual([[17, 'bid 3']]);
      expectNotStuck();
    });

    it('and breaks again while it is mended, wherever that is', () => {
      for (let first = 3; first <= 6; first++)
        for (let second = 0; second <= 7; second++) {
          const start = line.table.answers.length;
          const { question } = line.table;
          pass();
          table.answer(`bid ${first}`);
          for (let at = 3; at < first; at++) line.step();
          line.break(loss);
          for (let at = 0, time = 0; at < second && time < MINUTE; time += 100) {
            if (line.step()) at++;
            else vi.advanceTimersByTime(100);
          }
          line.break(loss);
          pass();
          expect(line.table.answers.slice(start), `${first}, ${second}`).toEqual([[question, `bid ${first}`]]);
          expectNotStuck();
        }
    });

    it('is kept while nobody can be reached', () => {
      arrive();
      line.break(loss);
      line.down = loss;
      table.answer('bid 3');
      pass();
      expect([table.link, table.pending, line.table.answers]).toEqual(['lost', 'bid 3', []]);
      line.down = null;
      pass();
      expect(line.table.answers).toEqual([[17, 'bid 3']]);
      expectNotStuck();
    });

    it('never goes to another question, if somebody else answered meanwhile', () => {
      arrive();
      table.answer('bid 3');
      line.break(loss);
      line.table.enter('bid 5');
      pass();
      expect(line.table.answers).toEqual([[17, 'bid 5']]);
      expect(table.refusal?.key).toBe('stale');
      expectNotStuck();
    });

    it('that was taken back meanwhile is not given again', () => {
      arrive();
      table.answer('bid 3');
      line.step();
      line.break(loss);
      line.table.undo();
      pass();
      expect(line.table.answers).toEqual([]);
      expect(line.table.heard.every((heard) => heard === '17 bid 3')).toBe(true);
      expectNotStuck();
    });
  });

  it.each([1, 2])('of which what the table says (%i) never comes, with the line still there', (place) => {
    arrive();
    table.answer('bid 3');
    for (let at = 0; at < place; at++) line.step();
    line.lose();
    pass();
    expect(line.table.answers).toEqual([[17, 'bid 3']]);
    expectNotStuck();
  });

  it('survives a table that was moved to a newer server', () => {
    arrive();
    table.answer('bid 3');
    line.step();
    line.break('closed', 1012);
    line.down = 'closed';
    pass(10_000);
    line.down = null;
    pass();
    expect(line.table.answers).toEqual([[17, 'bid 3']]);
    expectNotStuck();
  });

  it('that is known to be on disk is not sent again', () => {
    arrive();
    table.answer('bid 3');
    line.step();
    line.step(); // accepted
    line.break('closed');
    pass();
    expect(line.table.heard).toEqual(['17 bid 3']);
    expectNotStuck();
  });

  it('is not sent before the first state of a new connection: it would be sent twice', () => {
    arrive();
    line.break('closed');
    table.answer('bid 3');
    pass();
    expect(line.table.heard).toEqual(['17 bid 3']);
  });
});

describe('states', () => {
  it('that come twice change nothing', () => {
    arrive();
    line.table.tellAll();
    line.table.tellAll();
    pass(1000);
    expect(table.reel.moments).toHaveLength(1);
    expectNotStuck();
  });

  it('of an undo take back what was shown', () => {
    arrive();
    table.answer('bid 3');
    arrive();
    line.table.undo();
    arrive();
    expect(table.question).toBe(19);
    expectNotStuck();
  });

  it('that went missing are asked for', () => {
    arrive();
    line.table.enter('bid 5');
    line.table.tellAll();
    line.lose();
    line.table.enter('bid 6');
    line.table.tellAll();
    pass(1000);
    expectNotStuck();
  });
});

describe('the line', () => {
  const links = (): string => table.link;

  it('is said to be quiet, and then lost, when nothing is heard', () => {
    arrive();
    line.break('silent');
    line.down = 'silent';
    vi.advanceTimersByTime(4000); // asks for a sign of life
    expect(links()).toBe('open');
    vi.advanceTimersByTime(4000);
    expect(links()).toBe('quiet');
    vi.advanceTimersByTime(8000);
    expect(links()).toBe('lost');
    line.down = null;
    pass();
    expectNotStuck();
  });

  it('is begun anew when a try is never heard of', () => {
    line.break('silent');
    pass();
    expectNotStuck();
  });

  it('is tried at once when the device says that there is a network again', () => {
    arrive();
    line.down = 'closed';
    line.break('closed');
    pass();
    line.down = null;
    const tries = line.sockets.length;
    browser.happen('online');
    expect(line.sockets).toHaveLength(tries + 1);
    arrive();
    expectAtEase();
  });

  it('is asked at once when somebody comes back to the page', () => {
    arrive();
    browser.hidden = true;
    line.break('silent');
    vi.advanceTimersByTime(10 * MINUTE);
    browser.hidden = false;
    browser.happen('visibilitychange');
    pass();
    expectNotStuck();
  });

  it('that was given up is not listened to any more, though it speaks again', () => {
    arrive();
    const old = line.sockets[0]!;
    line.break('silent');
    pass();
    const { question } = table;
    const { number } = line.sockets.at(-1)!;
    const late = { type: 'state', number, seat: 0, question: 5, events: [], first: 0, remaining: null };
    old.onmessage?.({ data: JSON.stringify(late) });
    old.onclose?.({ code: 1006 });
    expect([table.question, table.link]).toEqual([question, 'open']);
    expectNotStuck();
  });

  it('is told what is known already, and asks for no more than is new', () => {
    arrive();
    table.answer('bid 3');
    arrive();
    line.break('closed');
    pass();
    expect(line.table.greeted).toEqual([0, 2]);
  });

  it('is there again at once for somebody who has lost the seat, and says why', () => {
    arrive();
    const said = { question: null, rule: null, key: 'seat-freed', args: {}, detail: 'Freed.' };
    line.open.forEach((socket) => line.table.send(socket, { type: 'refused', number: 0, ...said }));
    line.table.seat = null;
    arrive();
    const [tries, { link }] = [line.sockets.length, table];
    line.break('closed', 4401);
    expect([link, table.link]).toEqual(['open', 'connecting']);
    expect(line.sockets).toHaveLength(tries + 1);
    arrive();
    expect([table.link, table.refusal?.key]).toEqual(['open', 'seat-freed']);
    line.table.enter('bid 4');
    line.table.tellAll();
    arrive();
    expect([table.link, table.refusal?.key]).toEqual(['open', 'seat-freed']);
  });

  it('is given up where there is no such table', () => {
    arrive();
    line.break('closed', 4404);
    const tries = line.sockets.length;
    pass();
    expect([table.link, line.sockets.length]).toEqual(['gone', tries]);
  });

  it('leaves nothing behind', () => {
    arrive();
    table.close();
    expect(browser.listening).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a word', () => {
  it.each(LOSSES)('is said once, wherever the line breaks (%s)', (loss) => {
    for (let place = 0; place <= 2; place++) {
      pass();
      const before = line.table.said.length;
      table.talkTo(`hello ${place} ${loss}`);
      for (let at = 0; at < place; at++) line.step();
      line.break(loss);
      pass();
      expect(line.table.said.slice(before)).toEqual([`hello ${place} ${loss}`]);
      expect(table.unheard).toEqual([]);
    }
  });
});

describe('a hint', () => {
  it('is thought about until it comes, and is gone with the question', () => {
    arrive();
    expect(table.hinted).toBeNull();
    table.hint?.();
    expect(table.hinted).toMatchObject({ advice: null });
    arrive();
    expect(table.hinted?.advice?.level).toBe('master');
    table.answer('bid 3');
    expect(table.hinted).toBeNull();
    pass();
    expect([table.question, table.hinted]).toEqual([18, null]);
  });

  it('is asked for once at a question', () => {
    arrive();
    table.hint?.();
    table.hint?.();
    arrive();
    table.hint?.();
    arrive();
    expect(line.table.hinted).toEqual([17]);
  });

  it('that comes too late is not shown', () => {
    arrive();
    table.hint?.();
    line.table.enter('bid 9');
    line.table.tellAll();
    arrive();
    expect([table.question, table.hinted]).toEqual([18, null]);
    table.hint?.();
    pass(1000);
    expect([line.table.hinted, table.hinted?.advice?.level]).toEqual([[17, 18], 'master']);
  });

  it.each(LOSSES)('comes, wherever the line breaks (%s)', (loss) => {
    for (let place = 0; place <= 2; place++) {
      pass();
      table.hint?.();
      for (let at = 0; at < place; at++) line.step();
      line.break(loss);
      pass();
      expect(table.hinted?.advice?.level).toBe('master');
      table.answer(`bid ${place}`);
    }
  });

  it('that is refused is no longer thought about', () => {
    arrive();
    line.table.hints = false;
    table.hint?.();
    arrive();
    expect([table.hinted, table.refusal?.key]).toEqual([null, 'no-hints']);
    expectNotStuck();
  });

  it('cannot be asked for while an answer is on its way', () => {
    arrive();
    table.answer('bid 3');
    expect(table.hint).toBeNull();
  });
});

describe('a bank of time', () => {
  const bank = (number: number, changed: object) => {
    const told = {
      type: 'state',
      number,
      seat: 0,
      question: 5,
      events: [],
      first: 0,
      remaining: 100,
      banks: [100, 200],
    };
    return { ...told, view: { asked: [0] }, ...changed };
  };

  it('runs out of those who are asked, and stands for the others and while nobody is there', () => {
    arrive();
    const [socket] = line.open;
    const runsOut = () => table.seats.map((seat) => seat.runsOut);
    line.table.send(socket!, bank(0, {}) as unknown as ServerMessage);
    arrive();
    expect(runsOut()).toEqual([Date.now() + 100_000, null]);
    vi.advanceTimersByTime(1000);
    expect(runsOut()).toEqual([Date.now() + 99_000, null]);
    line.table.send(socket!, bank(0, { remaining: null }) as unknown as ServerMessage);
    arrive();
    expect(runsOut()).toEqual([null, null]);
  });
});
