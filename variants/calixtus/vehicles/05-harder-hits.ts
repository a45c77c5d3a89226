import { integer } from 'sandtable/rules';
import { STRENGTH } from '../../classic/family.ts';
import { defineRule } from '../family.ts';
import { beaten } from './armour-beaten.ts';

/** Each point by which a penetrating hit beats the armour costs one more Hull Point; a hit without a total beats it by one. */
export default defineRule({
  id: 'CAL-VEH-05',
  title: 'Penetrating Hit costs more Hull Points',
  source: 'paragraph on damaging vehicles',
  text: [
    'If D6 + Strength is above the Armour Value it is a Penetrating Hit: 1 Hull Point plus 1 more for each point by which the total exceeds the Armour Value.',
    'Ruling: "wounds" of vehicles are Hull Points; "additional" is added to the 1 of a Glancing Hit. A Penetrating Hit also rolls on the base Vehicle Damage table with base modifiers. Automatic Penetrating Hits (EMP, Haywire) count as exceeding by 1. Hits that print their own Hull Point loss (Destroyer CLS-WPN-34, Graviton CLS-WPN-46) and losses from terrain or table results are not increased. At 0 Hull Points: wrecked (CLS-VEH-24), unless a damage roll of the same attack shows Explodes (CLS-VEH-16).',
  ].join('\n'),
  changes: 'replaces classic base: penetrating hit costs 1 Hull Point (CLS-VEH-16); the damage roll (CLS-VEH-16, CLS-VEH-17) stays',
  outside: ['CAL-VEH-06'],
  default: 'on',
  params: { perPoint: integer(1, 0, 4, 'Hull Points that each point above the armour costs', 'Hull Points') },
  patch: ({ perPoint }) => ({
    wrap: {
      penetrationRoll: (next) => (g, a, av) => {
        const total = next(g, a, av);
        beaten(g).by = Math.max(1, total - av);
        return total;
      },
      penetrate: (next) => (g, a, vehicle) => {
        beaten(g).by = 1;
        return next(g, a, vehicle);
      },
      hullPoints: (next) => (g, a, vehicle, penetrating) => {
        const points = next(g, a, vehicle, penetrating);
        return penetrating && a.weapon.profile.strengthKind !== STRENGTH.destroyer ? points + perPoint * beaten(g).by : points;
      },
    },
  }),
});
