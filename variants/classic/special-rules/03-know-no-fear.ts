import { event, hasBit, keyword, lift } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { FALLING_BACK, FEAR, REGROUP } from '../state.ts';

const KNOW_NO_FEAR = keyword('know-no-fear');
const REGROUPS = event('regroups', { unit: 'unit' }, '{unit} regroups');

/** Passes Fear and Regroup tests, acts as usual in the turn it regroups, and is never destroyed by a Sweeping Advance. */
export default defineRule({
  id: 'CLS-USR-03',
  title: 'Know No Fear',
  source: 'universal special rules: Know No Fear',
  text: 'A unit containing it automatically passes Fear and Regroup tests (also below 25%), is not slowed to a 3" move on regrouping but moves, shoots (or Runs) and charges normally that turn, and if caught by a Sweeping Advance is not destroyed but stays locked in combat.',
  outside: ['CLS-USR-10'],
  default: 'on',
  keyword: 'know-no-fear',
  patch: () => ({
    wrap: {
      passesAutomatically: (next) => (g, u, why) =>
        ((why === FEAR || why === REGROUP) && hasBit(u.anyBits, KNOW_NO_FEAR)) || next(g, u, why),
      regroup: (next) => (g, u) => {
        if (!hasBit(u.anyBits, KNOW_NO_FEAR)) return next(g, u);
        lift(u, FALLING_BACK);
        g.log.note(REGROUPS, u.slot);
        return true;
      },
      sweptAway: (next) => (g, loser, winner) => {
        if (!hasBit(loser.anyBits, KNOW_NO_FEAR)) next(g, loser, winner);
      },
    },
  }),
});
