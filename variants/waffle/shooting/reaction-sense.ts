import { EPSILON } from 'sandtable/kit';
import { type Game, PLACE, type Question, type Unit, type Worth } from 'sandtable/rules';
import { ARM, type Classic } from '../../classic/family.ts';
import { paperFire, snapShare, weaponWorth } from '../../classic/worth/worth.ts';
import type { WaffleSeams } from '../hub.ts';
import { coverToRunTo } from './dive-sense.ts';

/** Reactions to shooting, as numbers. */
export const REACTION = { none: 0, fire: 1, dive: 2 } as const;

/** Share of the points lost to fire that each point of cover saves, on paper. */
const SAVED = 1 / 6;
/** Points of cover that a unit gains on the ground where it stands, and in cover that it runs into. */
const ON_THE_SPOT = 1;
const IN_COVER = 3;
/** What a turn on the ground costs a unit that has nothing to shoot at, in points of its own. */
const IDLE_SHARE = 0.1;

/** Points expected on paper of a unit's Snap Shots at another, with the weapons that may fire them and are in range. */
function snapWorth(g: Game<Classic>, s: WaffleSeams, u: Unit<Classic>, at: Unit<Classic>): number {
  const dx = u.x - at.x;
  const dy = u.y - at.y;
  const inches = Math.max(0, Math.sqrt(dx * dx + dy * dy) - u.radius - at.radius);
  let sum = 0;
  for (let i = u.first; i < u.first + u.size; i++) {
    if (g.models.alive[i] === 0) continue;
    const carried = g.sheetOf(i).weapons;
    let best = 0;
    for (let c = 0; c < carried.length; c++) {
      const weapon = u.sheet.weapons[carried[c]];
      if (weapon.profile.type === ARM.melee || weapon.profile.rangeInches < inches || !s.canSnap(g, weapon)) continue;
      best = Math.max(best, weaponWorth(g, u, carried[c], at));
    }
    sum += best;
  }
  return snapShare(g.desk.worth.tables, u) * sum;
}

/** Whether a unit's weapons reach another, going by the ranges in the table. */
function reaches(g: Game<Classic>, u: Unit<Classic>, at: Unit<Classic>): boolean {
  const dx = u.x - at.x;
  const dy = u.y - at.y;
  const far = g.desk.worth.reachInches[u.slot] + u.radius + at.radius + EPSILON;
  return dx * dx + dy * dy <= far * far;
}

/** Points that lying down saves a unit from the fire of its other enemies, minus its cost in the unit's own next turn. */
function groundWorth(g: Game<Classic>, s: WaffleSeams, u: Unit<Classic>, by: Unit<Classic>): number {
  const enemies = g.sides[1 - u.side];
  let threat = 0;
  let chance = 0;
  for (let k = 0; k < enemies.length; k++) {
    const e = enemies[k];
    if (e.alive === 0 || e.place !== PLACE.table) continue;
    // Enemies that have acted do not fire again before a unit that is still to act gets up.
    const fires = e !== by && (!s.hasActed(g, e) || s.hasActed(g, u));
    if (fires && reaches(g, e, u)) threat = Math.max(threat, paperFire(g, e, u));
    if (reaches(g, u, e)) chance = Math.max(chance, paperFire(g, u, e));
  }
  if (threat === 0) return 0;
  let points = 0;
  for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0) points += g.sheetOf(i).points;
  const gain = coverToRunTo(g, s, u) < 0 ? ON_THE_SPOT : IN_COVER;
  return SAVED * gain * threat - Math.max(IDLE_SHARE * points, (1 - snapShare(g.desk.worth.tables, u)) * chance);
}

/** Shoots back if that can hurt, and dives if cover from the remaining enemies is worth more than that and a turn on the ground. */
export const reactsByDefault =
  (s: WaffleSeams) =>
  ({ game: g, about: u, cause: by, options, n }: Question<Classic>): number => {
    if (u === null || by === null) return 0;
    let best = 0;
    let most = 0;
    for (let k = 0; k < n; k++) {
      const worth = options[k] === REACTION.fire ? snapWorth(g, s, u, by) : options[k] === REACTION.dive ? groundWorth(g, s, u, by) : 0;
      if (worth <= most) continue;
      most = worth;
      best = k;
    }
    return best;
  };

/** What a reaction is worth: fire and cover as on paper, by what the points lost count, less what the unit no longer takes that has gone to ground. */
export const worthOfReacting =
  (s: WaffleSeams): Worth<Classic> =>
  ({ game: g, about: u, cause: by }, option, scale) => {
    if (u === null || by === null || option === REACTION.none) return 0;
    if (option === REACTION.fire) return scale.perPoint(g, by) * snapWorth(g, s, u, by);
    const saved = scale.perPoint(g, u) * groundWorth(g, s, u, by);
    // On the ground it makes no move until the end of its next activation.
    return saved <= 0 ? saved : saved - scale.delay(g, u, s.hasActed(g, u) ? 1 : 0);
  };
