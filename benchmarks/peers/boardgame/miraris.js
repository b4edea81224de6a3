// Miraris as a boardgame.io game. The rules and their ids are in docs/rules/miraris.md.
//
// Everybody is active all the time, boardgame.io's documented way for simultaneous play; `G.waiting` says who owes an
// answer, and answers stay in `sealed` until the last one is in. Lucia's pair c, d is the answer 8c + d.
"use strict";

const { ActivePlayers, INVALID_MOVE } = require("boardgame.io/core");

const [ROLANDO, LUCIA, SERENA, MIRELA, UNKNOWN, ALLIE, EL, FATIMA, MARIANO, LANA, ALMA, NADA] = Array(12).keys();
const CHARACTERS = [...Array(12).keys()];
const [KEEP, BID, ROLANDO_TAKE, LUCIA_TAKE, MIRELA_GIFT, OVER] = Array(6).keys();
const WONDERS = [0, 8, 10, 10, 8, 6, 5, 5].flatMap((copies, crowns) => Array(copies).fill(crowns));
const HAND = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const KINDS = 7, ALTAR = 3, DREAM = 7, ROUNDS = 8, SERENA_DRAWS = 4, ENOUGH_FOR_MIRELA = 10;

const sum = (cards) => cards.reduce((total, card) => total + card, 0);
const count = (cards, crowns) => cards.filter((card) => card === crowns).length;
const kinds = (cards) => [...new Set(cards)];
const remove = (cards, card) => cards.splice(cards.indexOf(card), 1);
const everySeat = (G) => [...G.players.keys()];
const holder = (G, character) => G.players.findIndex((player) => player.character === character);

function ask(G, question, seats) {
  G.question = question;
  G.asked = seats;
  G.waiting = [...seats];
}

// ---- what may be answered, and what an answer does

function options(G, seat) {
  const player = G.players[seat];
  if (G.question === BID) return player.hand;
  if (G.question === KEEP) return player.dealt;
  if (G.question === MIRELA_GIFT) return kinds(player.held);
  const cards = G.row.flat();
  const single = kinds(cards);
  if (G.question === ROLANDO_TAKE || cards.length === 1) return single;
  const pairs = [];
  for (const c of single)
    for (const d of single) if (c < d || (c === d && count(cards, c) > 1)) pairs.push(8 * c + d);
  return pairs;
}

function answer({ G, playerID, random }, action) {
  const seat = Number(playerID);
  if (!G.waiting.includes(seat) || !options(G, seat).includes(action)) return INVALID_MOVE;
  G.players[seat].sealed = action;
  remove(G.waiting, seat);
  if (G.waiting.length === 0) carryOut(G, seat, action, random);
}

function carryOut(G, seat, action, random) {
  if (G.question === BID) reveal(G, random);
  else if (G.question === KEEP) allKept(G, random);
  else if (G.question === MIRELA_GIFT) handOver(G, random);
  else if (G.question === ROLANDO_TAKE) {
    take(G, seat, action);
    testRolando(G, seat, random);
  } else {
    if (action >= 8) take(G, seat, action >> 3);
    take(G, seat, action & 7);
    fromSerena(G, random);
  }
}

// ---- the rounds

function allKept(G, random) {
  for (const player of G.players) player.character = player.sealed;
  G.deck = random.Shuffle(WONDERS);
  nextRound(G);
}

function nextRound(G) {
  for (const pile of G.row) pile.push(G.deck.pop());
  G.round++;
  ask(G, BID, everySeat(G));
}

function reveal(G, random) {
  const bids = G.players.map((player) => player.sealed);
  const order = [...bids].sort();
  for (const player of G.players) {
    remove(player.hand, player.sealed);
    if (count(bids, player.sealed) > 1) continue;
    const slot = order.indexOf(player.sealed);
    player.held.push(...G.row[slot]);
    G.row[slot] = [];
  }
  if (G.round < ROUNDS) nextRound(G);
  else score(G, random);
}

// ---- scoring: Rolando, Lucia, Serena, Mirela, Unknown, then points

function take(G, seat, crowns) {
  remove(
    G.row.find((pile) => pile.includes(crowns)),
    crowns,
  );
  G.players[seat].held.push(crowns);
}

const rowIsEmpty = (G) => G.row.every((pile) => pile.length === 0);

