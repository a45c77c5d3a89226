import { defineRule } from '../define-rule.ts';

/** A unit with nothing to shoot at cannot be selected to shoot. */
export default defineRule({
  id: 'TEN-SHOOT-03',
  title: 'A unit with nothing to shoot cannot be selected to shoot',
  source: 'Errata "Shooting Phase" (with Designer\'s Note); FAQ Reserves, question on eligibility',
  text: 'A unit may be selected to shoot only if at least one of its models has an eligible target for at least one of its ranged weapons. It stays eligible to shoot; it just cannot be picked, so nothing that triggers on selecting or on having shot happens.',
  layer: 'errata',
  changes:
    'Adds to TEN-SHOOT-01. Off: any eligible unit may be selected, and what triggers on being selected happens (whether it "has shot" is TEN-SHOOT-06).',
  default: 'on',
  patch: () => ({ wrap: { selectableWithoutTarget: () => () => false } }),
});
