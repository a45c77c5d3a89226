import type { Selection } from '../compile/select.ts';
import { ForkingDice } from '../engine/dice/forking.ts';
import type { Example, ExampleFile } from '../scenario/types.ts';
import { perform } from './example.ts';
import { type Scene, sceneWith } from './stage.ts';

/** One number that an attack comes to, with the exact probability of each value. */
export interface Quantity {
  readonly mean: number;
  readonly distribution: { readonly [value: string]: number };
}

/** Sums over events that are told where they happen, by the name they have in results. */
const TALLIES: { readonly [quantity: string]: string } = {
  hits: 'hits',
  wounds: 'wounds',
  unsaved: 'unsaved',
  damage: 'damage',
  mortalWounds: 'mortal-wounds',
};

/** Below so small a part everything is rounding. */
const DUST = 1e-15;

/**
 * Exact odds of everything an example's steps lead to, in one walk over every outcome of its dice: sums of events, and for
 * each unit models lost and wounds (or Hull Points) left. What the example promises is not looked at.
 * Throws a RangeError beyond `most` outcomes.
 */
export function attackOdds(
  example: Example,
  file: ExampleFile,
  selection: Selection,
  most = 500_000,
): { readonly [quantity: string]: Quantity } {
  const holder: { dice: ForkingDice | null } = { dice: null };
  const scene = sceneWith(example, file, selection, (rollers, nobody) => {
    holder.dice = new ForkingDice(rollers, nobody);
    return holder.dice;
  });
  const found = new Map<string, Map<number, number>>();
  const note = (quantity: string, value: number, probability: number): void => {
    const values = found.get(quantity) ?? new Map<number, number>();
    found.set(quantity, values);
    values.set(value, (values.get(value) ?? 0) + probability);
  };
  holder.dice?.walk(
    () => {
      scene.again();
      perform(scene, example);
    },
    (probability) => {
      for (const [quantity, event] of Object.entries(TALLIES)) note(quantity, scene.trace.tally(event) ?? 0, probability);
      for (const [unit, { lost, left, vehicle }] of unitsOf(scene)) {
        note(`${unit}.modelsLost`, lost, probability);
        note(`${unit}.${vehicle ? 'hullPointsLeft' : 'woundsLeft'}`, left, probability);
      }
    },
    most,
  );
  const certain = [...found].filter(([quantity, values]) => !(quantity in TALLIES) || values.size > 1 || !values.has(0));
  return Object.fromEntries(certain.map(([quantity, values]) => [quantity, quantityOf(values)]));
}

function unitsOf({ arena }: Scene): [string, { lost: number; left: number; vehicle: boolean }][] {
  return arena.units.map((unit) => {
    let left = 0;
    for (let m = unit.first; m < unit.first + unit.size; m++) if (arena.models.alive[m] !== 0) left += arena.models.wounds[m] as number;
    return [unit.id, { lost: unit.size - unit.alive, left, vehicle: unit.sheet.keywords.includes('vehicle') }];
  });
}

function quantityOf(values: ReadonlyMap<number, number>): Quantity {
  const sorted = [...values].filter(([, p]) => p > DUST).sort(([a], [b]) => a - b);
  return { mean: sorted.reduce((sum, [value, p]) => sum + value * p, 0), distribution: Object.fromEntries(sorted) };
}
