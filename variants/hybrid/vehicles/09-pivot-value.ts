import { type MoveRules, quarterTurns, WAY_SLACK_INCHES } from 'sandtable/kit';
import { type Game, integer, scratch, type Unit } from 'sandtable/rules';
import { type Classic, VEHICLE } from '../../classic/family.ts';
import { leader, moveRulesOf } from '../../classic/movement/mobility.ts';
import { MOVED } from '../../classic/state.ts';
import { quarterTurnsTo } from '../../classic/vehicles/ram.ts';
import { defineRule } from '../family.ts';
import { countPivots, countTurned, hasSpeeds, hasTurned, noteFacings, PIVOTS, paysForPivots } from './speed.ts';

const MOST = 8192;
/** What each model pays, for the duration of the current move. */
const room = scratch({ prices: new Float64Array(MOST) });
const NOTHING = Float64Array.of();

/** Makes the models of a unit pay a number of inches in the current move if they turn. */
function price(u: Unit<Classic>, rules: MoveRules, inches: number): void {
  const { prices } = room();
  for (let i = u.first; i < u.first + u.size; i++) prices[i] = inches;
  rules.turnsCost = true;
  rules.turnsThrough = true;
  rules.pivots = prices;
}

function free(rules: MoveRules): void {
  rules.turnsCost = false;
  rules.turnsThrough = false;
  rules.pivots = NOTHING;
}

type Drive = (g: Game<Classic>, u: Unit<Classic>, code: number) => void;

/** Drives with an intent; models that turn to go that way have that many inches less. */
function drive(g: Game<Classic>, u: Unit<Classic>, code: number, inches: number, next: Drive): void {
  const rules = moveRulesOf(g, u, false);
  const before = noteFacings(g, u);
  if (inches > 0) price(u, rules, inches);
  next(g, u, code);
  free(rules);
  countTurned(g, u, before);
}

/** A vehicle that turns and moves in one turn has less Movement, and therefore lower speeds of both kinds. */
export default defineRule({
  id: 'HYB-VEH-09',
  title: 'Pivot Value',
  source: 'Vehicle, Movement Phase',
  text: [
    'A vehicle that changes direction by pivoting in a turn in which it also moves has its M reduced by its Pivot Value for that move: 2" for vehicles, 6" for Flyers. Both speed limits are computed from the reduced M. A vehicle that never moves loses nothing.',
    'Ruling: the text reduces the Movement Characteristic itself, so 1.5 x M uses the reduced value; any pivot before or during the move counts, since the first pivot of a move already changes its direction.',
  ].join('\n'),
  changes: 'new; in the base pivots are free (CLS-VEH-04)',
  default: 'on',
  keyword: 'vehicle',
  params: {
    inches: integer(2, 0, 24, 'What its pivots take off the Movement of a vehicle', 'inches'),
  },
  patch: ({ inches }, s) => ({
    wrap: {
      pivotValue: (next) => (g, u, stats) => (hasSpeeds(stats) && (stats.vehicle & VEHICLE.walker) === 0 ? inches : next(g, u, stats)),
      moveAs: (next) => (g, u, code) => {
        if (!paysForPivots(g, s, u)) {
          next(g, u, code);
          return;
        }
        const straight = s.moveInches(g, u);
        countPivots(g, u, 1);
        const turned = s.moveInches(g, u);
        countPivots(g, u, -1);
        drive(g, u, code, straight - turned, next);
      },
      flatOutAs: (next) => (g, u, code) => {
        if (!paysForPivots(g, s, u)) {
          next(g, u, code);
          return;
        }
        const straight = s.flatOutInches(g, u);
        countPivots(g, u, 1);
        const turned = s.flatOutInches(g, u);
        countPivots(g, u, -1);
        drive(g, u, code, straight - turned, next);
      },
      tankShock: (next) => (g, u, dirX, dirY, far) => {
        const i = leader(g, u);
        if (!paysForPivots(g, s, u) || quarterTurns(g.models, i, dirX, dirY) === 0) {
          next(g, u, dirX, dirY, far);
          return;
        }
        const before = noteFacings(g, u);
        g.models.reg[PIVOTS][i]++;
        next(g, u, dirX, dirY, Math.min(far, s.shockInches(g, u)));
        if (!hasTurned(g, i, before)) g.models.reg[PIVOTS][i]--;
      },
      ram: (next) => (g, u, target) => {
        if (!paysForPivots(g, s, u) || quarterTurnsTo(g, u, target) === 0) {
          next(g, u, target);
          return;
        }
        const i = leader(g, u);
        const before = noteFacings(g, u);
        g.models.reg[PIVOTS][i]++;
        next(g, u, target);
        if (!hasTurned(g, i, before)) g.models.reg[PIVOTS][i]--;
      },
      // Turning after the move: only if that leaves it neither faster than it was nor beyond its limit.
      mayFace: (next) => (g, u, model, dirX, dirY) => {
        if (!next(g, u, model, dirX, dirY)) return false;
        if (!paysForPivots(g, s, u)) return true;
        const pivots = g.models.reg[PIVOTS];
        const moved = g.models.reg[MOVED][model];
        const speed = s.speedOf(g, u, model);
        pivots[model]++;
        const may = moved === 0 || (s.speedOf(g, u, model) === speed && moved <= s.baseMoveInches(g, u) + WAY_SLACK_INCHES);
        pivots[model]--;
        return may;
      },
    },
    after: {
      paysToFace: (g, u, model) => {
        if (paysForPivots(g, s, u)) g.models.reg[PIVOTS][model]++;
      },
    },
  }),
});
