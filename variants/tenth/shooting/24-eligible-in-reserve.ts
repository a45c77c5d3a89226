import { PLACE } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';

/** Units in Reserves are eligible to shoot, although they cannot be selected to. */
export default defineRule({
  id: 'TEN-SHOOT-24',
  title: 'Units in Reserves are eligible to shoot',
  source: 'FAQ Reserves, 2nd question',
  text: 'A unit in Reserves meets the conditions for being eligible to shoot and may be chosen where a rule asks for that; having no target it still cannot be selected to shoot (TEN-SHOOT-03).',
  layer: 'faq',
  changes: 'Adds to TEN-SHOOT-01. Off: only units on the battlefield are eligible.',
  default: 'on',
  patch: () => ({
    wrap: { presentToShoot: (next) => (g, u) => u.place === PLACE.reserve || next(g, u) },
  }),
});