function score(G, random) {
  const seat = holder(G, ROLANDO);
  if (seat < 0) fromLucia(G, random);
  else if (rowIsEmpty(G)) testRolando(G, seat, random);
  else ask(G, ROLANDO_TAKE, [seat]);
}

function testRolando(G, seat, random) {
  if (kinds(G.players[seat].held).length < KINDS) return fromLucia(G, random);
  G.byRolando = true;
  G.winners = [seat];
  ask(G, OVER, []);
}

function fromLucia(G, random) {
  const seat = holder(G, LUCIA);
  if (seat < 0 || rowIsEmpty(G)) fromSerena(G, random);
  else ask(G, LUCIA_TAKE, [seat]);
}

function fromSerena(G, random) {
  const seat = holder(G, SERENA);
  if (seat >= 0) for (let i = 0; i < SERENA_DRAWS; i++) G.players[seat].held.push(G.deck.pop());
  if (holder(G, MIRELA) < 0) fromUnknown(G, random);
  else demand(G, random);
}

// Lucia is never among them.
const victims = (G, taker) =>
  everySeat(G).filter((s) => s !== taker && G.players[s].held.length > 0 && G.players[s].character !== LUCIA);

function demand(G, random) {
  G.demand++;
  const givers = victims(G, holder(G, MIRELA));
  if (givers.length > 0) ask(G, MIRELA_GIFT, givers);
  else fromUnknown(G, random);
}

function handOver(G, random) {
  const taker = G.players[holder(G, MIRELA)];
  let total = 0;
  for (const seat of G.asked) {
    const giver = G.players[seat];
    remove(giver.held, giver.sealed);
    taker.held.push(giver.sealed);
    total += giver.sealed;
  }
  if (G.demand === 1 && total < ENOUGH_FOR_MIRELA) demand(G, random);
  else fromUnknown(G, random);
}

function fromUnknown(G, random) {
  const seat = holder(G, UNKNOWN);
  if (seat >= 0) {
    const mine = G.players[seat].held;
    const altars = count(mine, ALTAR);
    for (const victim of victims(G, seat)) {
      const held = G.players[victim].held;
      for (let left = Math.min(altars, held.length); left > 0; left--) {
        const [card] = held.splice(Math.floor(random.Number() * held.length), 1);
        if (card === DREAM) mine.push(card);
      }
    }
  }
  countPoints(G);
}

function points(held, character, kept) {
  const plain = sum(held);
  switch (character) {
    case ALLIE: return plain + 8 * count(held, 2);
    case EL: return 2 * (plain - 6 * count(held, 6) - 7 * count(held, 7));
    case FATIMA: return held.includes(1) ? plain : 7 * held.length;
    case MARIANO: return plain + (held.length < 3 ? 50 : held.length === 3 ? 25 : 0);
    case LANA: return plain + 2 * held.length;
    case ALMA: return plain + (kept.includes(NADA) ? 5 : 20);
    case NADA: return plain + (kept.includes(ALMA) ? 5 : 20);
    default: return plain;
  }
}

function countPoints(G) {
  const kept = G.players.map((player) => player.character);
  G.scores = G.players.map((player) => points(player.held, player.character, kept));
  const best = Math.max(...G.scores);
  G.winners = everySeat(G).filter((seat) => G.scores[seat] === best);
  ask(G, OVER, []);
}

// ---- the game

const Miraris = {
  name: "miraris",
  minPlayers: 3,
  maxPlayers: 6,
  setup: ({ ctx, random }) => {
    const characters = random.Shuffle(CHARACTERS);
    const each = ctx.numPlayers <= 4 ? 3 : 2;
    const deal = (_, seat) => ({
      dealt: characters.slice(seat * each, seat * each + each),
      character: -1,
      hand: [...HAND],
      held: [],
      sealed: -1,
    });
    const G = { round: 0, demand: 0, deck: [], scores: null, winners: null, byRolando: false };
    G.players = Array.from({ length: ctx.numPlayers }, deal);
    G.row = G.players.map(() => []);
    ask(G, KEEP, everySeat(G));
    return G;
  },
  turn: { activePlayers: ActivePlayers.ALL },
  moves: { answer },
  endIf: ({ G }) => (G.question === OVER ? { winners: G.winners } : undefined),
};

module.exports = { Miraris, options };
