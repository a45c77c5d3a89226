import type { Verb } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import { weaponOf } from '../../classic/words/common.ts';
import { armourModifierOf, damageRollOf } from '../family.ts';

/** What can be read off a weapon's line. */
export const weaponQuestions: { readonly [verb: string]: Verb<Classic> } = {
  /** `weapon-line: A, with: rifle`: records `armour-modifier`, what it takes off armour saves, and `damage`, its fixed part. */
  'weapon-line': (stage, { subject, args }) => {
    const arm = weaponOf(stage.unit(String(subject)), args['with']).profile;
    stage.results.set('armour-modifier', armourModifierOf(arm));
    stage.results.set('damage', damageRollOf(arm).plus);
  },
};
