import { integer, is, type ModelRegister, type Status } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { STAT } from '../family.ts';
import { definePower, KIND, tuned, withPower } from './power.ts';
import { PSYKERS } from './psykers.ts';
import { threatTo } from './worth.ts';

const IRON_WARD = definePower({ name: 'iron-ward', discipline: 'generic', place: 5, cost: 1, kind: KIND.blessing, rangeInches: 24 });
const WARDED = IRON_WARD.condition as Status;
const WARDED_MODEL = IRON_WARD.mark as ModelRegister;

const HARDEST = 10;
/** Share of a threat that the ward takes off: a point of Toughness, and a third of the wounds. */
const SPARES = 0.45;

/** +1 Toughness and Feel No Pain (5+). */
export default defineRule({
  id: 'CLS-PSY-29',
  title: 'Generic power 5: Iron Ward',
  source: 'psychic phase: Generic power 5: Iron Ward',
  text: 'Warp charge 1 blessing, range 24": one friendly unit gains +1 T and Feel No Pain (5+).',
  default: 'on',
  keyword: PSYKERS,
  requires: ['CLS-PSY-01'],
  params: {
    cost: integer(1, 1, 6, 'What it costs', 'Warp Charge'),
    inches: integer(24, 1, 72, 'How far it reaches', 'inches'),
    toughness: integer(1, 0, 5, 'Toughness that it adds', 'Toughness'),
    painOn: integer(5, 2, 7, 'Feel No Pain that it gives; 7 for none', 'needed on a D6'),
  },
  tables: (t, { cost, inches }) => withPower(t, tuned(IRON_WARD, cost, inches)),
  patch: ({ toughness, painOn }, s, t) => ({
    wrap: {
      statOf: (next) => (g, model, stat) => {
        const value = next(g, model, stat);
        return stat === STAT.T && value > 0 && g.models.reg[WARDED_MODEL][model] !== 0 ? Math.min(HARDEST, value + toughness) : value;
      },
      feelNoPainOn: (next) => (g, a, model) => {
        const on = next(g, a, model);
        return on > painOn && g.models.reg[WARDED_MODEL][model] !== 0 ? painOn : on;
      },
      powerWorth: (next) => (g, psyker, power, target) => {
        if (t.powers[power].name !== IRON_WARD.name || target === null) return next(g, psyker, power, target);
        return s.isVehicle(g, target) || is(target, WARDED) ? 0 : SPARES * threatTo(g, s, target);
      },
    },
  }),
});
