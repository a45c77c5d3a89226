import { conversionOf, convertSheet } from '../../src/scenario/convert.ts';
import type { Datasheet, Example, ExampleFile } from '../../src/scenario/types.ts';
import { attackOdds, loadSelection } from '../../src/testing/index.ts';
import { loadExamples } from '../files.ts';

const FOLDER = new URL('../../scenarios/attacks/', import.meta.url).pathname;
/** The unit that is attacked in every bundled attack. */
const TARGET = 'B';
const BEST_SAVE = 2;
const BEST_ARMOUR = 14;
const DUST = 1e-9;

type Values = { readonly [key: string]: unknown };
type Stronger = (stats: Values) => Values | null;

const onNumber =
  (key: string, change: (value: number) => number): Stronger =>
  (stats) => {
    const value = stats[key];
    return typeof value === 'number' && change(value) !== value ? { [key]: change(value) } : null;
  };

/** Ways to make a target stronger, each where its profile has such a value. */
export const STRONGER: { readonly [what: string]: Stronger } = {
  'a better save': onNumber('Sv', (value) => Math.max(BEST_SAVE, value - 1)),
  'one more Wound': onNumber('W', (value) => value + 1),
  'one more Hull Point': onNumber('HP', (value) => value + 1),
  'thicker armour': ({ AV }) => (Array.isArray(AV) ? { AV: AV.map((value) => Math.min(BEST_ARMOUR, Number(value) + 1)) } : null),
};

const withStats = (example: Example, stats: Values): Example => {
  const target = example.given.units[TARGET];
  return { ...example, given: { ...example.given, units: { ...example.given.units, [TARGET]: { ...target, stats } } } };
};

/** The chance of losing at least so many models, by number. */
function chances(example: Example, file: ExampleFile, selection: Awaited<ReturnType<typeof loadSelection>>): number[] {
  const { distribution } = attackOdds(example, file, selection)[`${TARGET}.modelsLost`] ?? { distribution: {} };
  const most = Math.max(...Object.keys(distribution).map(Number));
  return Array.from({ length: most + 1 }, (_, least) =>
    Object.entries(distribution).reduce((sum, [lost, chance]) => sum + (Number(lost) >= least ? chance : 0), 0),
  );
}

/** The same, or null where exact odds are refused. */
function chancesOrNone(...attack: Parameters<typeof chances>): number[] | null {
  try {
    return chances(...attack);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

export interface Compared {
  readonly compared: number;
  /** Where the stronger target is more likely to lose some number of models, or an attack can do nothing at all. */
  readonly faults: readonly string[];
  /** Attacks on stronger targets whose exact odds are not worked out. */
  readonly refused: readonly string[];
}

/** Compares the exact odds of a bundled attack on its target with those on stronger ones. */
export async function strongerLosesMore(attack: string, edition: string): Promise<Compared> {
  const file = loadExamples(FOLDER + attack);
  const selection = await loadSelection(edition);
  const faults: string[] = [];
  const refused: string[] = [];
  let compared = 0;
  for (const example of file.examples) {
    const weak = chances(example, file, selection);
    if ((weak[1] ?? 0) === 0) faults.push(`${edition}, ${example.title}: nothing can be lost`);
    const { datasheet = '' } = example.given.units[TARGET] ?? {};
    const variant = selection.variant.edition;
    const sheet = convertSheet(file.datasheets[datasheet] as Datasheet, conversionOf(variant));
    for (const [what, stronger] of Object.entries(STRONGER)) {
      const stats = stronger((sheet.models[0]?.blocks[variant.family] ?? {}) as Values);
      if (stats === null) continue;
      const strong = chancesOrNone(withStats(example, stats), file, selection);
      if (strong === null) {
        refused.push(`${edition}, ${attack}, ${what}`);
        continue;
      }
      compared++;
      strong.forEach((chance, least) => {
        if (chance > (weak[least] ?? 0) + DUST)
          faults.push(`${edition}, ${example.title}: ${least} lost with ${weak[least]}, and with ${what} ${chance}`);
      });
    }
  }
  return { compared, faults, refused };
}
