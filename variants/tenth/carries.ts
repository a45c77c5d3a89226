import type { RuleId } from 'sandtable/rules';
import type { ModernSeams } from './seams.ts';

/** The entries that seams of shooting, attacks, saves, melee attacks and Command points carry. */
export const coreCarries: { readonly [K in keyof ModernSeams]?: readonly RuleId[] } = {
  rollOff: ['TEN-MOD-22'],
  commandPhase: ['TEN-CMD-01'],
  mayPay: ['TEN-STRAT-01'],
  mayShoot: ['TEN-SHOOT-01'],
  targetBarred: ['TEN-SHOOT-02'],
  pickTargets: ['TEN-SHOOT-07'],
  mayFireAt: ['TEN-VEH-05'],
  resolveVolley: ['TEN-SHOOT-08'],
  resolveAttack: ['TEN-SHOOT-12'],
  rollHits: ['TEN-SHOOT-09'],
  rollWounds: ['TEN-SHOOT-11'],
  hitFace: ['TEN-MOD-19'],
  attacksRoll: ['TEN-MOD-21'],
  strengthOf: ['TEN-MOD-04'],
  nextModel: ['TEN-SAVE-01'],
  shielded: ['TEN-UNIT-15'],
  armourOn: ['TEN-SAVE-03'],
  invulnerableOn: ['TEN-SAVE-04'],
  damageOf: ['TEN-SAVE-06'],
  mortalWounds: ['TEN-SAVE-07'],
  destroyed: ['TEN-UNIT-08'],
  reachesInMelee: ['TEN-ASSAULT-11'],
  pickMeleeTargets: ['TEN-ASSAULT-12'],
};
