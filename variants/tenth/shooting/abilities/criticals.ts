import type { Ability } from 'sandtable/rules';
import { hasBit, keyword } from 'sandtable/rules';
import { type Modern, WOUND } from '../../family.ts';
import { leastValue } from '../../movement/granted-moves.ts';
import type { Tables } from '../../tables.ts';

const CRITICALS = keyword('critical-hits-on');

/** Critical Hits from a lower face on; carried by units. */
export const criticalHitsOn: Ability<Modern, Tables> = {
  keyword: 'critical-hits-on',
  text: 'Unmodified Hit rolls of X or more made for this unit are Critical Hits.',
  patch: () => ({
    wrap: {
      criticalHitOn: (next) => (g, a) => {
        const on = next(g, a);
        if (!hasBit(a.attacker.anyBits, CRITICALS)) return on;
        // Whichever of its models has it: a Leader has it for the unit that he has joined.
        const lower = leastValue(g, a.attacker, 'critical-hits-on');
        return lower > 0 && lower < on ? lower : on;
      },
    },
  }),
};

const PIERCE = keyword('critical-hits-pierce');

/** A Critical Hit improves the AP of its own attack, not of the weapon's other attacks (TEN-SHOOT-22); carried by weapons. */
export const criticalHitsPierce: Ability<Modern, Tables> = {
  keyword: 'critical-hits-pierce',
  text: 'Each Critical Hit with this weapon improves the AP of that attack by X.',
  patch: () => ({
    before: {
      rollWounds: (_g, a) => {
        if (hasBit(a.profile.bits, PIERCE)) a.carries = WOUND.fromCriticalHit;
      },
    },
    wrap: {
      inflictWound: (next) => (g, a, bits) => {
        a.piercing = (bits & WOUND.fromCriticalHit) === 0 ? 0 : (a.profile.values['critical-hits-pierce']?.plus ?? 1);
        next(g, a, bits);
        a.piercing = 0;
      },
      apOf: (next) => (g, a) => next(g, a) + a.piercing,
    },
  }),
};
