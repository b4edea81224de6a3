/** What somebody is at in the workshop: a version of a game's data, what is wrong with it, and every step back and forth. */
import { checkData, openWorkshop } from '../../lib/api';
import type { Checked, Facts, GameInfo, Json, Workshop } from '../../lib/wire';
import { say } from '../../lib/say';
import { changes, put, type Change } from './data';
import { formOf, type Part, type Path } from './form';
import { forgetVersion, keepVersion, newId, versionsOf, type Version } from './versions';

/** Steps that can be taken back. */
const STEPS = 300;
/** So long the page waits for the next letter before it asks the server. */
const PAUSE = 350;

interface Step {
  data: Facts;
  /** Where it was changed: letters typed one after the other in one field are one step. */
  where: string;
}

export class Work {
  readonly info: GameInfo;
  readonly form: Part;
  readonly workshop: Workshop;
  /** What the version was made from. */
  base = $state.raw<{ hash: string; data: Facts }>({ hash: '', data: {} });
  data = $state.raw<Facts>({});
  /** Null while nothing was changed of what the game comes with. */
  version = $state.raw<Version | null>(null);
  versions = $state.raw<readonly Version[]>([]);
  checked = $state.raw<Checked | null>(null);
  checking = $state(false);
  /** The server could not be asked. */
  failure = $state.raw<unknown>(null);
  /** This browser has no room. */
  unkept = $state(false);
  #done = $state.raw<readonly Step[]>([]);
  #undone = $state.raw<readonly Step[]>([]);
  #where = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking = false;

  readonly differing: readonly Change[] = $derived.by(() => changes(this.base.data, this.data));

  constructor(info: GameInfo, workshop: Workshop) {
    this.info = info;
    this.workshop = workshop;
    this.form = formOf(workshop.schema);
    this.versions = versionsOf(info.name);
    this.open(null);
  }

  get canUndo(): boolean {
    return this.#done.length > 0;
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  get mistake() {
    return this.checked?.mistake ?? null;
  }

  /** Nothing is wrong, and the server has said so of what stands here now. */
  get isGood(): boolean {
    return !this.checking && this.checked?.hash !== undefined && this.checked.hash !== null;
  }

  // -- versions ------------------------------------------------------------------------------------------------------

  /** Another version; null for what the game comes with. */
  open(version: Version | null, base: { hash: string; data: Facts } | null = null): void {
    this.version = version;
    this.base = base ?? { hash: this.workshop.hash, data: this.workshop.data };
    this.data = version?.data ?? this.base.data;
    [this.#done, this.#undone, this.#where, this.checked] = [[], [], '', null];
    this.#soon(0);
  }

  /** One that may have been made from the data of an earlier version of the game; where those are gone, it is shown beside the present ones. */
  async openKept(version: Version): Promise<void> {
    let base: Workshop = this.workshop;
    if (version.base !== base.hash) base = await openWorkshop(this.info.name, version.base).catch(() => this.workshop);
    this.open(version, base);
  }

  /** A new version with these data. */
  add(name: string, data: Facts, base: { hash: string; data: Facts } | null = null): void {
    const from = base ?? this.base;
    const version: Version = {
      id: newId(),
      name: this.#free(name),
      base: from.hash,
      data,
      players: null,
      when: Date.now(),
    };
    this.#keep(version);
    this.open(version, from);
  }

  rename(name: string): void {
    const wanted = name.slice(0, 60);
    if (this.version && wanted.trim()) this.#keep({ ...this.version, name: wanted });
  }

  remove(): void {
    if (!this.version) return;
    forgetVersion(this.info.name, this.version.id);
    this.versions = versionsOf(this.info.name);
    this.open(null);
  }

  /** A name that none of the others has. */
  #free(name: string): string {
    const taken = new Set(this.versions.map((version) => version.name));
    let [found, number] = [name.trim().slice(0, 56) || say('workshop-mine'), 1];
    const plain = found;
    while (taken.has(found)) found = `${plain} ${++number}`;
    return found;
  }

  #keep(version: Version): void {
    this.unkept = !keepVersion(this.info.name, version);
    this.version = version;
    this.versions = [version, ...this.versions.filter(({ id }) => id !== version.id)];
  }

  // -- changes -------------------------------------------------------------------------------------------------------

  set(path: Path, value: Json | undefined): void {
    this.change(put(this.data, path, value) as Facts, path.join('/'));
  }

  change(data: Facts, where = ''): void {
    if (!where || where !== this.#where) {
      this.#done = [...this.#done, { data: this.data, where }].slice(-STEPS);
    }
    [this.#undone, this.#where] = [[], where];
    this.#stand(data);
  }

  /** What is typed next is a step of its own. */
  settle(): void {
    this.#where = '';
  }

  undo(): void {
    const step = this.#done.at(-1);
    if (!step) return;
    this.#done = this.#done.slice(0, -1);
    this.#undone = [...this.#undone, { data: this.data, where: step.where }];
    this.settle();
    this.#stand(step.data);
  }

  redo(): void {
    const step = this.#undone.at(-1);
    if (!step) return;
    this.#undone = this.#undone.slice(0, -1);
    this.#done = [...this.#done, { data: this.data, where: step.where }];
    this.settle();
    this.#stand(step.data);
  }

  /** With the first change of what the game comes with a version begins. */
  #stand(data: Facts): void {
    this.data = data;
    const known = this.version;
    this.#keep(
      known
        ? { ...known, data, players: null, when: Date.now() }
        : {
            id: newId(),
            name: this.#free(say('workshop-mine')),
            base: this.base.hash,
            data,
            players: null,
            when: Date.now(),
          },
    );
    this.#soon(PAUSE);
  }

  // -- what is wrong -------------------------------------------------------------------------------------------------

  #soon(pause: number): void {
    this.checking = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.check(), pause);
  }

  /** One question at a time; what was changed meanwhile is asked about afterwards. */
  async check(): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    const asked = this.data;
    try {
      const checked = await checkData(this.info.name, asked);
      [this.checked, this.failure] = [checked, null];
      const own = this.version;
      if (own && own.data === asked && checked.players) this.#keep({ ...own, players: checked.players });
    } catch (error) {
      [this.checked, this.failure] = [null, error];
    }
    this.#asking = false;
    this.checking = this.data !== asked;
    if (this.checking) await this.check();
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}
