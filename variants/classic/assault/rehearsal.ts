import { chargeMove, chargeMoveFirst, inPiece, type MoveRules, makeSegment, type Perils, piecesTouched, setSegment } from 'sandtable/kit';
import { arenaMemory, type Game, scratch, type Unit } from 'sandtable/rules';
import type { Classic } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { GAIT, isDifficultFor, isOnFoot, moveRulesOf } from '../movement/mobility.ts';
import { perilRoom, perilsToAvoid } from '../terrain/perils.ts';

/**
 * A charge is rehearsed before its terrain is paid for: whether any model must cross difficult terrain, or end in it, is known only once
 * every model has its place (CLS-ASSAULT-07).
 */

/** What comes of a rehearsal: no charge, one that keeps clear of difficult terrain, one through it. */
export const REHEARSED = { fails: 0, clear: 1, through: 2 } as const;
export type Rehearsed = (typeof REHEARSED)[keyof typeof REHEARSED];

/** By model: where it stands. */
const places = (models: number) => ({
  x: new Float64Array(models),
  y: new Float64Array(models),
  z: new Float64Array(models),
  dirX: new Float64Array(models),
  dirY: new Float64Array(models),
});
type Places = ReturnType<typeof places>;

/** Where models stood before the rehearsal. */
const stood = arenaMemory('classic/rehearsed-charge', (g: Game<Classic>) => places(g.models.x.length));
/** Where they stood at its end. */
const ended = arenaMemory('classic/rehearsed-end', (g: Game<Classic>) => places(g.models.x.length));
/** What was rehearsed last: by which unit (its slot and 1, 0 for none), how long a charge at how many; its longest move. When stands on the desk. */
const last = arenaMemory('classic/last-rehearsal', (_g: Game<Classic>) => ({ unit: 0, count: 0, inches: 0, longest: 0 }));

function note(g: Game<Classic>, u: Unit<Classic>, to: Places): void {
  const m = g.models;
  for (let i = u.first; i < u.first + u.size; i++) {
    to.x[i] = m.x[i];
    to.y[i] = m.y[i];
    to.z[i] = m.z[i];
    to.dirX[i] = m.dirX[i];
    to.dirY[i] = m.dirY[i];
  }
}

function putAt(g: Game<Classic>, u: Unit<Classic>, { x, y, z, dirX, dirY }: Places): void {
  const m = g.models;
  for (let i = u.first; i < u.first + u.size; i++) {
    m.x[i] = x[i];
    m.y[i] = y[i];
    m.z[i] = z[i];
    m.dirX[i] = dirX[i];
    m.dirY[i] = dirY[i];
  }
}

const MOST_PIECES = 1024;
const crossing = scratch({ touched: new Int16Array(MOST_PIECES) });

/** Whether difficult terrain is near enough for a unit to reach. */
export function difficultNear(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, inches: number): boolean {
  const far = u.radius + inches;
  for (let p = 0; p < g.board.count; p++) {
    const { minX, maxX, minY, maxY } = g.board.pieces[p];
    if (u.x + far < minX || u.x - far > maxX || u.y + far < minY || u.y - far > maxY) continue;
    if (s.isDifficult(g, u, p)) return true;
  }
  return false;
}

const way = scratch(makeSegment());

/** Whether any model that moved from `x`, `y` crossed difficult terrain or is in it. */
function crosses(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, x: Float64Array, y: Float64Array): boolean {
  const m = g.models;
  const { touched } = crossing();
  for (let i = u.first; i < u.first + u.size; i++) {
    if (m.alive[i] === 0 || (m.x[i] === x[i] && m.y[i] === y[i]) || !isOnFoot(g, u, i)) continue;
    const n = piecesTouched(g, i, setSegment(way(), x[i], y[i], m.x[i], m.y[i]), touched);
    for (let k = 0; k < n; k++) if (s.isDifficult(g, u, touched[k])) return true;
  }
  return false;
}

/** Whether any model stands in terrain that is difficult on foot: a model that flew there lands in it (CLS-MOVE-16). */
export function landsInDifficult(g: Game<Classic>, u: Unit<Classic>): boolean {
  const m = g.models;
  for (let p = 0; p < g.board.count; p++) {
    const piece = g.board.pieces[p];
    if (!isDifficultFor(GAIT.foot, piece.kind)) continue;
    for (let i = u.first; i < u.first + u.size; i++) if (m.alive[i] !== 0 && inPiece(m, i, piece)) return true;
  }
  return false;
}

/** The rules by which a unit closes in: it keeps clear of `perils` where that costs no contact (CLS-MOVE-07). */
export function chargeRulesOf(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, flies: boolean, perils: Perils): MoveRules {
  const rules = moveRulesOf(g, u, flies);
  rules.perils = perilsToAvoid(g, s, u, flies, perils);
  return rules;
}

/** Moves a unit into contact with the first of `n` targets, and others of them; the longest move, 0 if it cannot. */
function chargeInto(g: Game<Classic>, u: Unit<Classic>, aims: Int16Array, n: number, inches: number, rules: MoveRules): number {
  if (inches <= 0) return 0;
  return n === 1 ? chargeMove(g, u, g.units[aims[0]], inches, rules) : chargeMoveFirst(g, u, aims, n, inches, rules);
}

/** Rehearses a charge of a length at the first `n` of `aims`; nothing has changed afterwards. */
export function rehearse(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, aims: Int16Array, n: number, inches: number): Rehearsed {
  const before = stood(g);
  note(g, u, before);
  const rules = chargeRulesOf(g, s, u, s.fliesOver(g, u), perilRoom());
  rules.rehearses = true;
  const rehearsal = last(g);
  rehearsal.longest = chargeInto(g, u, aims, n, inches, rules);
  rules.rehearses = false;
  rehearsal.unit = u.slot + 1;
  rehearsal.count = n;
  rehearsal.inches = inches;
  g.desk.rehearsed.at = g.changes;
  if (rehearsal.longest === 0) return REHEARSED.fails;
  const through = crosses(g, s, u, before.x, before.y);
  note(g, u, ended(g));
  putAt(g, u, before);
  return through ? REHEARSED.through : REHEARSED.clear;
}

/** Forgets what was rehearsed: another charge begins. */
export function forgetRehearsal(g: Game<Classic>): void {
  last(g).unit = 0;
}

/** Carries a charge out; the longest move, 0 if it fails. One that was rehearsed last ends as it did then, if nothing on the table has moved since. */
export function chargeAsRehearsed(
  g: Game<Classic>,
  u: Unit<Classic>,
  aims: Int16Array,
  n: number,
  inches: number,
  rules: MoveRules,
): number {
  const rehearsal = last(g);
  const same = rehearsal.unit === u.slot + 1 && rehearsal.count === n && rehearsal.inches === inches && g.desk.rehearsed.at === g.changes;
  if (!same) return chargeInto(g, u, aims, n, inches, rules);
  if (rehearsal.longest > 0) {
    putAt(g, u, ended(g));
    g.moved(u);
  }
  return rehearsal.longest;
}
