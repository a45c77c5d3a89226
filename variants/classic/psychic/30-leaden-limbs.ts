import { enemyOf, is, type ModelRegister, PLACE, type Status } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { STAT } from '../family.ts';
import { definePower, KIND, withPower } from './power.ts';
import { PSYKERS } from './psykers.ts';
import { harm } from './worth.ts';

const LEADEN_LIMBS = definePower({
  name: 'leaden-limbs',
  discipline: 'generic',
  place: 6,
  cost: 1,
  kind: KIND.malediction,
  rangeInches: 24,
});
const LEADEN = LEADEN_LIMBS.condition as Status;
const LEADEN_MODEL = LEADEN_LIMBS.mark as ModelRegister;

/** Share of a unit's worth that it loses. */
const HINDERS = 0.3;

/** -1 Weapon Skill, Ballistic Skill and Initiative; no Run; charge rolls are halved, rounding up. */
export default defineRule({
  id: 'CLS-PSY-30',
  title: 'Generic power 6: Leaden Limbs',
  source: 'psychic phase: Generic power 6: Leaden Limbs',
  text: 'Warp charge 1 malediction, range 24": one enemy unit has -1 WS, -1 BS and -1 I, cannot Run and halves the distance (rounding up) of charge rolls.',
  default: 'on',
  keyword: PSYKERS,
  requires: ['CLS-PSY-01'],
  tables: (t) => withPower(t, LEADEN_LIMBS),
  patch: (_p, s, t) => ({
    wrap: {
      statOf: (next) => (g, model, stat) => {
        const value = next(g, model, stat);
        if ((stat !== STAT.WS && stat !== STAT.BS && stat !== STAT.I) || value <= 1) return value;
        return g.models.reg[LEADEN_MODEL][model] !== 0 ? value - 1 : value;
      },
      mayRun: (next) => (g, u) => !is(u, LEADEN) && next(g, u),
      chargeDistance: (next) => (g, u, total) => {
        const inches = next(g, u, total);
        return is(u, LEADEN) ? Math.ceil(inches / 2) : inches;
      },
      powerWorth: (next) => (g, psyker, power, target) => {
        if (t.powers[power].name !== LEADEN_LIMBS.name || target === null) return next(g, psyker, power, target);
        if (is(target, LEADEN)) return 0;
        const own = g.sides[enemyOf(target.side)];
        let most = 0;
        for (let k = 0; k < own.length; k++)
          if (own[k].alive > 0 && own[k].place === PLACE.table) most = Math.max(most, harm(g, s, target, own[k]));
        return HINDERS * most;
      },
    },
  }),
});
