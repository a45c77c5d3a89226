import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Example, ExampleFile } from '../../src/scenario/types.ts';
import { attackOdds, loadSelection, type Quantities, sampledQuantities } from '../../src/testing/index.ts';
import { loadExamples } from '../files.ts';
import { apart, SAMPLES } from './attack-cases.ts';

/** What is more than this is refused, so that no example takes long. */
const BOUNDS = { forks: 20_000, runs: 6000 };

interface Case {
  readonly name: string;
  readonly example: Example;
  readonly file: ExampleFile;
}

/** Samples of each example: a hundredth of those of an attack, for there are many. */
export const EXAMPLE_SAMPLES = Math.max(1000, Math.round(SAMPLES / 100));

/** Worked examples of an edition that take one step and roll dice. */
export function oneStepExamples(variant: string): readonly Case[] {
  const folder = fileURLToPath(new URL(`../../variants/${variant}/`, import.meta.url));
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .flatMap((name) => {
      const file = loadExamples(folder + name);
      return file.examples
        .filter(({ when, dice }) => when.length === 1 && Object.keys(dice ?? {}).length > 0)
        .map((example) => ({ name: `${name} ${example.rule} ${example.title}`, example, file }));
    });
}

/** Why there is no comparison: too much to look at, or a step that asks for more than the example answers when its dice fall otherwise; or a hole in an account. */
type Without = 'refused' | 'incomplete';

async function bothOf({ example, file }: Case, variant: string, samples: number): Promise<readonly [Quantities, Quantities] | Without> {
  const selection = await loadSelection(example.variant ?? variant);
  try {
    return [attackOdds(example, file, selection, BOUNDS), sampledQuantities(example, file, selection, samples, `agreement ${variant}`)];
  } catch (error) {
    if (error instanceof RangeError) return error.message.startsWith('more than') ? 'refused' : 'incomplete';
    if (error instanceof Error && error.name === 'ExampleError') return 'refused';
    throw error;
  }
}

export interface Compared {
  readonly compared: number;
  readonly refused: number;
  /** Names of examples for which the edition's account proved incomplete, so that there are no odds. */
  readonly incomplete: readonly string[];
  /** By name of the example: where its odds and its shares are too far apart. */
  readonly disagree: ReadonlyMap<string, readonly string[]>;
}

/** Exact odds of one-step examples beside what comes of them in play. */
export async function compareExamples(variant: string, cases: readonly Case[], samples: number): Promise<Compared> {
  let compared = 0;
  const incomplete: string[] = [];
  const disagree = new Map<string, string[]>();
  for (const it of cases) {
    const both = await bothOf(it, variant, samples);
    if (both === 'incomplete') incomplete.push(it.name);
    if (typeof both === 'string') continue;
    compared++;
    const [exact, played] = both;
    const found = [...new Set([...Object.keys(exact), ...Object.keys(played)])].flatMap((name) =>
      apart(exact[name]?.distribution ?? { 0: 1 }, played[name]?.distribution ?? { 0: 1 }, samples).map((it) => `${name}: ${it}`),
    );
    if (found.length > 0) disagree.set(it.name, found);
  }
  return { compared, refused: cases.length - compared - incomplete.length, incomplete, disagree };
}
