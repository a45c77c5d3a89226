import { event, type Game, inflict, is, lift, purpose, status, type Unit } from 'sandtable/rules';
import { overrun } from '../../../classic/charge.ts';
import type { Classic } from '../../../classic/family.ts';
import { FALLING_BACK, REGROUP } from '../../../classic/state.ts';
import { strikeCaught } from '../../automaticHits.ts';
import { defineRule } from '../../family.ts';
import { RALLIED_IN, UNRALLIED } from '../../reaction.ts';
import type { WaffleSeams } from '../../seams.ts';

/** Tests to regroup because it is charged: few of them test like many. */
const RALLYING = status('WAF-MORALE-06/rallying', 'activation');
const PLAIN_TEST = purpose('leadership');
/** What counts as moved by who regroups. */
const REGROUP_INCHES = 3;
const REGROUPS = event('regroups', { unit: 'unit' }, '{unit} regroups');

/** A unit that falls back tests to regroup as soon as it is charged, however few are left of it. */
export const ralliesWhenCharged = defineRule({
  id: 'WAF-MORALE-06',
  default: 'on',
  patch: (_p, s) => ({
    wrap: {
      reactToCharge: (next) => (g, u, charger) => {
        if (u.alive === 0 || !is(u, FALLING_BACK)) {
          next(g, u, charger);
          return;
        }
        inflict(g, u, RALLYING);
        const passed = s.passesLeadership(g, u, REGROUP, 0);
        lift(u, RALLYING);
        if (passed) {
          lift(u, FALLING_BACK);
          lift(u, UNRALLIED);
          g.log.note(REGROUPS, u.slot);
        } else inflict(g, u, UNRALLIED);
        if (!s.tookRally(g, u, charger, passed)) next(g, u, charger);
      },
      leadershipPasses: (next) => (g, u, why, one, other, leadership) =>
        next(g, u, why === REGROUP && is(u, RALLYING) ? PLAIN_TEST : why, one, other, leadership),
      // It had its test.
      reachesFleeing: (next) => (g, u, target) => (is(target, UNRALLIED) ? overrun(g, s, u, target) : next(g, u, target)),
    },
  }),
});

/** Whether a unit has regrouped this turn because it was charged. */
const hasRallied = (g: Game<Classic>, s: WaffleSeams, u: Unit<Classic>): boolean =>
  u.reg[RALLIED_IN] !== 0 && u.reg[RALLIED_IN] === s.allowanceWindow(g);

/** Who regroups when charged meets the charge where it stands, and has regrouped this turn. */
export const rallied = defineRule({
  id: 'WAF-MORALE-07',
  default: 'on',
  requires: ['WAF-MORALE-06'],
  patch: (_p, s) => ({
    wrap: {
      tookRally: (next) => (g, u, charger, passed) => {
        if (!passed) return next(g, u, charger, passed);
        if (!s.actsAfterRally(g, u)) u.reg[RALLIED_IN] = s.allowanceWindow(g);
        return true;
      },
      mayMove: (next) => (g, u) => !hasRallied(g, s, u) && next(g, u),
      mayRun: (next) => (g, u) => !hasRallied(g, s, u) && next(g, u),
      mayTurboBoost: (next) => (g, u) => !hasRallied(g, s, u) && next(g, u),
      mayCharge: (next) => (g, u) => !hasRallied(g, s, u) && next(g, u),
      // It shoots like who moved (CLS-MORALE-10); those that may fire after a move stand outside.
      walkedInches: (next) => (g, model) => {
        const inches = next(g, model);
        return inches === 0 && hasRallied(g, s, g.unitOf(model)) ? REGROUP_INCHES : inches;
      },
    },
  }),
});

/** Who does not regroup when charged runs, and is struck without a roll To Hit if it is reached. */
export const unrallied = defineRule({
  id: 'WAF-MORALE-08',
  default: 'on',
  requires: ['WAF-MORALE-06'],
  supersedes: ['CLS-ASSAULT-12'],
  patch: (_p, s) => ({
    after: { challenge: (g) => strikeCaught(g, s) },
    wrap: {
      tookRally: (next) => (g, u, charger, passed) => {
        if (passed) return next(g, u, charger, passed);
        if (s.mayReactToCharge(g, u, charger)) s.fleeCharge(g, u, charger);
        return true;
      },
      reachesFleeing: (next) => (g, u, target) => {
        if (!is(target, UNRALLIED)) return next(g, u, target);
        s.catchFleeing(g, u, target);
        return true;
      },
    },
  }),
});
