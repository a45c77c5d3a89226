import { integer } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { EMP_DIE, isEmp, KEYWORDS } from './emp.ts';

/** Haywire that needs a 4+. */
export default defineRule({
  id: 'CAL-WPN-17',
  title: 'EMP grenade against vehicles',
  source: 'Moving, Shooting and Assaulting',
  text: [
    'EMP works on vehicles as Haywire does in the base but only on 4+ where Haywire works on 2+: D6 on a hit, 1-3 nothing, 4-5 Glancing Hit, 6 Penetrating Hit. Haywire grenades keep 1 nothing, 2-5 Glancing, 6 Penetrating.',
    'Ruling: the source gives only the two thresholds; the 6 = Penetrating Hit is kept from CLS-WPN-29 for both. The AP2 of EMP (CAL-WPN-18) gives +1 on the damage table (CLS-VEH-18); a haywire grenade has AP -. Hull Points: CAL-VEH-05.',
  ].join('\n'),
  changes: 'new weapon, a weaker form of Haywire; Haywire itself is restated (CLS-WPN-29)',
  default: 'on',
  keyword: KEYWORDS,
  params: {
    glancesOn: integer(4, 2, 7, 'roll that is a glancing hit', 'needed on a D6'),
    penetratesOn: integer(6, 2, 7, 'roll that is a penetrating hit', 'needed on a D6'),
  },
  patch: ({ glancesOn, penetratesOn }) => ({
    wrap: {
      penetrate: (next) => (g, a, vehicle) => {
        if (!isEmp(a)) return next(g, a, vehicle);
        const face = g.dice.d6(a.frame, EMP_DIE);
        return face >= penetratesOn ? 1 : face >= glancesOn ? 0 : -1;
      },
    },
  }),
});
