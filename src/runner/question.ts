import { type Manifest, type Plan, planDifferences, type Question } from './manifest.ts';
import { OutputError } from './output-error.ts';

/**
 * Compares what is asked with what a finished run has answered.
 * @throws OutputError that names what is different
 */
export function sameQuestion(folder: string, answered: Manifest, plan: Plan, asked: Question): void {
  const before = plain(answered.question ?? {});
  const now = plain(asked);
  const differences = planDifferences({ ...answered, pairs: answered.pairsAsked }, plan);
  for (const name of new Set([...Object.keys(before), ...Object.keys(now)])) {
    if (JSON.stringify(before[name]) !== JSON.stringify(now[name])) differences.push(`${name}: ${show(before[name], now[name])}`);
  }
  if (differences.length === 0) return;
  throw new OutputError(
    folder,
    `holds the answer to another question (${differences.join('; ')}); choose another --out, overwrite it with --force, or see with sandtable report what it holds`,
  );
}

/** As it comes back from a file. */
const plain = (question: Question): Question => JSON.parse(JSON.stringify(question)) as Question;

const isShort = (value: unknown): boolean => typeof value !== 'object' || value === null;

const show = (before: unknown, now: unknown): string =>
  isShort(before) && isShort(now) ? `${String(before ?? 'none')} then, ${String(now ?? 'none')} now` : 'others than then';
