import type { BoardPlan } from '../campaign/board.ts';
import { type BoardMap, OFF_TABLE } from '../campaign/board-map.ts';
import { CAUSES, type CampaignUnit, RED } from '../campaign/result.ts';
import { item } from '../rules/item.ts';
import { momentInterval, momentsFromSums } from '../stats/index.ts';
import { square } from '../stats/portable.ts';
import type { Row } from './tidy.ts';

/*
 * Rows of the tables about positions. Maps show red in seat 0: on a board that is the same when turned, engagements with red in seat 1
 * are turned; on any other board they are left out.
 */

/** Engagements that are on the map. */
const gamesOf = (board: BoardPlan, map: BoardMap): number => map.pairs * (board.turns ? 2 : 1);

export const boardRow = (board: BoardPlan, map: BoardMap | undefined): Row => ({
  width: board.width,
  height: board.height,
  cell: board.cell,
  games: map === undefined ? 0 : gamesOf(board, map),
  turned: board.turns,
});

/** Corners of the pieces, in order. */
export const terrainRows = (board: BoardPlan): Row[] =>
  board.terrain.flatMap(({ id, kind, height, polygon }) =>
    polygon.map(([x, y], corner) => ({ piece: id, kind, piece_height: height, corner, x, y })),
  );

export const objectiveRows = (board: BoardPlan): Row[] => board.objectives.map(({ id, x, y, radius }) => ({ objective: id, x, y, radius }));

/** Models of an army in a cell after a round; cells that were always empty have no row. */
export function positionRows(board: BoardPlan, map: BoardMap, confidence: number): Row[] {
  const { standing } = map;
  return Array.from(standing.round, (round, i) => ({
    army: standing.army[i] === RED ? 'red' : 'blue',
    round,
    ...cellAt(board, item(standing.x, i), item(standing.y, i)),
    ...perGame(board, map, [item(standing.models, i), item(standing.squares, i), item(standing.cubes, i)], confidence),
    games: item(standing.games, i),
    of: gamesOf(board, map),
  }));
}

/** Models that an army lost in a cell, sorted by army and cell. Models lost without having been on the table are in no cell. */
export function casualtyRows(board: BoardPlan, map: BoardMap, units: readonly CampaignUnit[], confidence: number): Row[] {
  const cells = new Map<number, Losses>();
  const { fallen } = map;
  for (let i = 0; i < fallen.pair.length; i++) {
    const pair = item(fallen.pair, i);
    const seat = item(fallen.seat, i);
    if (fallen.x[i] === OFF_TABLE || (seat === 1 && !board.turns)) continue;
    const army = item(units, item(fallen.unit, i)).army;
    const [x, y] = cornerAt(board, seat, item(fallen.x, i), item(fallen.y, i));
    const key = ((army === 'red' ? 0 : 1) * FAR + y) * FAR + x;
    let cell = cells.get(key);
    if (cell === undefined) {
      cell = { army, x, y, byPair: new Map(), games: new Set(), byCause: CAUSES.map(() => 0), points: 0 };
      cells.set(key, cell);
    }
    cell.byPair.set(pair, (cell.byPair.get(pair) ?? 0) + 1);
    cell.games.add(2 * pair + seat);
    const cause = item(fallen.cause, i);
    cell.byCause[cause] = item(cell.byCause, cause) + 1;
    cell.points += item(fallen.points, i);
  }
  const games = gamesOf(board, map);
  return [...cells.entries()]
    .sort(([a], [b]) => a - b)
    .map(([, cell]) => ({
      army: cell.army,
      ...cellAt(board, cell.x, cell.y),
      ...perGame(board, map, powerSums(cell.byPair.values()), confidence),
      points: cell.points / games,
      ...Object.fromEntries(CAUSES.map((cause, c) => [cause, item(cell.byCause, c) / games])),
      games: cell.games.size,
      of: games,
    }));
}

interface Losses {
  readonly army: CampaignUnit['army'];
  readonly x: number;
  readonly y: number;
  readonly byPair: Map<number, number>;
  readonly games: Set<number>;
  readonly byCause: number[];
  points: number;
}

/** More inches than a board has, to encode a position as one number. */
const FAR = 1000;

/** Lower corner of the cell that contains a position, seen with red in seat 0. */
function cornerAt({ width, height, cell }: BoardPlan, seat: number, x: number, y: number): [number, number] {
  const along = (at: number, length: number): number => {
    const seen = seat === 0 ? at : length - at;
    return Math.min(Math.ceil(length / cell) - 1, Math.floor(seen / cell)) * cell;
  };
  return [along(x, width), along(y, height)];
}

/** The middle of the part of a cell that lies on the board. */
function cellAt({ width, height, cell }: BoardPlan, x: number, y: number): { x: number; y: number } {
  return { x: (x + Math.min(x + cell, width)) / 2, y: (y + Math.min(y + cell, height)) / 2 };
}

function perGame(board: BoardPlan, { pairs }: BoardMap, sums: readonly [number, number, number], confidence: number) {
  const { estimate, low, high } = momentInterval(momentsFromSums(pairs, sums, board.turns ? 0.5 : 1), confidence);
  return { models: estimate, low: Math.max(0, low), high };
}

function powerSums(counts: Iterable<number>): [number, number, number] {
  const sums: [number, number, number] = [0, 0, 0];
  for (const count of counts) {
    sums[0] += count;
    sums[1] += square(count);
    sums[2] += count * square(count);
  }
  return sums;
}
