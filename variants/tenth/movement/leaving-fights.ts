import { enemyOf, type Game, PLACE, type Question, type Scale, type Unit } from 'sandtable/rules';
import { chargeOdds } from '../assault/charge-odds.ts';
import type { Modern } from '../family.ts';
import { isMonsterOrVehicle } from '../vehicles/big-guns.ts';
import { heldThisTurn } from '../worth/ground.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

/** A unit that stays fights in its own turn and in the enemy's. */
const FIGHTS = 2;
/** Part of the fire at a unit in the open that it has to expect, and of the fire of others that an enemy left alone draws. */
const EXPECTED_SHARE = 0.4;

/** What a unit does that is charged, of what it could do unhindered: many die before they strike. */
const STRIKES_SECOND = 0.6;

/** Chance that an enemy charges again whom a unit leaves: it goes after it, unless the fire of others removes it. */
function chargesAgain(g: G, u: U, e: U, scale: Scale<Modern>, firedAt: number): number {
  const { s } = scale;
  const standing = scale.standing(g, e);
  return chargeOdds(g, s.moveInches(g, u) - s.moveInches(g, e)) * (standing > 0 ? Math.max(0, 1 - firedAt / standing) : 0);
}

/** What it is worth to a unit in combat to Fall Back, beyond staying in the fight. */
export function worthLeaving({ game: g, about: u }: Question<Modern>, scale: Scale<Modern>): number {
  if (u === null) return 0;
  const { s } = scale;
  const enemies = g.sides[enemyOf(u.side)];
  let fight = 0;
  let again = 0;
  let feared = 0;
  let freed = 0;
  for (let k = 0; k < enemies.length; k++) {
    const e = enemies[k];
    if (e.alive === 0 || e.place !== PLACE.table) continue;
    feared = Math.max(feared, scale.perPoint(g, u) * s.fireWorth(g, e, u, apart(u, e), 0));
    if (!s.engages(g, u, e)) continue;
    const wins = scale.perPoint(g, e) * s.fightWorth(g, u, e);
    const costs = scale.perPoint(g, u) * s.fightWorth(g, e, u);
    fight += wins - costs;
    // Whom it leaves can be shot at, and shoots, or charges it again and strikes first.
    const fire = othersFire(g, u, e, scale);
    freed = Math.max(freed, fire);
    again += chargesAgain(g, u, e, scale, EXPECTED_SHARE * fire) * (STRIKES_SECOND * wins - costs);
  }
  const own = isMonsterOrVehicle(g, scale.s, u) ? bestFire(g, u, scale) : 0;
  return EXPECTED_SHARE * (freed - feared) - FIGHTS * fight + again - own - (s.controlStrength(g, u) > 0 ? heldThisTurn(g, u, scale) : 0);
}

const apart = (u: U, e: U): number => Math.max(0, Math.sqrt((u.x - e.x) * (u.x - e.x) + (u.y - e.y) * (u.y - e.y)) - u.radius - e.radius);

/** The most that another unit of its side could do to an enemy that is no longer in combat. */
function othersFire(g: G, u: U, e: U, scale: Scale<Modern>): number {
  const own = g.sides[u.side];
  let most = 0;
  for (let k = 0; k < own.length; k++) {
    const other = own[k];
    if (other === u || other.alive === 0 || other.place !== PLACE.table) continue;
    most = Math.max(most, scale.s.fireWorth(g, other, e, apart(other, e), 0));
  }
  return scale.perPoint(g, e) * most;
}

/** What a unit could still fire out of a fight. */
function bestFire(g: G, u: U, scale: Scale<Modern>): number {
  const enemies = g.sides[enemyOf(u.side)];
  let most = 0;
  for (let k = 0; k < enemies.length; k++) {
    const e = enemies[k];
    if (e.alive > 0 && e.place === PLACE.table) most = Math.max(most, scale.perPoint(g, e) * scale.s.fireWorth(g, u, e, apart(u, e), 0));
  }
  return EXPECTED_SHARE * most;
}
