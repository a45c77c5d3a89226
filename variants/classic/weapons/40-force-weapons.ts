import type { ModelRegister } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { FORCE, FORCE_RULE } from '../psychic/force.ts';
import { WOUND } from '../shooting/attack.ts';
import { weaponHas } from '../special-rules/carried.ts';

const FORCEFUL_MODEL = FORCE.mark as ModelRegister;

/** While Force is active on the wielder's unit, unsaved wounds of the weapon are Instant Death. */
export default defineRule({
  id: 'CLS-WPN-40',
  title: 'Force weapons',
  source: 'weapons: Force weapons',
  text: 'While the Force power (CLS-PSY-22) is active on the wielder, unsaved wounds from the weapon cause Instant Death.',
  outside: ['CLS-WPN-49'],
  default: 'on',
  keyword: 'force',
  patch: () => ({
    wrap: {
      woundFlags: (next) => (g, a, face) => {
        const flags = next(g, a, face);
        return a.bearer >= 0 && g.models.reg[FORCEFUL_MODEL][a.bearer] !== 0 && weaponHas(a, FORCE_RULE)
          ? flags | WOUND.instantDeath
          : flags;
      },
    },
  }),
});
