import type { Answer, Family, Question, SideId } from '../rules/index.ts';
import type { Arena } from './arena.ts';
import { fold } from './dice/mix.ts';
import type { Audit, LookAhead, Script } from './match.ts';
import { Race } from './race.ts';
import type { Snapshot } from './snapshot.ts';

/** Most options that are tried for one decision. */
const MOST_TRIED = 8;
/** Decisions tried within one step; further ones are left to the script. */
const MOST_IN_STEP = 16;
/** A trial ends when the turn has passed from side to side so often: with the enemy's next one. */
const TURNS_AHEAD = 2;
/** From this number on, dice of trials are none that chose an option. */
const UNSEEN = 1 << 24;

/** What a player that looks ahead needs of play. */
export interface Course {
  readonly arena: Arena;
  step(): boolean;
  keep(into?: Snapshot): Snapshot;
  restore(from: Snapshot): void;
  branch(key: number): void;
  /** The winner of an engagement that is over, 2 for a draw. */
  winner(): 0 | 1 | 2;
  /** Whether what happens is hidden from recorders. */
  mute(on: boolean): void;
}

/** A decision met on the way through a step. */
interface Met {
  readonly options: Int32Array;
  count: number;
  side: SideId;
  /** What was asked, of which unit (its slot, or -1), and what each option says. */
  id: string;
  about: number;
  readonly says: Int32Array;
}

/**
 * Plays scripts that look ahead. Before each step of the turn program the engagement is kept. The step is played once as the scripts would;
 * the first decision of weight in it is then tried out: each option by playing on from the snapshot, by the scripts alone and with dice that
 * nobody has seen (the same for every option), to the end of the enemy's next turn: what comes later has more to do with dice than with the choice. How often
 * is for a `Race` to say. The step is then played again with the choice, until no decision is left untried.
 */
