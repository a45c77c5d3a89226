import { integer } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { beaten } from './armour-beaten.ts';

/** AP1 adds to a roll that at least equals the armour. */
export default defineRule({
  id: 'CAL-VEH-06',
  title: 'AP1 against vehicles',
  source: 'paragraph on damaging vehicles',
  text: [
    'AP1 turns a Glancing Hit into a Penetrating Hit, and raises a Penetrating Hit by 1 point.',
    'Ruling: read as +1 to a total that already reached the Armour Value: a glance becomes a Penetrating Hit by 1 (2 Hull Points). A total below the Armour Value stays nothing. The table modifiers AP1 +2, AP2 +1 are kept (CLS-VEH-18).',
  ].join('\n'),
  changes: 'extends classic base: AP1 (CLS-VEH-18: +2 on the damage table) and glancing hits (CLS-VEH-15)',
  default: 'on',
  params: { points: integer(1, 0, 6, 'points that AP1 adds to a total that reaches the armour', 'added to the total') },
  patch: ({ points }) => ({
    wrap: {
      penetrationRoll: (next) => (g, a, av) => {
        const total = next(g, a, av);
        beaten(g).hasTotal = true;
        return total >= av && a.ap === 1 ? total + points : total;
      },
      // Hits without a total.
      penetrate: (next) => (g, a, vehicle) => {
        const hit = beaten(g);
        hit.hasTotal = false;
        const outcome = next(g, a, vehicle);
        if (a.ap !== 1) return outcome;
        if (outcome === 1 && !hit.hasTotal) hit.by = 1 + points;
        return outcome === 0 && points > 0 ? 1 : outcome;
      },
    },
  }),
});
