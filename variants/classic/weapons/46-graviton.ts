import { integer, keyword, purpose } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { NEVER, STAT } from '../family.ts';
import { attackHas } from '../special-rules/carried.ts';
import { loseHullPoints } from '../vehicles/damage.ts';

const GRAVITON = keyword('graviton');
const GRAVITON_DIE = purpose('graviton');

/** Needs the target's armour save To Wound; a vehicle is immobilised and loses a Hull Point on a 6. */
export default defineRule({
  id: 'CLS-WPN-46',
  title: 'Graviton',
  source: 'weapons: Graviton',
  text: 'To Wound needs the armour save value of the majority of the target (Sv 3+ wounded on 3+; no save: 6+). A vehicle hit rolls a D6 instead of penetration: 1-5 nothing, 6 an Immobilised result and 1 HP lost.',
  default: 'on',
  keyword: 'graviton',
  params: {
    unsavedOn: integer(6, 2, 6, 'Needed To Wound those without armour', 'needed on a D6'),
    immobilisesOn: integer(6, 2, 7, 'Roll that immobilises a vehicle; 7 for none', 'needed on a D6'),
    hullPoints: integer(1, 0, 6, 'Hull Points that this costs it', 'Hull Points'),
  },
  patch: ({ unsavedOn, immobilisesOn, hullPoints }, s) => ({
    wrap: {
      woundOn: (next) => (g, a) => {
        if (!attackHas(g, a, GRAVITON)) return next(g, a);
        const save = s.majorityOf(g, a.target, STAT.Sv);
        return save >= NEVER ? unsavedOn : Math.max(2, save);
      },
      penetrate: (next) => (g, a, vehicle) => {
        if (!attackHas(g, a, GRAVITON)) return next(g, a, vehicle);
        const immobilises = g.dice.d6(a.frame, GRAVITON_DIE) >= immobilisesOn;
        // A building never moves and has no Hull Points; the models inside are not hit (CLS-TERRAIN-12).
        if (immobilises && a.target.housed < 0 && !s.vehicleSaves(g, a, vehicle)) {
          s.immobilise(g, vehicle, a.cause, a.credit);
          if (g.models.alive[vehicle] !== 0) a.totalLost += loseHullPoints(g, s, vehicle, hullPoints, a.cause, a.credit);
        }
        return -1;
      },
    },
  }),
});
