import { defineRule } from '../define-rule.ts';

/** A unit that made no attack has not shot. */
export default defineRule({
  id: 'TEN-SHOOT-06',
  title: 'When a weapon, model or unit has shot',
  source: 'Commentary "Shot", "Resolving an Attack", "Resolved Its Attacks", "Finished Making its Attacks"',
  text: 'An attack is resolved when its sequence ends; a weapon has shot when all its attacks are resolved, a model when all its ranged weapons have, a unit when all its shooting models have (then it has finished making / resolved its attacks). A unit that was selected but made no attack has not shot.',
  layer: 'commentary',
  changes: 'Defines terms used by triggers. Off: a unit that was selected to shoot counts as having shot even with zero attacks.',
  default: 'on',
  patch: () => ({ wrap: { countsAsShot: (next) => (g, v) => v.n > 0 && next(g, v) } }),
});
