import { integer } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { isMadeBy } from './conjure.ts';
import { definePower, KIND, tuned, withPower } from './power.ts';
import { PSYKERS } from './psykers.ts';

/** The primaris of its own discipline, so that a roll there always gives it. */
const OPEN_THE_GATE = definePower({
  name: 'open-the-gate',
  discipline: 'summoning',
  place: 0,
  cost: 3,
  kind: KIND.conjuration,
  rangeInches: 12,
});

/** Share of its points that a conjured unit is worth: it may scatter, and acts late. */
const SHARE = 0.8;

/** A unit of the scenario's conjurable list comes into play. */
export default defineRule({
  id: 'CLS-PSY-31',
  title: 'Generic conjuration: Open the Gate',
  source: 'psychic phase: Generic conjuration: Open the Gate',
  text: 'Warp charge 3 conjuration, range 12": creates a unit of the scenario\'s conjurable list up to 135 points (default a horde squad of 10).',
  default: 'on',
  keyword: PSYKERS,
  requires: ['CLS-PSY-01'],
  params: {
    points: integer(135, 1, 10000, 'Most that the unit may cost', 'army points'),
    cost: integer(3, 1, 6, 'What it costs', 'Warp Charge'),
    inches: integer(12, 1, 72, 'How far it reaches', 'inches'),
  },
  tables: (t, { cost, inches }) => withPower(t, tuned(OPEN_THE_GATE, cost, inches)),
  patch: ({ points }, _s, t) => ({
    wrap: {
      conjureLimit: (next) => (g, power) => (t.powers[power].name === OPEN_THE_GATE.name ? points : next(g, power)),
      powerWorth: (next) => (g, psyker, power, target) => {
        if (t.powers[power].name !== OPEN_THE_GATE.name) return next(g, psyker, power, target);
        const maker = g.unitOf(psyker);
        let most = 0;
        for (let k = 0; k < g.units.length; k++) {
          const u = g.units[k];
          if (isMadeBy(g, u, maker) && u.strength === 0 && u.sheet.points <= points) most = Math.max(most, u.sheet.points);
        }
        return SHARE * most;
      },
    },
  }),
});
