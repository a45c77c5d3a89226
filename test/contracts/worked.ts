import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Selection } from '../../src/compile/index.ts';
import type { Example, ExampleFile } from '../../src/scenario/types.ts';
import { randomFrom } from '../../src/stats/index.ts';
import { loadSelection, playExample } from '../../src/testing/index.ts';
import { loadExamples } from '../files.ts';

/** A worked example with the ruleset that plays it. */
export interface Worked {
  readonly name: string;
  readonly example: Example;
  readonly file: ExampleFile;
  readonly selection: Selection;
}

/** All worked examples of an edition. */
export async function workedOf(edition: string): Promise<Worked[]> {
  const folder = fileURLToPath(new URL(`../../variants/${edition}/`, import.meta.url));
  const selections = new Map<string, Selection>();
  const list: Worked[] = [];
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((it) => it.endsWith('.yaml'))
    .sort()) {
    const file = loadExamples(folder + name);
    for (const example of file.examples) {
      const spec = example.variant ?? edition;
      const selection = selections.get(spec) ?? (await loadSelection(spec));
      selections.set(spec, selection);
      list.push({ name: `${edition}/${name}:${example.line} ${example.title}`, example, file, selection });
    }
  }
  return list;
}

/** Problems of examples that should pass, one line each. */
export const failing = (list: readonly Worked[]): string[] =>
  list.flatMap((it) => playWhole(it).map((problem) => `${it.name}: ${problem}`));

const playWhole = ({ example, file, selection }: Worked): string[] => playExample(example, file, selection, example.dice, example.then);

/**
 * Plays each example with one die missing, so that it stops in the middle of something, and then the next one as it is. Names those that then
 * fail, and counts how many were stopped.
 */
export function failAfterStopped(list: readonly Worked[], seed: string): { problems: string[]; stopped: number } {
  const random = randomFrom(seed);
  const problems: string[] = [];
  let stopped = 0;
  list.forEach((it, k) => {
    const labels = Object.keys(it.example.dice).filter((label) => (it.example.dice[label] ?? []).length > 0);
    const label = labels[random.below(labels.length)];
    if (label === undefined) return;
    const dice = it.example.dice[label] ?? [];
    const short = { ...it.example.dice, [label]: dice.slice(0, random.below(dice.length)) };
    if (playExample(it.example, it.file, it.selection, short, it.example.then).some((problem) => problem.includes('is missing'))) stopped++;
    const next = list[(k + 1) % list.length] as Worked;
    problems.push(...playWhole(next).map((problem) => `${next.name}, after a die too few in ${it.name}: ${problem}`));
  });
  return { problems, stopped };
}
