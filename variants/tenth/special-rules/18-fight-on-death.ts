import { defineRule } from '../define-rule.ts';
import { DYING, DYING_AS } from '../units/death/dying.ts';

/**
 * A model that fights on its death waits until the attacks on its unit are resolved, piles in, and triggers nothing before it has fought.
 */
export default defineRule({
  id: 'TEN-USR-18',
  title: 'Fight on death',
  source: 'Commentary "Fight on Death"',
  text: "A model allowed to fight after being destroyed may pile in (coherency kept), picks weapons and targets, attacks, then the other rules on its destruction trigger and it is removed; it does not consolidate. Once per model even under several such rules. It happens before the killer's unit consolidates and before rules such as Deadly Demise. It is assumed to have 1 wound unless stated. Several such models of a unit fight together. The model already is destroyed when its unit's strength is counted.",
  layer: 'commentary',
  changes: 'Clarifies abilities. Off: the model attacks right when it is destroyed without piling in, and Deadly Demise is rolled first.',
  default: 'on',
  keyword: 'fights-on-death',
  patch: (_p, s) => ({
    wrap: {
      fightsLater: () => () => true,
      triggersFirst: (next) => (g, u, fights) => !fights && next(g, u, fights),
    },
    after: {
      readyOnDeath: (g, u, fights) => {
        if (!fights) return;
        const { field } = g.desk;
        for (let m = u.first; m < u.first + u.size; m++) {
          if (g.models.alive[m] === 0 || g.models.reg[DYING_AS][m] !== DYING.acts) continue;
          field.alone = m;
          s.pileIn(g, u);
        }
        field.alone = -1;
      },
    },
  }),
});
