import type { Game, Unit } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import { RALLIED_IN } from '../assault/reaction.ts';
import { defineRule } from '../family.ts';
import type { WaffleSeams } from '../hub.ts';

/** Inches that a unit which regroups counts as having moved. */
const REGROUP_INCHES = 3;

/** Whether a unit has regrouped this turn because it was charged. */
const hasRallied = (g: Game<Classic>, s: WaffleSeams, u: Unit<Classic>): boolean =>
  u.reg[RALLIED_IN] !== 0 && u.reg[RALLIED_IN] === s.allowanceWindow(g);

/** A unit that regroups when charged receives the charge where it stands, and has regrouped this turn. */
export default defineRule({
  id: 'WAF-MORALE-07',
  title: 'Regroup passed',
  source: 'Morale, Regrouping When Assaulted, second bullet; Regrouping and Multiple Assaults',
  text: [
    'It Regroups where it stands and the charge goes on, beginning with the charge move. The same holds when several units charge it.',
    'Ruling: Because play resumes with the charge, the unit gets no other reaction to this charge. The charge roll is still made. If the charge then falls short, the unit has regrouped this turn: an activation still to come this turn has no 3" move, and it may shoot as if it had moved but not move, Run or charge (CLS-MORALE-10), unless Courageous.',
  ].join('\n'),
  changes: 'classic base: Charging a unit that is falling back (restated) (CLS-ASSAULT-12)',
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
      thrustMove: (next) => (g, u) => {
        if (!hasRallied(g, s, u)) next(g, u);
      },
      // It shoots as if it had moved (CLS-MORALE-10); rules that let a unit fire after a move apply on top.
      walkedInches: (next) => (g, model) => {
        const inches = next(g, model);
        return inches === 0 && hasRallied(g, s, g.unitOf(model)) ? REGROUP_INCHES : inches;
      },
    },
  }),
});
