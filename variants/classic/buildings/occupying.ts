import {
  boxOn,
  EPSILON,
  FORMATION,
  fitIn,
  layOut,
  type MoveRules,
  makePose,
  moveRules,
  outlookOf,
  type Pose,
  setPose,
  WAY_SLACK_INCHES,
  whollyWithinAt,
} from 'sandtable/kit';
import {
  type Game,
  INTENT,
  inflict,
  intent,
  is,
  type ModelId,
  PLACE,
  scratch,
  terrainKind,
  terrainKinds,
  type Unit,
} from 'sandtable/rules';
import { type Classic, TYPE } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { goalOf } from '../movement/goal.ts';
import { statsOf } from '../movement/mobility.ts';
import { go } from '../movement/move.ts';
import type { BuildingSeams } from '../seams.ts';
import { FALLING_BACK, GONE_TO_GROUND, LOCKED, MOVED, REGROUPED } from '../state.ts';
import { wouldCrossDifficult } from '../terrain/terrain.ts';
import { DISEMBARKED, EMBARKED, standAlone } from '../transports/hold.ts';
import { setDownBeside } from '../transports/set-down.ts';
import { inchesToDoor, lendHouse, OCCUPIES, ON_ROOF, occupantOf, VACATES } from './house.ts';

const BUILDING = terrainKind('building');
const leaving = scratch({ goal: new Float64Array(2) });

/** How models stand on roofs. */
const roofRules: MoveRules = {
  ...moveRules(),
  stands: Uint8Array.from({ length: terrainKinds.size + 1 }, (_, kind) => (kind === BUILDING ? 1 : 0)),
};

/** Whether a model's place is on the roof its unit goes up to. */
function onRoof(g: Game<Classic>, i: ModelId, pose: Pose): boolean {
  const { polygon, corners } = g.board.pieces[g.unitOf(i).reg[ON_ROOF] - 1];
  return whollyWithinAt(g.models, i, pose, polygon, corners);
}

/** The piece a unit is in or on, or -1. */
export const houseOf = (u: Unit<Classic>): number => (u.housed >= 0 ? u.housed : u.reg[ON_ROOF] - 1);

type Keys = 'mayOccupy' | 'mayOccupyRoof';

const there = scratch(makePose());

/** TRANSPORT-15, TERRAIN-14: going into buildings, onto their roofs, and out again. */
export const occupying = (s: ClassicSeams): Pick<BuildingSeams<Classic>, Keys> => ({
  mayOccupy: (g, u, p) => {
    const piece = g.board.pieces[p];
    if (piece.building === null || piece.kind !== BUILDING || u.alive === 0 || u.place !== PLACE.table || houseOf(u) >= 0) return false;
    if (is(u, DISEMBARKED) || is(u, LOCKED) || is(u, FALLING_BACK) || is(u, REGROUPED) || is(u, GONE_TO_GROUND)) return false;
    if (occupantOf(g, p) !== null) return false;
    let places = 0;
    for (let i = u.first; i < u.first + u.size; i++) {
      if (g.models.alive[i] === 0) continue;
      if (g.sheetOf(i).stats.type !== TYPE.infantry) return false;
      places += s.placesOf(g, i);
    }
    return places <= piece.building.capacity;
  },

  mayOccupyRoof: (g, u, p) => {
    if (u.alive === 0 || u.place !== PLACE.table || u.reg[ON_ROOF] !== 0 || statsOf(g, u).type !== TYPE.infantry) return false;
    if (is(u, DISEMBARKED) || is(u, LOCKED) || is(u, FALLING_BACK) || is(u, REGROUPED) || is(u, GONE_TO_GROUND)) return false;
    for (let k = 0; k < g.units.length; k++) if (g.units[k].alive > 0 && g.units[k].reg[ON_ROOF] === p + 1) return false;
    return true;
  },
});

