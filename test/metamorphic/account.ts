import { type Match, openPlayer, type Player, rootKey, Trace, type TraceLine } from '../../src/engine/index.ts';
import { type Board, PLACE, writtenX, writtenY } from '../../src/rules/index.ts';

/** A battle ready to be played, with a trace of what happens. */
export interface Stand {
  readonly match: Match;
  readonly player: Player;
  readonly trace: Trace;
}

export const standOf = (match: Match): Stand => {
  const trace = new Trace();
  return { match, player: openPlayer(match, trace), trace };
};

const SIDES = ['red', 'blue'];
/** Fields of events that are indices into the list of objectives. */
const MARKERS = new Set(['objective', 'marker']);

/** Where a place of the one board is on the other. */
export type View = (x: number, y: number) => readonly [x: number, y: number];
export const AS_IT_IS: View = (x, y) => [x, y];

/** A view of places as a board's files have them. */
const asWritten =
  (board: Board, view: View): View =>
  (x, y) =>
    view(writtenX(board, x), writtenY(board, y));

/**
 * One engagement in words: its events and dice with the names of units, models, pieces and markers, then where every living model on the table stands at
 * the end, by unit in alphabetical order, and the outcome.
 */
export function accountOf({ player, trace }: Stand, seed: string, pair: number, seat: 0 | 1, written = AS_IT_IS): string[] {
  const { arena } = player;
  const view = asWritten(arena.board, written);
  const m = arena.models;
  const moves: { readonly at: number; readonly text: string }[] = [];
  trace.clear();
  arena.watchMoves((unit) => {
    const spots: string[] = [];
    for (let i = unit.first; i < unit.first + unit.size; i++) if (m.alive[i] !== 0) spots.push(view(m.x[i], m.y[i]).join());
    moves.push({ at: trace.size, text: `  ${SIDES[unit.side]}/${unit.id} at ${spots.join(' ')}` });
  });
  const outcome = player.play(rootKey(seed), pair, seat);
  arena.watchMoves(null);
  const lines: string[] = [];
  trace.lines(arena).forEach((it, at) => {
    while (moves[0]?.at === at) lines.push((moves.shift() as { text: string }).text);
    lines.push(lineText(it, arena.board.objectives, written));
  });
  const ends: string[] = [];
  arena.units.forEach((unit, slot) => {
    const spots: string[] = [];
    for (let i = unit.first; i < unit.first + unit.size; i++)
      spots.push(m.alive[i] === 0 || unit.place !== PLACE.table ? '-' : `${view(m.x[i], m.y[i]).join()},${m.z[i]}/${m.wounds[i]}`);
    ends.push(`${SIDES[unit.side]}/${unit.id} ${unit.place} dealt ${outcome.unitDamage[slot]}: ${spots.join(' ')}`);
  });
  const { first, winner, rounds, endedBy, vp, lost } = outcome;
  return [...lines, ...ends.sort(), `first ${first} winner ${winner} after ${rounds} (${endedBy}), ${vp.join(':')} lost ${lost.join(':')}`];
}

function lineText(line: TraceLine, objectives: readonly { readonly id: string }[], view: View): string {
  if ('die' in line) return `  ${line.deed} ${line.actor} -> ${line.target} ${line.die} ${line.ordinal}: ${line.value}`;
  const { x, y } = line.fields;
  const place = typeof x === 'number' && typeof y === 'number' ? view(x, y) : null;
  const fields = Object.entries({ ...line.fields, ...(place === null ? {} : { x: place[0], y: place[1] }) }).map(([name, value]) =>
    MARKERS.has(name) && typeof value === 'number' ? `${name} ${objectives[value]?.id ?? 'none'}` : `${name} ${value}`,
  );
  return `${line.event} ${fields.join(', ')}`;
}

/** Events name places in whole steps of the grid: what lies half way between two is the one or the other. */
const PLACED = / (x|y) (-?[\d.]+)/g;
const GRID_INCHES = 1 / 256;

/** Whether two lines say the same of an event, at places that may have been rounded differently. */
export function isSameEvent(a: string | undefined, b: string | undefined): boolean {
  if (a === b) return true;
  if (a === undefined || b === undefined || a.replace(PLACED, '') !== b.replace(PLACED, '')) return false;
  const others = [...b.matchAll(PLACED)];
  return [...a.matchAll(PLACED)].every((it, k) => Math.abs(Number(it[2]) - Number(others[k]?.[2])) <= GRID_INCHES);
}

type Same = (a: string | undefined, b: string | undefined) => boolean;

/** The first line in which two accounts differ, with the lines before it; null if they are the same. */
export function firstDifference(a: readonly string[], b: readonly string[], same: Same = Object.is, before = 3): string | null {
  for (let k = 0; k < Math.max(a.length, b.length); k++) {
    if (same(a[k], b[k])) continue;
    return [...a.slice(Math.max(0, k - before), k), `- ${a[k] ?? '(nothing)'}`, `+ ${b[k] ?? '(nothing)'}`].join('\n');
  }
  return null;
}
