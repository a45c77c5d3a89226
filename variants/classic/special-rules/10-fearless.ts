import { hasBit, keyword } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { FEAR, MORALE, PINNING, REGROUP } from '../state.ts';

const FEARLESS = keyword('fearless');

/** Passes Morale, Pinning, Fear and Regroup tests and never goes to ground. */
export default defineRule({
  id: 'CLS-USR-10',
  title: 'Fearless',
  source: 'universal special rules: Fearless',
  text: 'A unit containing it automatically passes Morale, Pinning, Fear and Regroup tests, cannot go to ground (and loses the state if it gains the rule), and cannot choose to fail by Our Weapons Are Useless.',
  default: 'on',
  keyword: ['fearless', 'zealot'],
  patch: (_p, s) => ({
    wrap: {
      passesAutomatically: (next) => (g, u, why) =>
        ((why === MORALE || why === PINNING || why === FEAR || why === REGROUP) && !s.knowsFear(g, u)) || next(g, u, why),
      canGoToGround: (next) => (g, u) => s.knowsFear(g, u) && next(g, u),
      knowsFear: (next) => (g, u) => !hasBit(u.anyBits, FEARLESS) && next(g, u),
    },
  }),
});