/** Whether all models get within 2 inches of a door in this move; if difficult ground stops them they go as far as they can. */
function reachesDoors(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, p: number): boolean {
  const need = inchesToOccupy(g, s, u, p);
  let inches = s.moveInches(g, u);
  if (need > inches + WAY_SLACK_INCHES) return false;
  if (need <= EPSILON) return true;
  const piece = g.board.pieces[p];
  const dx = (piece.minX + piece.maxX) / 2 - u.x;
  const dy = (piece.minY + piece.maxY) / 2 - u.y;
  const d = Math.sqrt(dx * dx + dy * dy);
  const share = d > need ? need / d : 1;
  if (!s.movesAsInDifficult(g, u) && !(s.slowedByTerrain(g, u) && wouldCrossDifficult(g, s, u, dx * share, dy * share))) return true;
  inches = Math.min(inches, s.difficultTest(g, u));
  if (need <= inches + WAY_SLACK_INCHES) return true;
  go(g, s, u, intent(INTENT.cover, p), inches);
  return false;
}

/** Inches the farthest model has to go to get in. */
export function inchesToOccupy(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, p: number): number {
  let most = 0;
  for (let i = u.first; i < u.first + u.size; i++)
    if (g.models.alive[i] !== 0) most = Math.max(most, inchesToDoor(g, i, g.board.pieces[p]) - s.boardingInches(g, u));
  return most;
}

/** Goes to a door and in, if every model reaches one; true if they are in. */
export function occupy(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, p: number): boolean {
  if (!s.mayOccupy(g, u, p) || !reachesDoors(g, s, u, p)) return false;
  // Who has to walk to the door has moved (CLS-MOVE-14).
  for (let i = u.first; i < u.first + u.size; i++)
    if (g.models.alive[i] !== 0) g.models.reg[MOVED][i] += Math.max(0, inchesToDoor(g, i, g.board.pieces[p]) - s.boardingInches(g, u));
  inflict(g, u, EMBARKED);
  g.log.note(OCCUPIES, u.slot, p);
  lendHouse(g, u, g.board.pieces[p]);
  return true;
}

/** Leaves a building, or its roof, towards where an intent leads; false, with nothing changed, if there is no room. */
export function vacate(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, code: number): boolean {
  const p = houseOf(u);
  if (p < 0 || is(u, EMBARKED)) return false;
  const piece = g.board.pieces[p];
  const { housed } = u;
  const { goal } = leaving();
  goalOf(g, u, code, goal);
  if (!setDownBeside(g, u, piece, false, s.disembarkInches(g, u), goal)) {
    if (housed >= 0) lendHouse(g, u, piece);
    return false;
  }
  u.reg[ON_ROOF] = 0;
  g.log.note(VACATES, u.slot, p);
  return true;
}

/** Takes a unit up to the roof of a building that it is in, or next to (CLS-TERRAIN-14). */
export function manBattlements(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, p: number): boolean {
  const piece = g.board.pieces[p];
  if (piece.building === null || !piece.building.battlements || piece.kind !== BUILDING || is(u, EMBARKED)) return false;
  const { housed } = u;
  if (housed !== p && (!s.mayOccupyRoof(g, u, p) || !reachesDoors(g, s, u, p))) return false;
  standAlone(g, u);
  const x = (piece.minX + piece.maxX) / 2;
  const y = (piece.minY + piece.maxY) / 2;
  const { [ON_ROOF]: above } = u.reg;
  u.housed = -1;
  u.reg[ON_ROOF] = p + 1;
  const roof = boxOn(g, piece.minX, piece.minY, piece.maxX, piece.maxY);
  const facing = outlookOf(g, u.side);
  if (
    !layOut(g, u, setPose(there(), x, y, facing, 0), FORMATION.block, roofRules, onRoof) &&
    !fitIn(g, u, roof, setPose(there(), x, y, facing, 0), roofRules, onRoof)
  ) {
    u.reg[ON_ROOF] = above;
    if (housed >= 0) lendHouse(g, u, piece);
    return false;
  }
  // Whoever went up has moved.
  for (let i = u.first; i < u.first + u.size; i++)
    if (g.models.alive[i] !== 0) g.models.reg[MOVED][i] = Math.max(g.models.reg[MOVED][i], 1);
  inflict(g, u, EMBARKED);
  g.log.note(OCCUPIES, u.slot, p);
  return true;
}
