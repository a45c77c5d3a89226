import { harmOf, makePerils, type Perils } from 'sandtable/kit';
import { type Game, is, scratch, type Unit } from 'sandtable/rules';
import type { Classic, ClassicStats } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { gaitOf, gaitOfStats, isDangerousFor, statsOf } from '../movement/mobility.ts';
import { ON_FOOT } from '../state.ts';

/** The pieces that are dangerous to models of a unit (CLS-MOVE-07): for those who test, and for those who would rather not. */

const MOST_PIECES = 1024;

/** Room for the perils of one move: for whoever has a unit move, or test. */
export const perilRoom = scratch(makePerils(MOST_PIECES));

const isOfType = (one: ClassicStats, two: ClassicStats): boolean => one.type === two.type && one.vehicle === two.vehicle;

/** Whether a kind is dangerous to models of another type than the first of a unit (CLS-UNIT-19). */
function isPerilToOthers(g: Game<Classic>, u: Unit<Classic>, kind: number): boolean {
  if (u.sheet.models.length === 1 || is(u, ON_FOOT)) return false;
  for (let k = 0; k < u.sheet.models.length; k++) {
    const { stats } = u.sheet.models[k];
    if (!isOfType(stats, statsOf(g, u)) && isDangerousFor(gaitOfStats(stats), kind)) return true;
  }
  return false;
}

/** Whether a dangerous piece is one to models of this statline, whatever it is to those of another type in their unit. */
function isPerilTo(g: Game<Classic>, u: Unit<Classic>, stats: ClassicStats, kind: number): boolean {
  if (isOfType(stats, statsOf(g, u)) || is(u, ON_FOOT)) return true;
  return isDangerousFor(gaitOfStats(stats), kind) || !isDangerousFor(gaitOf(g, u), kind);
}

/** Fills `perils` with what is dangerous to the models of a unit that moves, and returns it; with `flew`, only where they begin and end. */
export function perilsOf(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, flew: boolean, perils: Perils): Perils {
  perils.n = 0;
  perils.besideInches = g.desk.numbers.engagedInches;
  perils.endsOnly = flew;
  const kinds = u.sheet.models;
  for (let p = 0; p < g.board.count; p++) {
    const { kind } = g.board.pieces[p];
    if (!s.isDangerous(g, u, p) && !isPerilToOthers(g, u, kind)) continue;
    for (let k = 0; k < kinds.length; k++) perils.harms[harmOf(perils.n, k)] = isPerilTo(g, u, kinds[k].stats, kind) ? 1 : 0;
    perils.pieces[perils.n++] = p;
  }
  return perils;
}

/** The same without models that pass every test; null if there is nothing to avoid. */
export function perilsToAvoid(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, flies: boolean, perils: Perils): Perils | null {
  perilsOf(g, s, u, flies, perils);
  if (perils.n === 0) return null;
  let anyHarmed = false;
  for (let i = u.first; i < u.first + u.size; i++) {
    if (g.models.alive[i] === 0) continue;
    if (!s.ignoresDanger(g, i)) anyHarmed = true;
    else for (let k = 0; k < perils.n; k++) perils.harms[harmOf(k, g.models.kind[i])] = 0;
  }
  return anyHarmed ? perils : null;
}
