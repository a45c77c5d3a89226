import { integer } from 'sandtable/rules';
import { defineRule } from '../family.ts';
import { slamOf } from './shock-arms.ts';

/** Slamming hits: S10 AP-. */
export default defineRule({
  id: 'WAF-VEH-15',
  title: 'Tank Shock: Slam profile',
  source: 'Vehicles, Tanks, Tank Shock, paragraph 1',
  text: [
    'Slamming hits are S10 AP-.',
    'Ruling: They wound T7 or less automatically (WAF-SHOOT-17) and cause Instant Death at T5 or less as in the classic base.',
  ].join('\n'),
  changes: 'new',
  default: 'on',
  keyword: 'tank',
  params: {
    strength: integer(10, 1, 10, 'Strength of slamming hits', 'Strength'),
    ap: integer(7, 1, 7, 'AP of slamming hits; 7 is none', 'AP'),
  },
  patch: ({ strength, ap }) => {
    const slam = slamOf(strength, ap);
    return { wrap: { shockProfile: () => () => slam } };
  },
});
