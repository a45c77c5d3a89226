import { inflict, is, lift, status } from 'sandtable/rules';
import { CHARGED, LOCKED } from '../../classic/state.ts';
import { defineRule } from '../family.ts';
import { MEETS } from './counter-attack.ts';

/** Counts as charging until the fight is over, though it did not charge. */
const LENT = status('WAF-USR-11/charges', 'phase');

/** If the charge reaches it, a unit that went to meet it has all bonuses for charging, but no impact hits. */
export default defineRule({
  id: 'WAF-USR-11',
  title: 'Counter-Attack bonuses',
  source: 'Special Rules, Counterattack',
  text: [
    'If the charge on a Counter-Attacking unit succeeds, that unit gets every bonus for charging, as the charger does.',
    'Ruling: +1 Attack, Furious Charge, Rage and similar apply; Hammer of Wrath does not, since it requires a charge move into contact.',
  ].join('\n'),
  changes: 'classic base: Counter-attack (CLS-USR-05)',
  default: 'on',
  keyword: ['counter-attack', 'warlord-traits'],
  requires: ['WAF-USR-10'],
  patch: () => ({
    before: {
      chargeMade: (g, u, target) => {
        if (target.reg[MEETS] !== u.slot + 1 || is(target, LOCKED) || is(target, CHARGED)) return;
        inflict(g, target, LENT);
        inflict(g, target, CHARGED);
      },
    },
    after: {
      fightCombat: (g) => {
        for (let k = 0; k < g.units.length; k++) {
          const u = g.units[k];
          if (!is(u, LENT)) continue;
          lift(u, LENT);
          lift(u, CHARGED);
        }
      },
    },
    wrap: {
      hammers: (next) => (g, model) => !is(g.unitOf(model), LENT) && next(g, model),
      hasCharged: (next) => (g, u) => !is(u, LENT) && next(g, u),
    },
  }),
});
