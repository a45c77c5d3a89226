import { defineRule } from '../family.ts';

/** A unit without anything to shoot at cannot be selected to shoot. */
export const needsTarget = defineRule({
  id: 'TEN-SHOOT-03',
  default: 'on',
  patch: () => ({ wrap: { selectableWithoutTarget: () => () => false } }),
});

/** Units without ranged weapons are eligible to shoot: they may start Actions. */
export const unarmedEligible = defineRule({
  id: 'TEN-SHOOT-04',
  default: 'on',
  patch: () => ({ wrap: { armedToShoot: () => () => true } }),
});

/** A unit that made no attack has not shot. */
export const shotMeansAttacks = defineRule({
  id: 'TEN-SHOOT-06',
  default: 'on',
  patch: () => ({ wrap: { countsAsShot: (next) => (g, v) => v.n > 0 && next(g, v) } }),
});
