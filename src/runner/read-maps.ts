import { type Block, winnerCode } from '../campaign/block-columns.ts';
import type { BoardMap } from '../campaign/board-map.ts';
import { CAUSES } from '../campaign/result.ts';
import { ResultsError, type Stored } from './stored.ts';

/**
 * Reads the maps of blocks from `positions` and `casualties`; every column equals what was written.
 * @param pairs number of pairs recorded for each block; null for one without a map.
 */
export function readMaps(
  blocks: readonly Block[],
  pairs: readonly (number | null)[],
  positions: Stored,
  casualties: Stored,
): (BoardMap | null)[] {
  const standing = rowsByBlock(blocks, positions, 'positions');
  const fallen = rowsByBlock(blocks, casualties, 'casualties');
  return blocks.map(({ scenario }, b) => {
    const watched = pairs[b] ?? null;
    if (watched === null) return null;
    const places = new Map(scenario.units.map(({ army, id }, unit) => [`${army}/${id}`, unit]));
    const bytes = (stored: Stored, name: string, rows: readonly number[]) => Uint8Array.from(rows, stored.number(name));
    const ints = (stored: Stored, name: string, rows: readonly number[]) => Int32Array.from(rows, stored.number(name));
    const reals = (stored: Stored, name: string, rows: readonly number[]) => Float64Array.from(rows, stored.number(name));
    const at = standing[b] as readonly number[];
    const lost = fallen[b] as readonly number[];
    const side = positions.word('army');
    const army = casualties.word('army');
    const unit = casualties.word('unit');
    const cause = casualties.word('cause');
    return {
      pairs: watched,
      standing: {
        round: bytes(positions, 'round', at),
        army: Uint8Array.from(at, (row) => winnerCode(side(row))),
        x: ints(positions, 'x', at),
        y: ints(positions, 'y', at),
        games: ints(positions, 'games', at),
        models: ints(positions, 'models', at),
        squares: ints(positions, 'squares', at),
        cubes: ints(positions, 'cubes', at),
      },
      fallen: {
        pair: ints(casualties, 'pair', lost),
        seat: bytes(casualties, 'seat', lost),
        round: bytes(casualties, 'round', lost),
        unit: Int32Array.from(lost, (row) => places.get(`${army(row)}/${unit(row)}`) ?? -1),
        cause: Uint8Array.from(lost, (row) => (CAUSES as readonly string[]).indexOf(cause(row))),
        points: reals(casualties, 'points', lost),
        x: reals(casualties, 'x', lost),
        y: reals(casualties, 'y', lost),
      },
    };
  });
}

/** The rows of a file that belong to each block. */
function rowsByBlock(blocks: readonly Block[], stored: Stored, name: string): number[][] {
  const key = (...words: readonly string[]) => words.join('\n');
  const rows: number[][] = blocks.map(() => []);
  const places = new Map(
    blocks.map(({ scenario, variant }, b) => [key(scenario.id, variant.spec, scenario.doctrines.red, scenario.doctrines.blue), b]),
  );
  const identity = ['scenario', 'variant', 'red_doctrine', 'blue_doctrine'].map((column) => stored.word(column));
  for (let row = 0; row < stored.rows; row++) {
    const block = places.get(key(...identity.map((read) => read(row))));
    if (block === undefined)
      throw new ResultsError(`${name}.arrow: row ${row + 1} has a scenario and variant that are not in campaign.json`);
    (rows[block] as number[]).push(row);
  }
  return rows;
}
