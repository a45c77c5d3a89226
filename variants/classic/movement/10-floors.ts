import { WAY_SLACK_INCHES } from 'sandtable/kit';
import { type Decision, decision, type Game, is, type Piece, PLACE, type Question, type Unit } from 'sandtable/rules';
import { houseOf } from '../buildings/occupying.ts';
import { defineRule } from '../define-rule.ts';
import type { Classic } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { FALLING_BACK, LOCKED, MOVED } from '../state.ts';
import { hasTargets } from '../transports/rules.ts';
import { climbTo, levelOf, mayClimb, ruinOf } from './floors.ts';

/** Range from which a unit prefers to shoot from an upper floor. */
const SHOOTERS_INCHES = 24;

/** Farthest that a model of a unit has moved this phase. */
function goneInches(g: Game<Classic>, u: Unit<Classic>): number {
  let most = 0;
  for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0) most = Math.max(most, g.models.reg[MOVED][i]);
  return most;
}

/** Lists the levels that a unit can still reach, its current one first; returns how many. */
function listLevels(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, ruin: Piece, options: Int32Array): number {
  const own = levelOf(g, u);
  const left = s.baseMoveInches(g, u) - goneInches(g, u) + WAY_SLACK_INCHES;
  let n = 0;
  options[n++] = Math.round(own * 256);
  if (own > 0 && own <= left) options[n++] = 0;
  for (let k = 0; k < ruin.floors.length; k++) {
    const floor = ruin.floors[k];
    if (floor !== own && Math.abs(floor - own) <= left) options[n++] = Math.round(floor * 256);
  }
  return n;
}

/** Whether a unit is on an upper floor of a ruin. */
const isAbove = (g: Game<Classic>, u: Unit<Classic>): boolean => levelOf(g, u) > 0 && ruinOf(g, u) !== null;

/** Units in ruins go up and down between floors as part of their move, and stay in the ruin while they are above the ground. */
export default defineRule({
  id: 'CLS-MOVE-10',
  title: 'Vertical movement',
  source: 'movement: Vertical movement',
  text: 'Moving up or down between levels uses the vertical distance as movement in addition to the horizontal. A model may stop only where its whole base fits. Vehicles, bikes, cavalry and artillery guns cannot leave ground level of ruins; jump, jet pack, jetbikes, swooping and skimmer models measure the straight line.',
  simulated: 'partial',
  leavesOut: 'Above the ground a unit only goes up and down, all of it at once, and who piles in or falls back comes down.',
  default: 'on',
  keyword: 'upper-floors',
  patch: (_p, s) => {
    const highest = (q: Question<Classic>): number => {
      if (q.about === null || s.reachInches(q.game, q.about) < SHOOTERS_INCHES) return 0;
      // It goes up for a better view, and down again when there is nobody to shoot at.
      const up = hasTargets(q.game, s, q.about) ? 1 : -1;
      let best = 0;
      for (let k = 1; k < q.n; k++) if (up * q.options[k] > up * q.options[best]) best = k;
      return best;
    };
    /** Which level to go to, in 1/256 inch above the ground; the unit's current level first. */
    const climb: Decision<Classic> = decision<Classic>('climb', 'number', highest);
    const climbs = (g: Game<Classic>, u: Unit<Classic>): void => {
      if (u.alive === 0 || u.place !== PLACE.table || is(u, LOCKED) || is(u, FALLING_BACK) || houseOf(u) >= 0 || !mayClimb(g, u)) return;
      const ruin = ruinOf(g, u);
      const n = ruin === null ? 0 : listLevels(g, s, u, ruin, climb.options);
      const level = n > 1 ? climb.options[g.ask(climb, u.side, u, null, n)] / 256 : levelOf(g, u);
      if (level !== levelOf(g, u)) climbTo(g, u, level);
    };
    return {
      wrap: {
        moveInches: (next) => (g, u) => {
          const inches = next(g, u);
          return isAbove(g, u) ? 0 : inches;
        },
        // To a hatch or a door next to the ruin it has to come down first.
        mayEmbark: (next) => (g, u, transport) => next(g, u, transport) && !isAbove(g, u),
        mayOccupy: (next) => (g, u, piece) => next(g, u, piece) && !isAbove(g, u),
        moveUnit: (next) => (g, u) => {
          const above = u.place === PLACE.table && houseOf(u) < 0 && isAbove(g, u);
          if (above) {
            climbs(g, u);
            return;
          }
          next(g, u);
          climbs(g, u);
        },
      },
    };
  },
});
