import type { Code } from '../../compile/instruments.ts';
import type { Selection } from '../../compile/select.ts';
import { type Chooser, ForkingDice } from '../../engine/dice/forking.ts';
import { type FaceTold, type Frame, type Purpose, purposes, type RuleId, withoutDeclaring } from '../../rules/index.ts';
import type { Example, ExampleFile } from '../../scenario/types.ts';
import { performing } from '../../scene/perform.ts';
import { sceneWith } from '../../scene/stage.ts';
import { kindsOf } from '../outcomes/kinds.ts';
import { Moment } from '../outcomes/moment.ts';
import { ownAttack } from '../own-attack.ts';
import { Tallies } from '../tallies.ts';
import type { Draw } from './draw.ts';

/** A face that odds take for another makes a difference, or somebody is told of it who is not declared (`faceTold`). */
export interface Look {
  /** The kind of roll. */
  readonly why: string;
  /** Who is told: a procedure. Null where it shows otherwise. */
  readonly procedure: string | null;
  /** Its rules, or those that run from the die to where both courses part. */
  readonly by: readonly RuleId[];
}

/** A die with a face that stands for others (`Dice.d6`), or several whose sum does. */
interface Marked {
  readonly at: number;
  readonly why: Purpose;
  readonly told: FaceTold;
  /** By outcome the first of its kind. */
  readonly kinds: readonly number[];
  readonly outcome: number;
  /** What has run before it. */
  readonly from: number;
}

/** Code that is entered or left, and with which numbers. */
interface Event {
  readonly code: Code;
  readonly enters: boolean;
  readonly numbers: string;
}

/** One course of an attack. */
interface Course {
  readonly outcomes: readonly number[];
  readonly marked: readonly Marked[];
  readonly events: readonly Event[];
  /** How everything stands at each die, and in the end. */
  readonly situations: readonly Situation[];
}

interface Situation {
  readonly is: string;
  /** Events before it. */
  readonly after: number;
}

const numbersOf = (values: readonly unknown[]): string =>
  values.map((it) => (typeof it === 'number' || typeof it === 'boolean' ? it : '')).join();

/** For whoever writes rules. */
export const lookText = ({ why, procedure, by }: Look): string =>
  procedure === null
    ? `a face of "${why}" of which odds follow one for several of its kind makes a difference${by.length > 0 ? `; ${by.join(', ')} ${by.length > 1 ? 'take' : 'takes'} part` : ''}: ` +
      'its marks (reaching) have to name every number at which something changes'
    : `${procedure}${by.length > 0 ? ` (${by.join(', ')})` : ''} is told of a face of "${why}", and the faceTold of that die does not name it: ` +
      'a rule that changes it would not be heard of';

/** Which procedures are told of a face, by what is declared of its die: all that are named, or all but some that are taken for forgotten. */
type Declared = (told: FaceTold) => readonly string[];

/**
 * Plays an attack along some courses, and each of them again with another face in the place of every one that odds take for it: nothing may come of
 * that. Who is told of such a face has to be declared, or a rule that changes it is not heard of.
 */
export const facesLookedAt = (
  example: Example,
  file: ExampleFile,
  selection: Selection,
  draw: Draw,
  courses: number,
  declared: Declared = ({ procedures }) => procedures,
): Look[] => withoutDeclaring(() => lookedAt(example, file, selection, draw, courses, declared));

function lookedAt(example: Example, file: ExampleFile, selection: Selection, draw: Draw, courses: number, declared: Declared): Look[] {
  const play = player(example, file, selection, draw);
  const looks = new Map<string, Look>();
  for (let k = 0; k < courses; k++) {
    const course = play([]);
    for (const die of course.marked) {
      for (const [outcome, first] of die.kinds.entries()) {
        if (outcome === die.outcome || first !== die.kinds[die.outcome]) continue;
        const twin = play([...course.outcomes.slice(0, die.at), outcome, ...course.outcomes.slice(die.at + 1)]);
        for (const look of differences(course, twin, die, declared(die.told))) looks.set(JSON.stringify(look), look);
      }
    }
  }
  return [...looks.values()];
}

