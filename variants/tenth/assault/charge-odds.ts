import { arenaMemory, type Game } from 'sandtable/rules';
import type { Modern } from '../family.ts';

/** Chances that this many D6 roll at least a sum, by sum from 0. */
export function chancesOf(dice: number): Float64Array {
  let ways = [1];
  for (let k = 0; k < dice; k++) {
    const more = Array.from({ length: ways.length + 6 }, () => 0);
    ways.forEach((way, sum) => {
      for (let face = 1; face <= 6; face++) more[sum + face] += way;
    });
    ways = more;
  }
  const from = (sum: number): number => ways.slice(sum).reduce((all, way) => all + way, 0);
  return Float64Array.from(ways, (_, sum) => from(sum) / from(0));
}

const odds = arenaMemory('tenth/charge-odds', (g: Game<Modern>) => ({ atLeast: chancesOf(g.desk.tables.chargeDice) }));

/** Chance that a Charge roll is at least so many inches. */
export function chargeOdds(g: Game<Modern>, inches: number): number {
  const { atLeast } = odds(g);
  const need = Math.max(0, Math.ceil(inches));
  return need < atLeast.length ? atLeast[need] : 0;
}
