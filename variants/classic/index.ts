import { defineVariant } from 'sandtable/rules';
import { edition } from './edition.ts';
import { flyerRules } from './flyer/rules.ts';
import { heavyRules } from './heavy/index.ts';
import { superHeavyFlyers } from './heavy/superHeavyFlyer.ts';
import { coreRules } from './optional/index.ts';
import { psychicRules } from './psychic/rules.ts';
import { reserveRules } from './reserve/rules.ts';
import { challenges } from './special/challenges.ts';
import { weaponRules } from './special/index.ts';
import { unitRules } from './special/unit-rules.ts';
import { vehicleRules } from './special/vehicle-rules.ts';

export type { Attack } from './attack.ts';
export { addHits, addWounds, beginAttack, endAttack, WOUND } from './attack.ts';
export { edition } from './edition.ts';
export type { Classic, ClassicArm, ClassicFamily, ClassicStats } from './family.ts';
export { ARM, defineRule, STAT, TYPE, VEHICLE } from './family.ts';
export type { ClassicSeams } from './seams.ts';
export type { Tables } from './tables.ts';

/** The 7th-edition-style base. */
export default defineVariant({
  id: 'classic',
  title: '7th-edition-style base rules',
  edition,
  rules: [
    ...coreRules,
    ...reserveRules,
    ...vehicleRules,
    ...unitRules,
    ...weaponRules,
    ...heavyRules,
    challenges,
    ...psychicRules,
    ...flyerRules,
    superHeavyFlyers,
  ],
  presets: {},
});
