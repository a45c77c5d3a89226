import { resolve } from 'node:path';
import type { Selection } from '../compile/select.ts';
import { dataFolderOf } from '../load/disk.ts';
import type { Question } from '../odds/ask.ts';
import type { AttackOdds } from '../odds/attack-table.ts';
import { type Axis, AxisError, axisOf } from '../odds/axes.ts';
import { MEASURES, type MeasureName, measureOf } from '../odds/measure.ts';
import { attackerAndTarget } from '../odds/own-attack.ts';
import { type Shooters, shootersFor } from '../odds/shooters.ts';
import type { Varied } from '../odds/varied-table.ts';
import { AGAINST, variedOdds } from '../odds/vary.ts';
import { didYouMean } from '../scenario/nearest.ts';
import type { Example, ExampleFile } from '../scenario/types.ts';
import { UsageError } from './command.ts';
import { listOf } from './numbers.ts';
import { wrongWith } from './odds-wrong.ts';
import { shootersText } from './varied-text.ts';

/** An attack with the rulesets that it is asked of. */
export interface AskedAttack {
  readonly example: Example;
  readonly file: ExampleFile;
  readonly path: string;
  /** The folder that paths of rulesets start from. */
  readonly from: string;
  readonly selections: readonly Selection[];
}

/** Options that vary an attack, as they were typed. */
export interface VaryArgs {
  readonly vary?: string | readonly string[];
  readonly against?: string | readonly string[];
  readonly with?: string | readonly string[];
  readonly by?: string;
}

const MOST_AXES = 2;
/** Stands for the attacker until the attack is known. */
const WEAPON = 'weapon';

/**
 * What is to be varied, weapons and targets last.
 * @throws UsageError
 */
export function axesOf({ vary, against, with: weapons }: VaryArgs): Axis[] {
  const axes = [
    ...listOf(vary).map(axis),
    ...(weapons === undefined ? [] : [axis(`${WEAPON}=${listOf(weapons).join(',')}`)]),
    ...(against === undefined ? [] : [axis(`${AGAINST}=${listOf(against).join(',')}`)]),
  ];
  if (axes.length > MOST_AXES)
    throw new UsageError(`${axes.map(({ name }) => name).join(', ')}: at most ${MOST_AXES} things are varied at once, as rows and columns`);
  return axes;
}

function axis(text: string): Axis {
  try {
    return axisOf(text);
  } catch (error) {
    throw error instanceof AxisError ? new UsageError(`--vary ${error.message}`) : error;
  }
}

/** The number by which attacks are compared, if one is asked for. */
export function measureNamed(by: string | undefined, kill: number | null): MeasureName | null {
  const found = MEASURES.find((name) => name === by);
  if (by !== undefined && found === undefined)
    throw new UsageError(`--by ${by}: expected one of ${MEASURES.join(', ')}${didYouMean(by, MEASURES)}`);
  if (found === 'kill' && kill === null) throw new UsageError('--by kill: say how many, for example --kill 5');
  return found ?? null;
}

/** Odds at every value of the axes, of each attack under each of its rulesets. */
export async function varied(
  asked: readonly AskedAttack[],
  axes: readonly Axis[],
  question: Question,
  by: MeasureName | null,
): Promise<Varied[]> {
  const all: Varied[] = [];
  for (const { example, file, path, from, selections } of asked) {
    const attacker = attackerAndTarget(example)?.attacker ?? 'A';
    const named = axes.map((it) => (it.name === WEAPON ? { ...it, name: `${attacker}.${WEAPON}` } : it));
    const found: AttackOdds[] = [];
    for (const { spec } of selections) {
      const attack = { example, file, spec, from, beside: dataFolderOf(resolve(path)) };
      try {
        found.push(...(await variedOdds(attack, named, question)));
      } catch (error) {
        throw wrongWith(example, path, error);
      }
    }
    const measure = measureOf(
      found,
      by,
      axes.some(({ name }) => name === AGAINST),
    );
    all.push({ odds: found, axes: named, measure });
  }
  return all;
}

/** How many attackers it takes, by attack and ruleset, and the same as text. */
export function shooters(
  asked: readonly AskedAttack[],
  question: Question,
): { readonly found: readonly (readonly Shooters[])[]; readonly text: string } {
  const each = asked.map(({ example, file, path, selections }) =>
    selections.map((selection) => {
      try {
        return shootersFor({ example, file }, selection, question);
      } catch (error) {
        throw wrongWith(example, path, error);
      }
    }),
  );
  return { found: each, text: each.map(shootersText).join('\n\n\n') };
}

/** The chance that was asked for at every number of attackers, of each attack up to the greatest that any of its rulesets needs and all of them can tell. */
export async function byShooters(
  asked: readonly AskedAttack[],
  found: readonly (readonly Shooters[])[],
  question: Question,
): Promise<Varied[]> {
  const all: Varied[] = [];
  for (const [k, attack] of asked.entries()) {
    const each = found[k] ?? [];
    const wanted = Math.max(1, ...each.flatMap(({ needed }) => needed.map(({ upTo }) => upTo)));
    const most = Math.min(wanted, ...each.flatMap(({ refused }) => (refused === null ? [] : [refused.models - 1])));
    const axes = [axisOf(`models=1..${most}`)];
    all.push(...(await varied([attack], axes, question, question.kill === null ? 'destroy' : 'kill')));
  }
  return all;
}
