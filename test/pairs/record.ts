import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { Selection } from '../../src/compile/index.ts';
import type { Example, ExampleFile } from '../../src/scenario/types.ts';
import { builtIn } from '../bundled.ts';
import { loadExamples } from '../files.ts';
import { nameOf, type Outcomes, openExample, type Staging, SWITCHINGS, staged, switchedFour } from './pairs.ts';

/** How a pair ends under the four switchings, as it is kept in `<edition>.yaml`. */
export interface Shown extends Outcomes {
  readonly pair: readonly [string, string];
  readonly seams: readonly string[];
  /** Entry and title of the worked example that is played, with dice of a seed. */
  readonly example: string;
  /** Keywords that all units and weapons are given besides, or options of the mission. */
  readonly carries?: readonly string[];
  /** Flags that all vehicles are given besides. */
  readonly flags?: readonly string[];
  /** A turn of each side is played after the steps of the example. */
  readonly 'goes-on'?: true;
  readonly seed: number;
}

export type NotShown = { readonly [edition: string]: { readonly [first: string]: readonly string[] } };

export const fileOf = (name: string): string => fileURLToPath(new URL(`${name}.yaml`, import.meta.url));
const read = <T>(name: string, without: T): T =>
  existsSync(fileOf(name)) ? ((parse(readFileSync(fileOf(name), 'utf8')) as T | null) ?? without) : without;

export const shownOf = (edition: string): readonly Shown[] => read(edition, []);
export const notShownYet = (): NotShown => read('not-shown-yet', {});

export interface Situation {
  readonly name: string;
  readonly example: Example;
  readonly file: ExampleFile;
}

/** Worked examples of entries, by the name that records give them: only files in which they occur are read. */
export function situationsOf(entries: ReadonlySet<string>): Map<string, Situation> {
  const situations = new Map<string, Situation>();
  for (const edition of builtIn) {
    const folder = fileURLToPath(new URL(`../../variants/${edition}/`, import.meta.url));
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      if (!name.endsWith('.yaml')) continue;
      const text = readFileSync(folder + name, 'utf8');
      if (![...text.matchAll(/^- rule: (\S+)$/gm)].some(([, rule]) => entries.has(rule as string))) continue;
      const file = loadExamples(folder + name);
      for (const example of file.examples) {
        if (example.variant !== undefined || !entries.has(example.rule)) continue;
        const title = `${example.rule}: ${example.title}`;
        situations.set(title, { name: title, example, file });
      }
    }
  }
  return situations;
}

/**
 * Whether both rules act in a record: with both on switching either changes how it ends, or one prevails, that is, each changes it while the other
 * is off, and with both on one still does.
 */
export function bothAct({ both, 'without-first': first, 'without-second': second, neither }: Outcomes): boolean {
  if (both !== first && both !== second) return true;
  return (both !== first || both !== second) && first !== neither && second !== neither;
}

export const stagingOf = (shown: Shown): Staging => ({
  carries: shown.carries ?? [],
  flags: shown.flags ?? [],
  goesOn: shown['goes-on'] === true,
});

/** Plays records again under the four switchings. Names those that end otherwise, with what is found now. */
export async function changed(edition: string, records: readonly Shown[]): Promise<string[]> {
  const situations = situationsOf(new Set(records.map((it) => it.example.split(':')[0] as string)));
  const problems: string[] = [];
  for (const shown of records) {
    const situation = situations.get(shown.example);
    if (situation === undefined) {
      problems.push(`${nameOf(shown.pair)}: no example is called "${shown.example}"`);
      continue;
    }
    const rulesets = await switchedFour(edition, shown.pair);
    SWITCHINGS.forEach((it, k) => {
      const ruleset = rulesets[k] as Selection;
      const example = staged(situation.example, ruleset, stagingOf(shown));
      const end = openExample(example, situation.file, ruleset)?.(shown.seed) ?? 'cannot be played';
      if (end !== shown[it]) problems.push(`${nameOf(shown.pair)}, ${it}: ${end}`);
    });
  }
  return problems;
}
