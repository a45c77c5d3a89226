import { defineRule } from '../define-rule.ts';

/** Units without ranged weapons are eligible to shoot: they may start Actions. */
export default defineRule({
  id: 'TEN-SHOOT-04',
  title: 'Units without ranged weapons can be eligible',
  source: 'Commentary "Eligible to Shoot (when not equipped with ranged weapons)"',
  text: 'Unless it Advanced, Fell Back or is Locked in Combat a unit is eligible to shoot even without a ranged weapon and may be chosen for rules that ask for a unit eligible to shoot (Actions for instance).',
  layer: 'commentary',
  changes: 'Adds to TEN-SHOOT-01. Off: a unit without ranged weapons is not eligible.',
  default: 'on',
  patch: () => ({ wrap: { armedToShoot: () => () => true } }),
});
