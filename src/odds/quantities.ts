import type { Arena } from '../engine/arena.ts';
import { statusOutcomes, type Unit } from '../rules/index.ts';
import { item } from '../rules/item.ts';
import type { Example } from '../scenario/types.ts';
import type { Scene } from '../scene/stage.ts';
import { isPriced } from './price.ts';
import { isCondition } from './quantity-words.ts';

/** One number that results from an attack, with the probability of each value. */
export interface Quantity {
  readonly mean: number;
  readonly distribution: { readonly [value: string]: number };
}

export interface Quantities {
  readonly [quantity: string]: Quantity;
}

/** Smaller probabilities are rounding errors. */
const DUST = 1e-15;

/** What is read from the units at the end. */
export interface Readings {
  readonly names: readonly string[];
  /** Values by name, in an array that is reused. */
  read(): readonly number[];
}

export function readingsOf({ arena }: Scene, example: Example): Readings {
  const names: string[] = [];
  const readers: (() => number)[] = [];
  for (const unit of arena.units) {
    const vehicle = unit.sheet.keywords.includes('vehicle');
    const left = (): number => {
      let sum = 0;
      for (let m = unit.first; m < unit.first + unit.size; m++) if (item(arena.models.alive, m) !== 0) sum += item(arena.models.wounds, m);
      return sum;
    };
    const start = left();
    names.push(`${unit.id}.modelsLost`, `${unit.id}.${vehicle ? 'hullPointsLeft' : 'woundsLeft'}`);
    readers.push(() => unit.size - unit.alive, left);
    if (vehicle) {
      names.push(`${unit.id}.hullPointsLost`);
      readers.push(() => start - left());
    }
    if (isPriced(example.given.units[unit.id])) {
      const standing = pointsStanding(arena, unit);
      names.push(`${unit.id}.pointsLost`);
      readers.push(() => standing - pointsStanding(arena, unit));
    }
  }
  for (const unit of arena.units) {
    names.push(`${unit.id}.isDestroyed`);
    readers.push(() => (unit.alive === 0 ? 1 : 0));
  }
  for (const [outcome, slots] of conditions()) {
    for (const unit of arena.units) {
      names.push(`${unit.id}.${outcome}`);
      readers.push(() => (unit.alive > 0 && slots.some((slot) => unit.status[slot] !== 0) ? 1 : 0));
    }
  }
  const values = new Array<number>(names.length).fill(0);
  return {
    names,
    read: () => {
      for (const [k, reader] of readers.entries()) values[k] = reader();
      return values;
    },
  };
}

/** Army points of the models of a unit that are left. */
function pointsStanding(arena: Arena, unit: Unit): number {
  let points = 0;
  for (let m = unit.first; m < unit.first + unit.size; m++) if (item(arena.models.alive, m) !== 0) points += arena.sheetOf(m).points;
  return points;
}

/** Conditions that units may end in, by name, each with the statuses that amount to it. */
function conditions(): [name: string, slots: readonly number[]][] {
  const names = [...new Set(statusOutcomes.flatMap((it) => it ?? []))].sort();
  return names.map((name) => [name, [...statusOutcomes.keys()].filter((slot) => statusOutcomes[slot] === name)]);
}

/** Tallies and conditions that are always 0 are left out. */
export function quantitiesOf(
  counted: readonly string[],
  tallies: readonly ReadonlyMap<number, number>[],
  names: readonly string[],
  values: readonly ReadonlyMap<number, number>[],
): Quantities {
  const told = counted.map((name, k) => [name, item(tallies, k)] as const).filter(([, found]) => found.size > 1 || !found.has(0));
  const isSeen = (name: string, found: ReadonlyMap<number, number>): boolean => !isCondition(name) || found.size > 1 || !found.has(0);
  const read = names.map((name, k) => [name, item(values, k)] as const).filter(([name, found]) => isSeen(name, found));
  return Object.fromEntries([...told, ...read].map(([name, found]) => [name, quantityOf(found)]));
}

function quantityOf(values: ReadonlyMap<number, number>): Quantity {
  const sorted = [...values].filter(([, p]) => p > DUST).sort(([a], [b]) => a - b);
  return { mean: sorted.reduce((sum, [value, p]) => sum + value * p, 0), distribution: Object.fromEntries(sorted) };
}
