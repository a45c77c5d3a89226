import { within } from 'sandtable/kit';
import { inflict, integer, is, keyword, status } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { GONE_TO_GROUND, LOCKED } from '../state.ts';
import { anyCarriesGrenades } from './carried-grenades.ts';

const DEFENSIVE = keyword('defensive-grenades');
/** Was locked or had gone to ground when it was charged this turn: no grenades thrown. */
const UNREADY = status('CLS-WPN-54/unready', 'turn');

/** Chargers get no +1 Attack against them, unless the target was locked or gone to ground; Stealth against fire from within 8". */
export default defineRule({
  id: 'CLS-WPN-54',
  title: 'Defensive grenades',
  source: 'weapons: Defensive grenades',
  text: 'Enemies charging a unit with defensive grenades get no +1 Attack for charging, unless the defenders were already locked or gone to ground. The bearers have Stealth against shooting from within 8".',
  default: 'on',
  keyword: 'defensive-grenades',
  params: {
    inches: integer(8, 0, 48, 'Within which the bearers have Stealth', 'inches'),
  },
  patch: ({ inches }) => ({
    before: {
      chargeDeclared: (g, _u, target) => {
        if (is(target, LOCKED) || is(target, GONE_TO_GROUND)) inflict(g, target, UNREADY);
      },
    },
    wrap: {
      chargeBonus: (next) => (g, model, enemy) =>
        !is(enemy, UNREADY) && anyCarriesGrenades(g, enemy, DEFENSIVE) ? 0 : next(g, model, enemy),
      stealthOf: (next) => (g, a, model) => {
        const has = next(g, a, model);
        const firer = a.nearFirer[model];
        if (has > 0 || a.stray || a.melee || firer < 0 || !anyCarriesGrenades(g, g.unitOf(model), DEFENSIVE)) return has;
        return within(g.models, firer, model, inches) ? 1 : 0;
      },
    },
  }),
});
