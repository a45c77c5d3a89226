import { CONTACT, outlookOf, unitGap } from 'sandtable/kit';
import { type Game, is, PLACE, type Unit } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import { DEEP_STRUCK } from '../../classic/reserves/state.ts';
import { LOCKED } from '../../classic/state.ts';
import { centroidOf, facesAsHull, turnToward } from '../definitions/facing.ts';
import { defineRule } from '../family.ts';
import { FACING_X, FACING_Y } from '../state.ts';
import { room, turnTowardUnit } from './unit-facing.ts';

/** In a unit's own turn, turns it the way it went from x, y if it has moved since its models stood at `stand`. */
function faceWay(g: Game<Classic>, u: Unit<Classic>, stand: number, x: number, y: number): void {
  if (g.active !== u.side || u.alive === 0 || u.stand === stand) return;
  const { to } = room();
  centroidOf(g, u, to);
  turnToward(u, to[0] - x, to[1] - y);
}

/** Wraps a procedure that moves a unit to a destination. */
const goingTo =
  <A, R>(next: (g: Game<Classic>, u: Unit<Classic>, where: A) => R) =>
  (g: Game<Classic>, u: Unit<Classic>, where: A): R => {
    const { from } = room();
    centroidOf(g, u, from);
    const x = from[0];
    const y = from[1];
    const { stand } = u;
    const result = next(g, u, where);
    faceWay(g, u, stand, x, y);
    return result;
  };

/** The same for a procedure that takes the destination as arguments. */
const going =
  <R>(next: (g: Game<Classic>, u: Unit<Classic>) => R) =>
  (g: Game<Classic>, u: Unit<Classic>): R => {
    const { from } = room();
    centroidOf(g, u, from);
    const x = from[0];
    const y = from[1];
    const { stand } = u;
    const result = next(g, u);
    faceWay(g, u, stand, x, y);
    return result;
  };

/** Fills `into` with the direction from a locked unit to the enemies it is in contact with; false if there are none. */
function towardsFoes(g: Game<Classic>, u: Unit<Classic>, into: Float64Array): boolean {
  const { from } = room();
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
  const dx = x / n - from[0];
  const dy = y / n - from[1];
  const d = Math.sqrt(dx * dx + dy * dy);
  into[0] = d > 0 ? dx / d : outlookOf(g, u.side);
  into[1] = d > 0 ? dy / d : 0;
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
export default defineRule({
  id: 'CAL-SHOOT-19',
  title: 'Unit facing in its own turn',
  source: 'The Shooting Phase, opening paragraph',
  text: [
    'A unit has one facing: the direction in which it last moved or shot in its own turn.',
    'Ruling: whichever came last counts (move, shot, Run, charge). Move direction = start centroid to end centroid; shot direction = own centroid to target centroid. A unit that did neither keeps its facing; at deployment it faces the enemy board edge. While locked in combat it faces the centroid of the enemies in contact. Vehicles other than Walkers keep their hull facing. With deployment on short edges or in corners the unit faces straight towards the opposing zone. A unit that moves on from Reserve faces its direction of movement; one that arrives by Deep Strike faces the nearest enemy unit.',
  ].join('\n'),
  changes: 'new; in the base only vehicles have facings (CLS-VEH-12)',
  default: 'on',
  patch: () => ({
    wrap: {
      moveAs: goingTo,
      runAs: goingTo,
      turboBoostAs: goingTo,
      thrustAs: goingTo,
      charge: goingTo,
      // A creature that swoops.
      fly: (next) => (g, u, degrees, inches, again, share) => {
        const { from } = room();
        centroidOf(g, u, from);
        const x = from[0];
        const y = from[1];
        const { stand } = u;
        const flown = next(g, u, degrees, inches, again, share);
        faceWay(g, u, stand, x, y);
        return flown;
      },
      regroup: going,
      fallBack: going,
      facingOf: (next) => (g, u, into) => {
        if (!is(u, LOCKED) || facesAsHull(u) || !towardsFoes(g, u, into)) next(g, u, into);
      },
    },
    before: {
      beforeShots: (g, a) => {
        if (!a.overwatch && g.active === a.attacker.side) turnTowardUnit(g, a.attacker, a.aimed);
      },
    },
    after: {
      hasArrived: (g, u) => {
        // A unit that enters from Reserve was set up facing inwards.
        u.reg[FACING_X] = 0;
        u.reg[FACING_Y] = 0;
        if (!is(u, DEEP_STRUCK)) return;
        const enemy = nearestEnemy(g, u);
        if (enemy !== null) turnTowardUnit(g, u, enemy);
      },
    },
  }),
});
