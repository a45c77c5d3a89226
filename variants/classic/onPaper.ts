import { type ClassicArm, NEVER } from './family.ts';

/** What doctrines take a hit with a weapon to come to: closed forms of what play does, by the sheets alone. */
export interface OnPaper {
  /** Armour save needed against a weapon at an AP by a model with a save, 7 for none (CLS-SAVE-02). */
  readonly armourOn: (arm: ClassicArm, ap: number, save: number) => number;
  /** Wounds that an unsaved wound takes on average off a model that has `most`: 1 (CLS-DEF-13). */
  readonly woundsLost: (arm: ClassicArm, most: number) => number;
  /** Hull Points that a hit which gets through takes on average off a vehicle that has `most`: 1 (CLS-VEH-15). */
  readonly hullLost: (arm: ClassicArm, most: number) => number;
  /** Share of hits that penetrate, `edge` being Strength and what is added to it less the Armour Value, with so many dice (CLS-VEH-14). */
  readonly penetrates: (edge: number, dice: number) => number;
  /** What a weapon adds to a roll on the damage table (CLS-VEH-18). */
  readonly damageBonus: (arm: ClassicArm) => number;
  /** Chance that a penetrating hit with such a bonus blows up a vehicle that has so many Hull Points before it (CLS-VEH-17). */
  readonly explodes: (arm: ClassicArm, bonus: number, hull: number) => number;
}

/** As the base plays it. */
export const onPaper: OnPaper = {
  armourOn: (_arm, ap, save) => (ap > save ? save : NEVER),
  woundsLost: () => 1,
  hullLost: () => 1,
  penetrates: (edge) => Math.min(6, Math.max(0, edge + 6)) / 6,
  damageBonus: (arm) => (arm.ap === 1 ? 2 : arm.ap === 2 ? 1 : 0),
  explodes: (_arm, bonus) => (1 + bonus) / 6,
};
