import { insidePolygon, type MoveRules } from 'sandtable/kit';
import type { Game, Unit } from 'sandtable/rules';
import { hasBit } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { Tables } from '../tables.ts';
import { BEAST, INFANTRY, isBig, PASSES_RUINS, RUIN } from '../terrain/field-desk.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

/** Margin outside Engagement Range, so that rounding to the grid never brings a model into it. */
const CLEAR_INCHES = 1 / 64;
/** Margin inside weapon range for a unit that keeps its distance. */
const SPARE_INCHES = 1;
/** For units that keep a distance but have not said which. */
const USUAL_RANGE_INCHES = 18;

/** Sets the move rules for a Normal, Advance or Fall Back move of a unit (TEN-MOVE-01, TEN-MOVE-17, TEN-TERRAIN-15). */
export function prepareMove(g: G, t: Tables, u: U, flies: boolean, reachInches: number): MoveRules {
  const rules = g.desk.field.rules;
  rules.keepFromEnemiesInches = t.engagementInches + CLEAR_INCHES;
  rules.passesEnemies = false;
  rules.overhead = g.desk.field.nobody;
  rules.heldOffInches = 0;
  rules.offMarkers = true;
  rules.only = -1;
  rules.limits = g.desk.field.noLengths;
  rules.flies = flies;
  rules.throughAir = flies && t.fliesThroughAir;
  rules.terrain = g.desk.field.terrain;
  rules.climbs = flies ? g.desk.field.flownOver : g.desk.field.climbed;
  rules.floorPiece = g.desk.field.floors ? floorsUnder(g, u) : -1;
  rules.floorInches = 0;
  rules.bars = g.desk.field.nobody;
  rules.barring = g.desk.field.bigModels;
  if (isBig(u)) {
    // Anew each time: units come apart (TEN-UNIT-16).
    rules.bars = g.desk.field.bigUnits;
    for (let k = 0; k < g.units.length; k++) rules.bars[k] = isBig(g.units[k]) ? 1 : 0;
  }
  // Infantry and Beasts walk through walls of ruins; all others need a gap.
  rules.walls[RUIN] = walksThroughWalls(g, t, u) ? 0 : 1;
  g.desk.field.flownOver[RUIN] = rules.walls[RUIN];
  // A model on a round base turns freely; `prepareTurns` sets what others pay for it (TEN-MOVE-10).
  rules.facesMove = g.models.coreX[u.first] === 0;
  rules.rangeInches = reachInches > SPARE_INCHES ? reachInches - SPARE_INCHES : USUAL_RANGE_INCHES;
  return rules;
}

/**
 * Lets the unit move over friends that bar the way, and with `engagement` over enemies and through their Engagement Range (TEN-MOVE-24).
 */
export function passOver(g: G, rules: MoveRules, engagement: boolean): void {
  rules.bars = g.desk.field.nobody;
  rules.passesEnemies = engagement;
}

/** Sets them for a Pile-in or Consolidation move, which may end in Engagement Range of any enemy. */
export function preparePileIn(g: G, t: Tables, u: U): MoveRules {
  const rules = prepareMove(g, t, u, false, 0);
  rules.keepFromEnemiesInches = 0;
  rules.heldOffInches = t.pileInHeldOffInches;
  rules.only = g.desk.field.alone;
  // Models do not climb: each keeps to its floor.
  rules.floorInches = -1;
  return rules;
}

/** The ruin on whose floors above the ground a unit has models, or -1. */
export function floorsUnder(g: G, u: U): number {
  const m = g.models;
  for (let i = u.first; i < u.first + u.size; i++) {
    if (m.alive[i] === 0 || m.z[i] === 0) continue;
    for (let p = 0; p < g.board.count; p++) {
      const piece = g.board.pieces[p];
      if (piece.kind === RUIN && piece.floors.includes(m.z[i]) && insidePolygon(piece.polygon, piece.corners, m.x[i], m.y[i])) return p;
    }
  }
  return -1;
}

function walksThroughWalls(g: G, t: Tables, u: U): boolean {
  for (let i = u.first; i < u.first + u.size; i++) {
    if (g.models.alive[i] === 0) continue;
    const bits = g.sheetOf(i).keywordBits;
    if (!hasBit(bits, INFANTRY) && !hasBit(bits, BEAST) && !(t.specialsPassRuins && hasBit(bits, PASSES_RUINS))) return false;
  }
  return true;
}

/** Saves a unit's positions for `putBack`. */
export function keepPlaces(g: G, u: U): void {
  const m = g.models;
  const field = g.desk.field;
  for (let i = u.first; i < u.first + u.size; i++) {
    field.x[i] = m.x[i];
    field.y[i] = m.y[i];
    field.z[i] = m.z[i];
    field.dirX[i] = m.dirX[i];
    field.dirY[i] = m.dirY[i];
  }
}

/** Puts a unit back where `keepPlaces` saved it. */
export function putBack(g: G, u: U): void {
  const m = g.models;
  const field = g.desk.field;
  for (let i = u.first; i < u.first + u.size; i++) {
    m.x[i] = field.x[i];
    m.y[i] = field.y[i];
    m.z[i] = field.z[i];
    m.dirX[i] = field.dirX[i];
    m.dirY[i] = field.dirY[i];
  }
  g.moved(u);
}
