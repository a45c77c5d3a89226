import { arenaMemory, type Game, type Unit } from '../../rules/index.ts';
import { MOST_TURNS } from './markers.ts';
import { turnsFor } from './ways.ts';

/** What a Run or an Advance adds to a move on average, and at most, inches. */
export const HURRY_INCHES = 3.5;
const FARTHEST_INCHES = 6;

/** Who was ever asked whether it hurries: by unit, 1. Whoever was not yet is taken not to. */
const asked = arenaMemory('commander/hurries', (g: Game) => ({ unit: new Uint8Array(g.units.length) }));

/** Notes that a unit may hurry. */
export function noteAsked(g: Game, u: Unit): void {
  asked(g).unit[u.slot] = 1;
}

/** Whether a unit is known to be one that may hurry. */
export const mayHurry = (g: Game, u: Unit): boolean => asked(g).unit[u.slot] !== 0;

/** About how likely a hurry gets so far, in editions that roll a die for it. */
const oddsToHurry = (inches: number): number => (inches <= 0 ? 1 : inches > FARTHEST_INCHES ? 0 : (7 - Math.ceil(inches)) / 6);

/**
 * What an objective is worth to a unit that is so far from it and hurries now, inches; later it moves at its pace. `worths`: from `row` on,
 * what it is worth by the turns until the unit is there.
 */
export function worthByHurry(worths: Readonly<Float64Array>, row: number, away: number, paceInches: number): number {
  const odds = oddsToHurry(away);
  if (odds >= 1) return worths[row];
  const turns = turnsFor(odds > 0 ? 1 : away - HURRY_INCHES, paceInches);
  return odds * worths[row] + (turns >= MOST_TURNS ? 0 : (1 - odds) * worths[row + turns]);
}
