import { type MoveRules, quarterTurns } from 'sandtable/kit';
import type { Game, Unit } from 'sandtable/rules';
import { type Classic, VEHICLE } from '../../../classic/family.ts';
import { leader, moveRulesOf } from '../../../classic/mobility.ts';
import { MOVED } from '../../../classic/state.ts';
import { defineRule } from '../../family.ts';
import { countPivots, countTurned, hasSpeeds, hasTurned, noteFacings, PIVOTS, paysForPivots } from '../../movement.ts';

/** Pivot Value of a vehicle on the ground (HYB-VEH-09). */
const PIVOT_INCHES = 2;
const SLACK = 1 / 64;

const MOST = 8192;
const prices = new Float64Array(MOST);
const nothing = new Float64Array(0);

/** Makes the models of a unit pay so many inches in the move under way if they turn. */
function price(u: Unit<Classic>, rules: MoveRules, inches: number): void {
  for (let i = u.first; i < u.first + u.size; i++) prices[i] = inches;
  rules.turnsCost = true;
  rules.turnsThrough = true;
  rules.pivots = prices;
}

function free(rules: MoveRules): void {
  rules.turnsCost = false;
  rules.turnsThrough = false;
  rules.pivots = nothing;
}

type Drive = (g: Game<Classic>, u: Unit<Classic>, code: number) => void;

/** Drives with an intent; who turns to go that way has so many inches less. */
function drive(g: Game<Classic>, u: Unit<Classic>, code: number, inches: number, next: Drive): void {
  const rules = moveRulesOf(g, u, false);
  noteFacings(g, u);
  if (inches > 0) price(u, rules, inches);
  next(g, u, code);
  free(rules);
  countTurned(g, u);
}

/** A vehicle that turns and moves in one turn has less Movement for it, and by that less speed of either kind. */
export const pivotValue = defineRule({
  id: 'HYB-VEH-09',
  default: 'on',
  keyword: 'vehicle',
  patch: (_p, s) => ({
    wrap: {
      pivotValue: (next) => (g, u, stats) =>
        hasSpeeds(stats) && (stats.vehicle & VEHICLE.walker) === 0 ? PIVOT_INCHES : next(g, u, stats),
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
      tankShock: (next) => (g, u, dirX, dirY, inches) => {
        const i = leader(g, u);
        if (!paysForPivots(g, s, u) || quarterTurns(g.models, i, dirX, dirY) === 0) {
          next(g, u, dirX, dirY, inches);
          return;
        }
        noteFacings(g, u);
        g.models.reg[PIVOTS][i]++;
        next(g, u, dirX, dirY, Math.min(inches, s.shockInches(g, u)));
        if (!hasTurned(g, i)) g.models.reg[PIVOTS][i]--;
      },
      ram: (next) => (g, u, target) => {
        const m = g.models;
        const i = leader(g, u);
        const j = leader(g, target);
        const dx = m.x[j] - m.x[i];
        const dy = m.y[j] - m.y[i];
        const far = Math.sqrt(dx * dx + dy * dy);
        if (far === 0 || !paysForPivots(g, s, u) || quarterTurns(m, i, dx / far, dy / far) === 0) {
          next(g, u, target);
          return;
        }
        noteFacings(g, u);
        m.reg[PIVOTS][i]++;
        next(g, u, target);
        if (!hasTurned(g, i)) m.reg[PIVOTS][i]--;
      },
      // Turning after the move: only where it makes it no faster than it is, nor faster than it can be.
      mayFace: (next) => (g, u, model, dirX, dirY) => {
        if (!next(g, u, model, dirX, dirY)) return false;
        if (!paysForPivots(g, s, u)) return true;
        const pivots = g.models.reg[PIVOTS];
        const moved = g.models.reg[MOVED][model];
        const speed = s.speedOf(g, u, model);
        pivots[model]++;
        if (moved === 0 || (s.speedOf(g, u, model) === speed && moved <= s.baseMoveInches(g, u) + SLACK)) return true;
        pivots[model]--;
        return false;
      },
    },
  }),
});

/** However often it turns, it pays once. */
export const paidOnce = defineRule({
  id: 'HYB-VEH-10',
  default: 'on',
  keyword: 'vehicle',
  patch: () => ({ wrap: { paidPivots: (next) => (g, u, pivots) => Math.min(1, next(g, u, pivots)) } }),
});
