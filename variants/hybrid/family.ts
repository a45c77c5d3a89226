import { houseRulesFor } from '../classic/define-rule.ts';
import type { ClassicArm, ClassicFamily, ClassicStats } from '../classic/family.ts';
import type { ClassicSeams } from '../classic/hub.ts';
import type { HybridSeams } from './hub.ts';

/** So many dice of `sides`, added up, and `plus`. */
export interface Roll {
  readonly dice: number;
  readonly sides: 3 | 6;
  readonly plus: number;
}

/** A classic statline with Movement and Deadly Demise. */
export interface HybridStats extends ClassicStats {
  /** Movement in inches, printed or that of the unit type (HYB-DEF-02). */
  readonly moveInches: number;
  /** Whether the datasheet prints it. */
  readonly printsMove: boolean;
  /** Deadly Demise as printed; null for a profile that lists none (HYB-DEF-09, -10). */
  readonly deadlyDemise: Roll | null;
}

/** A classic weapon with AP as a modifier and Damage. */
export interface HybridArm extends ClassicArm {
  /** What AP takes off an armour save: 0 to 6 for AP-0 to AP-6 (HYB-DEF-03, -04). */
  readonly armourModifier: number;
  /** Damage of an unsaved wound or a hit that gets through armour (HYB-DEF-05). */
  readonly damage: Roll;
}

/** The third family: classic lines with M, negative AP and D beside the classic AP. */
export interface Hybrid extends ClassicFamily {
  readonly name: 'hybrid';
  readonly model: HybridStats;
  readonly weapon: HybridArm;
  readonly seams: ClassicSeams & HybridSeams;
}

/** What a weapon has in the hybrid that no datasheet of it has: what the base makes itself (fists, explosions, burning fuel). */
export const CONVERTED: Pick<HybridArm, 'damage'> = { damage: Object.freeze({ dice: 0, sides: 6, plus: 1 }) };

/** The hybrid's part of a statline that the procedures of the base hand over: every one was read by the hybrid's profile. */
export const statsOfHybrid = (stats: ClassicStats): HybridStats => stats as HybridStats;

/** Damage of a weapon; 1 for one that no datasheet has. */
export const damageRollOf = (arm: ClassicArm): Roll => (arm as Partial<HybridArm>).damage ?? CONVERTED.damage;

/** What a classic AP takes off an armour save (HYB-DEF-04): nothing for AP6 and none, 5 for AP1. */
export const modifierOfAp = (ap: number): number => Math.max(0, 6 - ap);

/** What a weapon takes off an armour save; that of its classic AP for one that no datasheet has. */
export const armourModifierOf = (arm: ClassicArm): number => (arm as Partial<HybridArm>).armourModifier ?? modifierOfAp(arm.ap);

/**
 * What an attack with a weapon takes off an armour save when its classic AP has become `ap`: as printed, unless a rule has changed
 * it for the better (Rending) or the worse.
 */
export function armourModifierAt(arm: ClassicArm, ap: number): number {
  const printed = armourModifierOf(arm);
  if (ap === arm.ap) return printed;
  return ap < arm.ap ? Math.max(printed, modifierOfAp(ap)) : modifierOfAp(ap);
}

/** Defines a rule of the hybrid; what the ledger says of its id need not be repeated. */
export const { defineRule, defineEntry } = houseRulesFor<HybridSeams>();
