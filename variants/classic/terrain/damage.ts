import { type Cause, DEED, type Game, inflict, inOwnTurn, purpose, type Unit } from 'sandtable/rules';
import { armourAt, BUILDING_DAMAGED, breach, COLLAPSES, facingOf, makeRuin, ON_ROOF } from '../buildings/house.ts';
import type { Classic } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import type { BuildingSeams } from '../seams.ts';
import { type Attack, beginAttack, endAttack, WOUND } from '../shooting/attack.ts';
import { SHAKEN, SLAIN, UNSAVED, WOUNDING, WOUNDS } from '../state.ts';
import { ESCAPED, ESCAPES } from '../transports/hold.ts';
import { NO_AP } from '../transports/lost.ts';
import { squeezeOut } from '../transports/set-down.ts';
import { madeArm } from '../weapons/arms.ts';

const HITS_INSIDE = purpose('occupant-hits');
const RUBBLE = madeArm('rubble', { S: 6, AP: '-', type: 'assault' });
const STRENGTH = 6;
/** Results of the table by number (CLS-TERRAIN-13): up to 3 shaken, up to 5 hits, 6 a breach, above that collapse. */
const RESULT = { shaken: 3, hits: 5, breach: 6 } as const;
/** How far from the ruin survivors are placed. */
const OUT_INCHES = 6;

/** TERRAIN-12, -13: what hits do to buildings. */
export const buildingDamage = (): Pick<BuildingSeams<Classic>, 'buildingArmour' | 'buildingModifier'> => ({
  buildingArmour: (g, piece, facing) => armourAt(g, piece, facing),
  buildingModifier: (_g, a) => (a.ap === 1 ? 2 : a.ap === 2 ? 1 : 0),
});

/** Applies a result of the table of building damage to what the target of an attack occupies (CLS-TERRAIN-13). */
export function damageBuilding(g: Game<Classic>, s: ClassicSeams, a: Attack, facing: number, result: number): void {
  const { target: u, cause, credit: by, frame } = a;
  const piece = u.housed;
  g.log.note(BUILDING_DAMAGED, piece, result);
  if (result <= RESULT.shaken) {
    inflict(g, u, SHAKEN);
    return;
  }
  const hits = g.dice.sum(frame, HITS_INSIDE, result <= RESULT.hits ? 1 : 2);
  hitInside(g, s, u, by, hits, cause);
  if (result === RESULT.breach) breach(g, piece, facing);
  else if (result > RESULT.breach) collapse(g, s, u, cause, by);
}

/** The building that a unit occupies falls in on it. */
function collapse(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, cause: Cause, by: Unit<Classic> | null): void {
  const p = u.housed;
  g.log.note(COLLAPSES, p);
  makeRuin(g, p);
  for (let k = 0; k < g.units.length; k++) {
    const above = g.units[k];
    if (above.alive === 0 || above.reg[ON_ROOF] !== p + 1) continue;
    hitInside(g, s, above, by, above.alive, cause);
    above.reg[ON_ROOF] = 0;
    for (let i = above.first; i < above.first + above.size; i++) g.models.z[i] = 0;
    if (above.alive > 0) g.moved(above);
  }
  u.housed = -1;
  if (u.alive === 0) return;
  const lost = squeezeOut(g, u, u.first, g.board.pieces[p], OUT_INCHES, by);
  if (inOwnTurn(g, u)) inflict(g, u, ESCAPED);
  g.log.note(ESCAPES, u.slot, lost);
}

/** A number of hits on those inside, without cover. */
function hitInside(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, by: Unit<Classic> | null, hits: number, cause: Cause): void {
  const frame = g.dice.begin(DEED.react, u, by ?? g.nobody);
  g.dice.weapon(frame, RUBBLE.key);
  const a = beginAttack(g, by ?? u, u, RUBBLE, frame, cause);
  a.stray = true;
  a.credit = by;
  a.anywhere = true;
  a.strength = STRENGTH;
  a.ap = NO_AP;
  a.toughness = s.toughnessOf(g, a);
  a.pools = 1;
  a.poolAp[0] = NO_AP;
  a.poolStrength[0] = STRENGTH;
  a.poolFlags[0] = WOUND.noCover;
  const on = s.woundOn(g, a);
  let wounds = 0;
  for (let k = 0; k < hits; k++) if (on <= 1 || s.woundLands(g, a, g.dice.d6(frame, WOUNDING), on)) wounds++;
  g.log.note(WOUNDS, a.attacker.slot, u.slot, wounds);
  // Spread evenly: no model takes two before each has taken one.
  for (let left = wounds; left > 0 && u.alive > 0; ) {
    for (let i = u.first; i < u.first + u.size && left > 0; i++) {
      if (g.models.alive[i] === 0) continue;
      left--;
      a.nearFirer[i] = i;
      a.cover[i] = 0;
      s.takeWound(g, a, i);
    }
  }
  g.log.note(UNSAVED, a.attacker.slot, u.slot, a.unsavedWounds);
  if (a.totalSlain > 0) g.log.note(SLAIN, a.attacker.slot, u.slot, a.totalSlain);
  endAttack(g);
  g.dice.end(frame);
}

/** The facing of a building that an attack hits. */
export const facingMet = (g: Game<Classic>, a: Attack): number =>
  a.bearer >= 0 ? facingOf(g, a.target, g.models.x[a.bearer], g.models.y[a.bearer]) : facingOf(g, a.target, a.mark[0], a.mark[1]);