/** Plays one course: the outcomes that are given, then any. */
function player(example: Example, file: ExampleFile, selection: Selection, draw: Draw): (script: readonly number[]) => Course {
  const holder: { dice: ForkingDice | null; chooser: Chooser | null } = { dice: null, chooser: null };
  let events: Event[] = [];
  const open: Code[] = [];
  const trace = {
    enter: (code: Code, args: readonly unknown[]): void => {
      open.push(code);
      events.push({ code, enters: true, numbers: numbersOf(args) });
    },
    leave: (result: unknown): void => {
      const code = open.pop();
      if (code !== undefined) events.push({ code, enters: false, numbers: numbersOf([result]) });
    },
  };
  const makeDice = (rollers: number, nobody: ConstructorParameters<typeof ForkingDice>[1]): ForkingDice => {
    holder.dice = new ForkingDice(rollers, nobody, {
      choose: (frame, why, chances, marks, told, least) => holder.chooser?.choose(frame, why, chances, marks, told, least) ?? 0,
    });
    return holder.dice;
  };
  const scene = sceneWith(example, file, selection, makeDice, { trace });
  const dice = holder.dice as unknown as ForkingDice;
  const tallies = new Tallies(scene.arena, ownAttack(scene, example));
  const moment = new Moment(scene.arena, dice, tallies, () => null, { whole: false, rules: selection.rules });
  const perform = performing(scene, example);
  return (script) => {
    const outcomes: number[] = [];
    const marked: Marked[] = [];
    const situations: Situation[] = [];
    events = [];
    open.length = 0;
    holder.chooser = {
      choose: (frame: Frame, why: Purpose, chances: Float64Array, marks?: number, told?: FaceTold, least?: number): number => {
        const at = outcomes.length;
        const outcome = Math.min(script[at] ?? draw.below(chances.length), chances.length - 1);
        const kinds =
          marks !== undefined && told !== undefined && moment.isUnseen(told)
            ? kindsOf(chances.length, moment.marksOf(marks, told), least)
            : null;
        const accounted = moment.read(frame, why, chances.length, null);
        situations.push({ is: `${moment.lo} ${moment.hi} ${moment.counts.join()}`, after: events.length });
        // Whichever face of a kind comes up, the account hears of the first.
        moment.rolled(accounted, why, kinds?.[outcome] ?? outcome);
        if (told !== undefined && kinds !== null) marked.push({ at, why, told, kinds, outcome, from: events.length });
        outcomes.push(outcome);
        return outcome;
      },
    };
    dice.restart();
    scene.again();
    moment.start();
    perform();
    moment.readEnd();
    situations.push({ is: `${moment.lo} ${moment.hi} ${tallies.sums.join()}`, after: events.length });
    return { outcomes, marked, events, situations };
  };
}

/** What another face has changed: what came of it, or else who was told of it. */
function differences(one: Course, other: Course, die: Marked, declared: readonly string[]): Look[] {
  const why = purposes.names[die.why] ?? '';
  const apart = one.situations.findIndex(({ is }, k) => is !== other.situations[k]?.is);
  const until = one.situations[apart]?.after ?? one.events.length;
  if (apart >= 0) return [{ why, procedure: null, by: rulesBetween(one, other, die.from, until) }];
  const told = new Map<string, Look>();
  for (let k = die.from; k < one.events.length; k++) {
    const here = one.events[k];
    const there = other.events[k];
    // Another way to the same end: whoever went it has looked at the face, and is told of it by its own code or by what it asked for.
    if (here === undefined || here.code !== there?.code) return [{ why, procedure: null, by: rulesBetween(one, other, die.from, k + 1) }];
    const { seam, ids } = here.code;
    if (here.numbers !== there.numbers && seam !== null && !declared.includes(seam)) told.set(seam, { why, procedure: seam, by: ids });
  }
  return [...told.values()];
}

/** Rules whose code is under way when the die is rolled, or runs after it and up to the place where two courses part: one of them has looked. */
function rulesBetween(one: Course, other: Course, from: number, until: number): RuleId[] {
  const open: Code[] = [];
  for (const { code, enters } of one.events.slice(0, from)) {
    if (enters) open.push(code);
    else open.pop();
  }
  const ran = [one, other].flatMap(({ events }) => events.slice(from, until).map(({ code }) => code));
  return [...new Set([...open.slice(-1), ...ran].filter(({ kind }) => kind !== 'base').flatMap(({ ids }) => ids))];
}
