import { CHARGE, type Charge, type ChargeHow, chargeMoveAll, type MoveRules } from 'sandtable/kit';
import type { Game, Unit } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import { allUseFloors, levelIn } from './floors.ts';
import { floorsUnder, putBack } from './footing.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

/**
 * Makes a Charge move at the first of `field.targets`, by the first way that gets there: to the floor that the target is on, or on
 * the ground (from the places kept for the unit); over high pieces, or round them. Returns the longest distance moved, 0 if there is no
 * way.
 */
export function chargeBest(g: G, s: ModernSeams, u: U, charge: Readonly<Charge>, rules: MoveRules, turned: boolean): number {
  const target = g.units[g.desk.field.targets[0]];
  if (!g.desk.field.floors) return byAnyWay(g, s, u, charge, rules, turned);
  const up = floorsUnder(g, target);
  if (up >= 0 && allUseFloors(g, s, u)) {
    const own = rules.floorPiece;
    rules.floorPiece = up;
    rules.floorInches = levelIn(g, target, up);
    const gone = byAnyWay(g, s, u, charge, rules, turned);
    if (gone > 0 && engagesAll(g, s, u, charge.count)) return gone;
    if (gone > 0) takeBack(g, s, u);
    rules.floorPiece = own;
    rules.floorInches = 0;
  }
  const gone = byAnyWay(g, s, u, charge, rules, turned);
  if (gone === 0 || engagesAll(g, s, u, charge.count)) return gone;
  // Right below the target is not near it.
  takeBack(g, s, u);
  return 0;
}

/** No model has come near an enemy. */
function takeBack(g: G, s: ModernSeams, u: U): void {
  putBack(g, u);
  s.heldOff(g, u, -1, false);
}

function engagesAll(g: G, s: ModernSeams, u: U, count: number): boolean {
  for (let k = 0; k < count; k++) if (!s.engages(g, u, g.units[g.desk.field.targets[k]])) return false;
  return true;
}

function byAnyWay(g: G, s: ModernSeams, u: U, charge: Readonly<Charge>, rules: MoveRules, turned: boolean): number {
  const gone = byWays(g, u, charge, rules, turned);
  if (gone > 0) s.heldOff(g, u, charge.inches, false);
  return gone;
}

/** The usual moves by each of the ways first; an end is searched only if none of them gets there. */
function byWays(g: G, u: U, charge: Readonly<Charge>, rules: MoveRules, turned: boolean): number {
  const gone = byEach(g, u, charge, rules, turned, CHARGE.usual);
  return gone > 0 ? gone : byEach(g, u, charge, rules, turned, CHARGE.searched);
}

function byEach(g: G, u: U, charge: Readonly<Charge>, rules: MoveRules, turned: boolean, how: ChargeHow): number {
  const field = g.desk.field;
  if (turned) {
    rules.facesMove = true;
    const gone = chargeMoveAll(g, u, field.targets, charge, rules, how);
    rules.facesMove = false;
    if (gone > 0) return gone;
  }
  const gone = chargeMoveAll(g, u, field.targets, charge, rules, how);
  if (gone > 0 || !field.steep || rules.flies) return gone;
  rules.terrain = field.terrainRound;
  const round = chargeMoveAll(g, u, field.targets, charge, rules, how);
  rules.terrain = field.terrain;
  return round;
}
