import { quarterTurns, WAY_SLACK_INCHES } from 'sandtable/kit';
import { type Game, integer, is, modelRegister, type Unit, unitRegister } from 'sandtable/rules';
import { VEHICLE } from '../../classic/family.ts';
import { leader, moveRulesOf, statsOf } from '../../classic/movement/mobility.ts';
import { FLAT_OUT, MOVED, SHOCKED } from '../../classic/state.ts';
import { quarterTurnsTo } from '../../classic/vehicles/ram.ts';
import { type Calixtus, defineRule } from '../family.ts';
import type { CalixtusSeams } from '../hub.ts';

const COMBAT_INCHES = 6;
const CRUISING_INCHES = 12;

/** Facing of each model before the current drive. */
const FROM_X = modelRegister('CAL-VEH-09/from-x', 'phase');
const FROM_Y = modelRegister('CAL-VEH-09/from-y', 'phase');
/** What the turn towards the vehicle that it rams costs a tank, for the duration of the ram. */
const RAM_TURN = unitRegister('CAL-VEH-09/ram-turn', 'phase');

/** Whether turning costs a unit anything: it does for hulls other than walkers and zooming flyers. */
function paysForTurns(g: Game<Calixtus>, u: Unit<Calixtus>): boolean {
  const { vehicle } = statsOf(g, u);
  return vehicle !== 0 && (vehicle & VEHICLE.walker) === 0 && u.aloft === 0;
}

function noteFacings(g: Game<Calixtus>, u: Unit<Calixtus>): void {
  const m = g.models;
  for (let i = u.first; i < u.first + u.size; i++) {
    m.reg[FROM_X][i] = m.dirX[i];
    m.reg[FROM_Y][i] = m.dirY[i];
  }
}

/** Adds the cost of the turns since `noteFacings` to the distance of the models that moved at all. */
function payForTurns(g: Game<Calixtus>, u: Unit<Calixtus>, turnInches: number): void {
  const m = g.models;
  for (let i = u.first; i < u.first + u.size; i++) {
    if (m.alive[i] !== 0 && m.reg[MOVED][i] > 0) {
      m.reg[MOVED][i] += turnInches * quarterTurns(m, i, m.reg[FROM_X][i], m.reg[FROM_Y][i]);
    }
  }
}

/** The farthest it may have gone by the end of this move without exceeding its speed. */
function bandOf(g: Game<Calixtus>, s: CalixtusSeams, u: Unit<Calixtus>, moved: number): number {
  if (is(u, FLAT_OUT) || is(u, SHOCKED)) return moved;
  const most = Math.min(CRUISING_INCHES, s.baseMoveInches(g, u));
  return moved <= COMBAT_INCHES + WAY_SLACK_INCHES ? Math.min(COMBAT_INCHES, most) : most;
}

/** Turns of a moving hull cost an inch for each 90 degrees or part thereof, and count as inches moved. */
export default defineRule({
  id: 'CAL-VEH-09',
  title: 'Vehicle pivots cost distance',
  source: 'after Tank Shock',
  text: [
    'A vehicle that changes direction while moving must pivot; each pivot of 90 degrees uses 1" of its movement.',
    'Ruling: each pivot costs 1" per 90 degrees or part of it (45 = 1", 135 = 2"). A vehicle that only turns on the spot and does not otherwise move pays nothing and has not moved. Inches spent on pivots count as distance moved for the speed bands (CLS-VEH-03) and also in Flat Out and Tank Shock moves. Walkers and zooming Flyers (CLS-FLYER-02) are exempt.',
  ].join('\n'),
  changes: 'replaces classic base: free pivoting (CLS-VEH-04)',
  default: 'on',
  params: { inches: integer(1, 0, 6, 'what each turn of 90 degrees, or part of it, costs', 'inches') },
  patch: ({ inches: turnInches }, s) => {
    function drive(
      g: Game<Calixtus>,
      u: Unit<Calixtus>,
      code: number,
      next: (g: Game<Calixtus>, u: Unit<Calixtus>, code: number) => void,
    ): void {
      if (!paysForTurns(g, u)) {
        next(g, u, code);
        return;
      }
      const rules = moveRulesOf(g, u, false);
      rules.pivotInches = turnInches;
      noteFacings(g, u);
      next(g, u, code);
      rules.pivotInches = 0;
      payForTurns(g, u, turnInches);
    }
    return {
      wrap: {
        moveAs: (next) => (g, u, code) => drive(g, u, code, next),
        flatOutAs: (next) => (g, u, code) => drive(g, u, code, next),
        tankShock: (next) => (g, u, dirX, dirY, inches) => {
          if (!paysForTurns(g, u)) {
            next(g, u, dirX, dirY, inches);
            return;
          }
          const i = leader(g, u);
          noteFacings(g, u);
          next(g, u, dirX, dirY, inches - turnInches * quarterTurns(g.models, i, dirX, dirY));
          payForTurns(g, u, turnInches);
        },
        ram: (next) => (g, u, target) => {
          if (!paysForTurns(g, u)) {
            next(g, u, target);
            return;
          }
          noteFacings(g, u);
          u.reg[RAM_TURN] = turnInches * quarterTurnsTo(g, u, target);
          next(g, u, target);
          u.reg[RAM_TURN] = 0;
          payForTurns(g, u, turnInches);
        },
        ramInches: (next) => (g, u) => Math.max(0, next(g, u) - u.reg[RAM_TURN]),
        turnInches: (next) => (g, u, model, dirX, dirY) =>
          next(g, u, model, dirX, dirY) + (paysForTurns(g, u) ? turnInches * quarterTurns(g.models, model, dirX, dirY) : 0),
        // Turning after the move: only as far as the inches left at its speed allow.
        mayFace: (next) => (g, u, model, dirX, dirY) => {
          if (!next(g, u, model, dirX, dirY)) return false;
          const m = g.models;
          if (m.reg[MOVED][model] === 0 || !paysForTurns(g, u)) return true;
          const moved = m.reg[MOVED][model] + turnInches * quarterTurns(m, model, dirX, dirY);
          return moved <= bandOf(g, s, u, m.reg[MOVED][model]) + WAY_SLACK_INCHES;
        },
      },
      after: {
        paysToFace: (g, u, model, dirX, dirY) => {
          const m = g.models;
          if (m.reg[MOVED][model] > 0 && paysForTurns(g, u)) m.reg[MOVED][model] += turnInches * quarterTurns(m, model, dirX, dirY);
        },
      },
    };
  },
});
