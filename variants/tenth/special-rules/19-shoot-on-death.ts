import { inflict, is, lift } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { ADVANCED, FELL_BACK, MOVED, STATIONARY } from '../state.ts';
import { actsNow } from '../units/death/acting.ts';

/** A model that shoots on its death counts as having moved, and triggers nothing else before it has shot. */
export default defineRule({
  id: 'TEN-USR-19',
  title: 'Shoot on death',
  source: 'Commentary "Shoot on Death"',
  text: 'A model allowed to shoot after being destroyed does so once even under several such rules, before any other rule on its destruction. Its unit counts as having made a Normal move this turn, it counts as having 1 wound, and the shooting is out of phase (TEN-TURN-07).',
  layer: 'commentary',
  changes: "Clarifies abilities. Off: the unit's real movement this turn counts and other rules on destruction are simultaneous.",
  default: 'on',
  keyword: 'shoots-on-death',
  patch: () => ({
    wrap: {
      triggersFirst: (next) => (g, u, fights) => fights && next(g, u, fights),
      mayShootOnDeath: (next) => (g, u) => {
        const [advanced, fellBack] = [is(u, ADVANCED), is(u, FELL_BACK)];
        lift(u, ADVANCED);
        lift(u, FELL_BACK);
        const may = next(g, u);
        if (advanced) inflict(g, u, ADVANCED);
        if (fellBack) inflict(g, u, FELL_BACK);
        return may;
      },
      // What it fires counts as fired after a Normal move; that its unit Advanced still holds for all else.
      pickTargets: (next) => (g, v, only) => {
        const u = v.attacker;
        const advanced = is(u, ADVANCED) && actsNow(g, u);
        if (advanced) lift(u, ADVANCED);
        next(g, v, only);
        if (advanced) inflict(g, u, ADVANCED);
      },
    },
    after: {
      readyOnDeath: (g, u, fights) => {
        if (fights) return;
        lift(u, STATIONARY);
        inflict(g, u, MOVED);
      },
    },
  }),
});
