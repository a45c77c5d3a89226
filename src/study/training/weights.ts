import { item } from '../../rules/item.ts';
import { CONSIDERATIONS } from '../../scenario/schema/doctrine.ts';
import type { DoctrineFile } from '../../scenario/types.ts';
import { exp, log } from '../../stats/portable.ts';

/** Limits of a trained weight. Beyond them a consideration rules out, or counts for nothing beside, all the others. */
export const LEAST = 0.05;
export const MOST = 20;
/** Digits of a weight in a file: more would be noise. */
const DIGITS = 3;

/** The considerations that a doctrine uses: what is switched off stays off. */
export const inUse = (doctrine: DoctrineFile): string[] => CONSIDERATIONS.filter((name) => weightOf(doctrine, name) > 0);

const weightOf = ({ commander = {} }: DoctrineFile, name: string): number => commander[name] ?? 1;

/** Weights as a point to climb from: their logarithms, since twice as much and half as much are as far away. */
export const pointOf = (doctrine: DoctrineFile, names: readonly string[]): number[] =>
  names.map((name) => log(Math.min(MOST, Math.max(LEAST, weightOf(doctrine, name)))));

/** A doctrine with the weights of a point. */
export function doctrineAt(doctrine: DoctrineFile, names: readonly string[], point: readonly number[]): DoctrineFile {
  const weights = Object.fromEntries(names.map((name, i) => [name, Number(exp(item(point, i)).toPrecision(DIGITS))]));
  return { ...doctrine, commander: { ...doctrine.commander, ...weights } };
}
