import { enemyOf, integer, is, type ModelRegister, PLACE, type Status } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { STAT } from '../family.ts';
import { definePower, KIND, tuned, withPower } from './power.ts';
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
  params: {
    cost: integer(1, 1, 6, 'What it costs', 'Warp Charge'),
    inches: integer(24, 1, 72, 'How far it reaches', 'inches'),
    less: integer(1, 0, 5, 'What is taken off Weapon Skill, Ballistic Skill and Initiative', 'points'),
    part: integer(2, 1, 6, 'What charge rolls are divided by', 'times'),
  },
  tables: (t, { cost, inches }) => withPower(t, tuned(LEADEN_LIMBS, cost, inches)),
  patch: ({ less, part }, s, t) => ({
    wrap: {
      statOf: (next) => (g, model, stat) => {
        const value = next(g, model, stat);
        if ((stat !== STAT.WS && stat !== STAT.BS && stat !== STAT.I) || value <= 1) return value;
        return g.models.reg[LEADEN_MODEL][model] !== 0 ? Math.max(1, value - less) : value;
      },
      mayRun: (next) => (g, u) => !is(u, LEADEN) && next(g, u),
      chargeDistance: (next) => (g, u, total) => {
        const inches = next(g, u, total);
        return is(u, LEADEN) ? Math.ceil(inches / part) : inches;
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