export class LookingAhead {
  /** The scripts, with their decisions of weight tried out. */
  readonly scripts: readonly [Script, Script];
  #on: Course | null = null;
  /** Choices made in this step, in order; the rest is the script's. */
  readonly #fixed = new Int32Array(MOST_IN_STEP);
  #fixedCount = 0;
  /** Decisions of weight met in this play of the step. */
  #index = 0;
  readonly #met: Met = {
    options: new Int32Array(MOST_TRIED),
    count: 0,
    side: 0,
    id: '',
    about: -1,
    says: new Int32Array(MOST_TRIED),
  };
  readonly #listed = new Int32Array(MOST_TRIED);
  /** The option on trial, or -1, and the key of its dice. */
  #trial = -1;
  #trialKey = 0;
  #snapshot: Snapshot | undefined;
  /** The key of the dice on which the decision just met is tried. */
  #decision = 0;
  readonly #race = new Race(MOST_TRIED, (option, dice) => this.#rollout(this.#met.options[option], fold(this.#decision, dice)));
  readonly #marks: readonly (LookAhead | undefined)[];
  /** What has happened before this step, as a number: the dice of trials follow from it. */
  #history = 0;
  #free = false;

  constructor(scripts: readonly [Script, Script]) {
    this.#marks = scripts.map((it) => it.lookAhead);
    this.scripts = [this.#watched(scripts[0], 0), this.#watched(scripts[1], 1)];
  }

  /** What it plays: given once, before the first step. */
  follow(course: Course): void {
    this.#on = course;
  }

  /** An engagement begins. */
  begin(): void {
    this.#free = true;
    this.#course.mute(false);
  }

  get #course(): Course {
    if (this.#on === null) throw new Error('nothing to look ahead in: follow a course first');
    return this.#on;
  }

  #watched(script: Script, side: SideId): Script {
    const { lookAhead } = script;
    if (lookAhead === undefined) return script;
    const answers = script.answers.slice();
    for (let slot = 0; slot < lookAhead.weighty.length; slot++)
      if (lookAhead.weighty[slot] !== 0) answers[slot] = this.#watch(script.answers[slot], lookAhead, side);
    return { ...script, answers };
  }

  #watch(own: Answer<Family> | undefined, look: LookAhead, side: SideId): Answer<Family> {
    return (q: Question<Family>) => {
      const answer = own === undefined ? -1 : own(q);
      const usual = answer < 0 ? q.what.otherwise(q) : answer;
      // Once a decision has been met, the rest of the step is only played out.
      if (this.#free || this.#met.count > 0) return usual;
      const found = look.shortlist(q, usual, this.#listed);
      if (found <= 1) return usual;
      const index = this.#index++;
      if (index < this.#fixedCount) return this.#fixed[index];
      if (index >= MOST_IN_STEP) return usual;
      if (this.#trial >= 0) {
        // From here on nobody has seen the dice, and both sides play by their scripts.
        this.#course.branch(this.#trialKey);
        this.#free = true;
        return this.#trial;
      }
      this.#met.options.set(this.#listed);
      this.#met.count = found;
      this.#met.side = side;
      this.#met.id = q.what.id;
      this.#met.about = q.about === null ? -1 : q.about.slot;
      for (let i = 0; i < found && i < MOST_TRIED; i++) this.#met.says[i] = q.options[this.#listed[i]];
      return usual;
    };
  }

  /** Plays on to the end of the next step. False once the engagement is over. */
  step(): boolean {
    const { arena } = this.#course;
    this.#snapshot = this.#course.keep(this.#snapshot);
    this.#fixedCount = 0;
    this.#history = arena.log.lo;
    this.#course.mute(true);
    for (;;) {
      this.#enter(-1, 0);
      const more = this.#course.step();
      if (this.#met.count === 0) {
        this.#course.mute(false);
        if (arena.log.recorder === null) return more;
        this.#course.restore(this.#snapshot);
        this.#enter(-1, 0);
        return this.#course.step();
      }
      const choice = this.#tryOut();
      this.#course.restore(this.#snapshot);
      this.#fixed[this.#fixedCount++] = choice;
    }
  }

  #enter(trial: number, key: number): void {
    this.#index = 0;
    this.#met.count = 0;
    this.#trial = trial;
    this.#trialKey = key;
    this.#free = false;
  }

  /** The option of the decision just met that does best. */
  #tryOut(): number {
    const { side, count, options } = this.#met;
    this.#decision = fold(this.#history, this.#fixedCount);
    const mark = this.#marks[side];
    const best = this.#race.best(Math.min(count, MOST_TRIED), mark?.rollouts ?? 0);
    if (mark?.audit !== undefined) this.#tell(best, mark.audit);
    return options[best];
  }

  /** Tries the best option again beside the script's own: the dice that made it the best flatter it. */
  #tell(best: number, audit: Audit): void {
    const { id: decision, about, options, says } = this.#met;
    const [ownOption, bestOption, own, found] = [options[0], options[best], says[0], says[best]];
    let gain = 0;
    for (let k = 0; best !== 0 && k < audit.tries; k++) {
      const key = fold(this.#decision, UNSEEN + k);
      gain += (this.#rollout(bestOption, key) - this.#rollout(ownOption, key)) / audit.tries;
    }
    this.#course.restore(this.#snapshot as Snapshot);
    audit.tried({ decision, about, own, best: found, gain });
  }

  /** What becomes of an option of the decision just met: 1 a win, 0 a loss. */
  #rollout(option: number, key: number): number {
    const { arena } = this.#course;
    const { side } = this.#met;
    this.#course.restore(this.#snapshot as Snapshot);
    const units = arena.byUnits ? standing(arena) : 0;
    const until = arena.activations + units;
    this.#enter(option, key);
    let { active } = arena;
    let more = this.#course.step();
    this.#free = true;
    let turns = 0;
    while (more && (units > 0 ? arena.activations < until : turns < TURNS_AHEAD)) {
      more = this.#course.step();
      if (arena.active !== active) turns++;
      active = arena.active;
    }
    if (!more) {
      const winner = this.#course.winner();
      return winner === 2 ? 0.5 : winner === side ? 1 : 0;
    }
    return this.#marks[side]?.prospects(arena, side) ?? 0.5;
  }
}

/** How many units are left: as many of their turns are one of each, about. */
function standing({ units }: Arena): number {
  let count = 0;
  for (let k = 0; k < units.length; k++) if (units[k].alive > 0) count++;
  return Math.max(1, count);
}
