import { defineRule } from '../family.ts';
import { SLAM } from './shock-arms.ts';

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
  patch: () => ({
    wrap: { shockProfile: () => () => SLAM },
  }),
});
