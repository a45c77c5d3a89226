import { type Manifest, type Plan, planDifferences, type Question } from '../campaign/manifest.ts';
import { OutputError } from './output-error.ts';

/**
 * Compares what is asked with what a finished run has answered.
 * @throws OutputError that names what is different
 */
export function sameQuestion(folder: string, answered: Manifest, plan: Plan, asked: Question): void {
  const differences = [
    ...planDifferences({ ...answered, pairs: answered.pairsAsked }, plan),
    ...questionDifferences(answered.question ?? {}, asked),
  ];
  if (differences.length === 0) return;
  throw new OutputError(
    folder,
    `holds the answer to another question (${differences.join('; ')}); choose another --out, overwrite it with --force, or see with sandtable report what it holds`,
  );
}

/** How what was asked differs from what is asked now, in words. */
export function questionDifferences(then: Question, asked: Question): string[] {
  const [before, now] = [plain(then), plain(asked)];
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])];
  return names
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(now[name]))
    .map((name) => `${name}: ${show(before[name], now[name])}`);
}

/** As it comes back from a file. */
const plain = (question: Question): Question => JSON.parse(JSON.stringify(question)) as Question;

const isShort = (value: unknown): boolean => typeof value !== 'object' || value === null;

const show = (before: unknown, now: unknown): string =>
  isShort(before) && isShort(now) ? `${String(before ?? 'none')} then, ${String(now ?? 'none')} now` : 'others than then';
