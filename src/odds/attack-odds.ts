import type { CodeTrace } from '../compile/instruments.ts';
import type { Selection } from '../compile/select.ts';
import { strangersOf } from '../compile/strangers.ts';
import { ForkingDice } from '../engine/dice/forking.ts';
import { type Roller, type RuleId, withoutDeclaring } from '../rules/index.ts';
import { item } from '../rules/item.ts';
import type { Example, ExampleFile } from '../scenario/types.ts';
import { performing } from '../scene/perform.ts';
import { sceneWith } from '../scene/stage.ts';
import { AccountError, type Bounds, Explorer } from './outcomes/graph.ts';
import { Held } from './outcomes/held.ts';
import { Moment } from './outcomes/moment.ts';
import type { Ending, Graph } from './outcomes/shape.ts';
import { weigh } from './outcomes/weigh.ts';
import { ownAttack } from './own-attack.ts';
import { type Quantities, quantitiesOf, readingsOf } from './quantities.ts';
import { Tallies } from './tallies.ts';
import { shotsToCome } from './to-come.ts';

export type { Quantities, Quantity } from './quantities.ts';

/** The limits beyond which an attack is refused; where courses multiply with every die, as soon as that shows (`Growth`). */
const BOUNDS: Bounds = { forks: 400_000, runs: 200_000 };
/** The memory that an attack may take up in all, in bytes. */
const MOST_HELD = 512 * 2 ** 20;

/**
 * Exact odds of everything an example's steps lead to: sums of events, and for each unit models lost and wounds (or Hull
 * Points) left. The rules play every distinct course; equivalent courses are merged. The example's `then` is ignored.
 * Throws a RangeError beyond `most`, and for more than `mostHeld` bytes, as `Held` reckons them.
 */
export const attackOdds = (example: Example, file: ExampleFile, selection: Selection, most = BOUNDS, mostHeld = MOST_HELD): Quantities =>
  withoutDeclaring(() => worked({ example, file, selection, most, mostHeld }));

interface Task {
  readonly example: Example;
  readonly file: ExampleFile;
  readonly selection: Selection;
  readonly most: Bounds;
  readonly mostHeld: number;
}

/** What an edition knows to make no difference is left out until code runs of which it knows nothing. */
function worked(task: Task): Quantities {
  const strangers = strangersOf(task.selection);
  if (strangers.length === 0) return followed(task, false);
  // Who may act, and in which order, is asked by code of which nothing is heard.
  const reorders = strangers.find((it) => it.sequence !== undefined);
  if (reorders !== undefined) return toldWhole(task, reorders.id);
  const ids = new Set(strangers.map((it) => it.id));
  try {
    return followed(task, false, (rule) => {
      if (ids.has(rule)) throw new StrangeCode(rule);
    });
  } catch (error) {
    if (!(error instanceof StrangeCode)) throw error;
    return toldWhole(task, error.rule);
  }
}

/** Code of a rule ran that may look at anything. */
class StrangeCode extends Error {
  readonly rule: RuleId;

  constructor(rule: RuleId) {
    super(`code of ${rule} has run`);
    this.rule = rule;
  }
}

function toldWhole(task: Task, rule: RuleId): Quantities {
  try {
    return followed(task, true);
  } catch (error) {
    if (error instanceof AccountError) {
      throw new RangeError(`the code of ${rule}, or what its edition does with it, does not do the same each time (${error.message})`);
    }
    if (!(error instanceof RangeError)) throw error;
    throw new RangeError(
      `${error.message}, since ${rule} may look at how the attack has gone so far, or at single models: if it does neither, say so there with "memoryless: true"`,
    );
  }
}

/**
 * @param whole whether nothing is left out of a state or taken for alike, and nothing foretold
 * @param runs is told of each rule and ledger entry whose code runs in the course of the attack
 */
function followed({ example, file, selection, most, mostHeld }: Task, whole: boolean, runs?: (rule: RuleId) => void): Quantities {
  const holder: { dice: ForkingDice | null; explorer: Explorer | null } = { dice: null, explorer: null };
  const makeDice = (rollers: number, nobody: Roller): ForkingDice => {
    holder.dice = new ForkingDice(rollers, nobody, {
      choose: (frame, why, chances, marks, told, least) => {
        if (holder.explorer === null) throw new Error('a die is rolled before the first step');
        return holder.explorer.choose(frame, why, chances, marks, told, least);
      },
    });
    return holder.dice;
  };
  let isUnderWay = false;
  const asks = (rule: RuleId): void => {
    if (isUnderWay) runs?.(rule);
  };
  const trace: CodeTrace = { enter: ({ ids }) => ids.forEach(asks), leave: () => {}, asks };
  const scene = sceneWith(example, file, selection, makeDice, runs && { trace });
  const dice = holder.dice as unknown as ForkingDice;
  const counted = new Tallies(scene.arena, ownAttack(scene, example));
  const toCome = shotsToCome(scene, example);
  let step = 0;
  const moment = new Moment(scene.arena, dice, counted, () => (scene.isInTurn() ? null : item(toCome, step)), {
    whole,
    rules: selection.rules,
  });
  const perform = performing(scene, example, (k) => {
    step = k;
  });
  const run = (): void => {
    isUnderWay = false;
    dice.restart();
    scene.again();
    moment.start();
    isUnderWay = true;
    perform();
  };
  const { names, read } = readingsOf(scene, example);
  let held = new Held(mostHeld);
  const explore = (foresee: boolean): Graph => {
    held = new Held(mostHeld);
    const explorer = new Explorer(moment, run, read, most, foresee, held);
    holder.explorer = explorer;
    return explorer.explore();
  };
  const { endings, tallies } = weigh(whole ? explore(false) : carefully(explore), held);
  return quantitiesOf(
    counted.names,
    tallies,
    names,
    names.map((_, k) => valuesOf(endings, k)),
  );
}

/** Predicts what it can; if the edition's account proves incomplete, every outcome of every fork is played. */
function carefully(explore: (foresee: boolean) => Graph): Graph {
  try {
    return explore(true);
  } catch (error) {
    if (!(error instanceof AccountError)) throw error;
  }
  try {
    return explore(false);
  } catch (error) {
    if (!(error instanceof AccountError)) throw error;
    throw new RangeError(`its edition accounts for it incompletely (${error.message})`);
  }
}

function valuesOf(endings: ReadonlyMap<Ending, number>, k: number): ReadonlyMap<number, number> {
  const values = new Map<number, number>();
  for (const [{ readings }, chance] of endings) {
    const value = item(readings, k);
    values.set(value, (values.get(value) ?? 0) + chance);
  }
  return values;
}
