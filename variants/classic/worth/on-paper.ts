import { type ClassicArm, NEVER } from '../family.ts';

/** Expected value of a hit with a weapon, for doctrines: closed forms of what play does, from the sheets alone. */
export interface OnPaper {
  /** Armour save needed by a model against a weapon's AP, 7 for none (CLS-SAVE-02). */
  readonly armourOn: (arm: ClassicArm, ap: number, save: number) => number;
  /** Mean Wounds that an unsaved wound takes off a model that has `most`: 1 (CLS-DEF-13). */
  readonly woundsLost: (arm: ClassicArm, most: number) => number;
  /** Mean Hull Points that a glancing or penetrating hit takes off a vehicle that has `most`: 1 (CLS-VEH-15). */
  readonly hullLost: (arm: ClassicArm, most: number) => number;
  /** Share of hits that penetrate, with `edge` the modified Strength less the Armour Value, and the number of dice (CLS-VEH-14). */
  readonly penetrates: (edge: number, dice: number) => number;
  /** What a weapon adds to a roll on the damage table (CLS-VEH-18). */
  readonly damageBonus: (arm: ClassicArm) => number;
  /** Chance that a penetrating hit with a bonus makes a vehicle with a number of Hull Points explode (CLS-VEH-17). */
  readonly explodes: (arm: ClassicArm, bonus: number, hull: number) => number;
  /** Share of what gets through a model's own best save that a cover save on so much stops as well: the better of the two is rolled (CLS-SAVE-08). */
  readonly coverStops: (own: number, cover: number) => number;
}

/** Where cover is rolled for besides other saves, it stops its own share of what these let through. */
export const coverApart: OnPaper['coverStops'] = (_own, cover) => (cover >= NEVER ? 0 : (7 - Math.max(cover, 2)) / 6);

/** As the base plays it. */
export const onPaper: OnPaper = {
  armourOn: (_arm, ap, save) => (ap > save ? save : NEVER),
  woundsLost: () => 1,
  hullLost: () => 1,
  penetrates: (edge) => Math.min(6, Math.max(0, edge + 6)) / 6,
  damageBonus: (arm) => (arm.ap === 1 ? 2 : arm.ap === 2 ? 1 : 0),
  explodes: (_arm, bonus) => (1 + bonus) / 6,
  // Of what fails on a die up to the own number, what would not have failed up to the other one.
  coverStops: (own, cover) => (cover >= own ? 0 : 1 - (Math.max(cover, 2) - 1) / (Math.min(own, NEVER) - 1)),
};
