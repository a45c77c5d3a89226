import { CONTACT, unitGap } from 'sandtable/kit';
import { CAUSE, type Game, inflict, is, lift, PLACE, status, type Unit } from 'sandtable/rules';
import type { Classic } from '../../../classic/family.ts';
import { DEEP_STRUCK } from '../../../classic/reserve/state.ts';
import { LOCKED } from '../../../classic/state.ts';
import { ARC, centroidOf, facesAsHull, turnToward } from '../../facing.ts';
import { defineRule } from '../../family.ts';
import { FACING_X, FACING_Y } from '../../state.ts';

/** The unit that shoots now has fired Suppression Fire at this one. */
const SUPPRESSED = status('suppressed', 'phase');

const from = new Float64Array(2);
const to = new Float64Array(2);

/** Turns a unit that is in its own turn, and has moved since its models stood at `stand`, the way it went from x, y. */
function faceWay(g: Game<Classic>, u: Unit<Classic>, stand: number, x: number, y: number): void {
  if (g.active !== u.side || u.alive === 0 || u.stand === stand) return;
  centroidOf(g, u, to);
  turnToward(u, to[0] - x, to[1] - y);
}

/** Stands round a procedure that moves a unit somewhere. */
const goingTo =
  <A, R>(next: (g: Game<Classic>, u: Unit<Classic>, where: A) => R) =>
  (g: Game<Classic>, u: Unit<Classic>, where: A): R => {
    centroidOf(g, u, from);
    const x = from[0];
    const y = from[1];
    const { stand } = u;
    const result = next(g, u, where);
    faceWay(g, u, stand, x, y);
    return result;
  };

/** The same for one that knows where. */
const going =
  <R>(next: (g: Game<Classic>, u: Unit<Classic>) => R) =>
  (g: Game<Classic>, u: Unit<Classic>): R => {
    centroidOf(g, u, from);
    const x = from[0];
    const y = from[1];
    const { stand } = u;
    const result = next(g, u);
    faceWay(g, u, stand, x, y);
    return result;
  };

/** Turns `a` towards the centroid of `b`. */
function turnTowardUnit(g: Game<Classic>, a: Unit<Classic>, b: Unit<Classic>): void {
  centroidOf(g, a, from);
  centroidOf(g, b, to);
  turnToward(a, to[0] - from[0], to[1] - from[1]);
}

/** Puts into `to` the way from a locked unit to the enemies it is in contact with; false if there are none. */
function towardsFoes(g: Game<Classic>, u: Unit<Classic>): boolean {
  const enemies = g.sides[1 - u.side];
  let x = 0;
  let y = 0;
  let n = 0;
  for (let k = 0; k < enemies.length; k++) {
    const e = enemies[k];
    if (e.alive === 0 || e.place !== PLACE.table || !is(e, LOCKED) || unitGap(g, u, e) > CONTACT) continue;
    centroidOf(g, e, from);
    x += from[0] * e.alive;
    y += from[1] * e.alive;
    n += e.alive;
  }
  if (n === 0) return false;
  centroidOf(g, u, from);
  to[0] = x / n - from[0];
  to[1] = y / n - from[1];
  return true;
}

function nearestEnemy(g: Game<Classic>, u: Unit<Classic>): Unit<Classic> | null {
  const enemies = g.sides[1 - u.side];
  let best = Infinity;
  let nearest: Unit<Classic> | null = null;
  for (let k = 0; k < enemies.length; k++) {
    const e = enemies[k];
    if (e.alive === 0 || e.place !== PLACE.table) continue;
    const inches = unitGap(g, u, e);
    if (inches >= best) continue;
    best = inches;
    nearest = e;
  }
  return nearest;
}

/** A unit faces the way it last moved or shot in its own turn; in combat, its enemies. */
export const ownTurnFacing = defineRule({
  id: 'CAL-SHOOT-19',
  default: 'on',
  patch: () => ({
    wrap: {
      moveAs: goingTo,
      runAs: goingTo,
      turboBoostAs: goingTo,
      thrustAs: goingTo,
      charge: goingTo,
      regroup: going,
      fallBack: going,
      facingOf: (next) => (g, u, into) => {
        if (!is(u, LOCKED) || facesAsHull(u) || !towardsFoes(g, u)) {
          next(g, u, into);
          return;
        }
        const d = Math.sqrt(to[0] * to[0] + to[1] * to[1]);
        into[0] = d > 0 ? to[0] / d : 1;
        into[1] = d > 0 ? to[1] / d : 0;
      },
    },
    before: {
      beforeShots: (g, a) => {
        if (!a.overwatch && g.active === a.attacker.side) turnTowardUnit(g, a.attacker, a.aimed);
      },
    },
    after: {
      hasArrived: (g, u) => {
        // Who walks on was set up facing inwards.
        u.reg[FACING_X] = 0;
        u.reg[FACING_Y] = 0;
        if (!is(u, DEEP_STRUCK)) return;
        const enemy = nearestEnemy(g, u);
        if (enemy !== null) turnTowardUnit(g, u, enemy);
      },
    },
  }),
});

/** Who is shot at with Suppression Fire turns to face it, hit or not. */
export const enemyTurnFacing = defineRule({
  id: 'CAL-SHOOT-20',
  default: 'on',
  patch: (_p, s) => ({
    before: {
      beforeShots: (g, a) => {
        const isFire = a.cause === CAUSE.shooting && !a.overwatch && !a.melee;
        if (isFire && g.active !== a.aimed.side && s.suppresses(g, a)) inflict(g, a.aimed, SUPPRESSED);
      },
    },
    wrap: { recordedArc: (next) => (g, u, by, arc) => (is(u, SUPPRESSED) && !is(u, LOCKED) ? ARC.front : next(g, u, by, arc)) },
    after: {
      afterShooting: (g, u, target) => {
        if (!is(target, SUPPRESSED)) return;
        lift(target, SUPPRESSED);
        if (target.alive > 0 && u.alive > 0 && !is(target, LOCKED)) turnTowardUnit(g, target, u);
      },
    },
  }),
});
