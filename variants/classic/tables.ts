import { type Matrix, matrix } from 'sandtable/kit';
import { type Numbers, numbers } from './numbers.ts';
import type { Power } from './psychic/power.ts';
import { type OnPaper, onPaper } from './worth/on-paper.ts';

/** The tables of the base; a rule with `tables` returns a changed copy. */
export interface Tables {
  /** Needed To Hit by Ballistic Skill 0 to 10 (CLS-SHOOT-06). */
  readonly hitByBs: Uint8Array;
  /** Needed on the re-roll of a miss by Ballistic Skill (CLS-SHOOT-07). */
  readonly rerollByBs: Uint8Array;
  /** Ballistic Skill that a Snap Shot is made at, by the firer's own 0 to 10 (CLS-SHOOT-08). */
  readonly snapByBs: Uint8Array;
  /** Needed To Wound: rows Strength, columns Toughness, from 1 (CLS-SHOOT-10); 1 without a roll. */
  readonly toWound: Matrix;
  /** Needed To Hit in combat: rows own Weapon Skill, columns the enemy's, from 1 (CLS-ASSAULT-20); 1 without a roll. */
  readonly toStrike: Matrix;
  /** Result 1 to 7 of the Vehicle Damage table by total 0 to 12: 1 shaken, 4 stunned, 5 weapon, 6 immobilised, 7 explodes (CLS-VEH-17). */
  readonly vehicleDamage: Uint8Array;
  /**
   * Share of the models under a marker, as placed, that doctrines expect to hit, by Ballistic Skill 0 to 10: for Ordnance,
   * Primary and Barrage weapons (`scatteredShare`), and for other blasts.
   */
  readonly scatteredShare: Float64Array;
  readonly blastShare: Float64Array;
  /** Whether doctrines expect every kind of save to be tried against a wound; otherwise only the best (CLS-SAVE-08). */
  readonly everySave: boolean;
  /** Expected value of hits, for doctrines. */
  readonly onPaper: OnPaper;
  /** Numbers that the ledger names and that code reads where it has no procedure at hand: `g.desk.numbers`. */
  readonly numbers: Numbers;
  /** Psychic powers in play, each added by its rule (CLS-PSY-22, -24 to -31); bits and options are indices into this list. */
  readonly powers: readonly Power[];
}

/** Tables with some numbers changed. */
export const withNumbers = (t: Tables, changed: Partial<Numbers>): Tables => ({ ...t, numbers: { ...t.numbers, ...changed } });

const TEN = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** S at least T+2: 2+, T+1: 3+, T: 4+, T-1: 5+, T-2 and T-3: 6+, below: cannot. */
function needToWound(strength: number, toughness: number): number {
  const d = strength - toughness;
  if (d >= 2) return 2;
  if (d >= -1) return 4 - d;
  return d >= -3 ? 6 : 7;
}

/** Better skill: 3+; the enemy's more than double: 5+; else 4+. */
function needToStrike(own: number, enemy: number): number {
  if (own > enemy) return 3;
  return enemy > 2 * own ? 5 : 4;
}

const scatteredShare = Float64Array.from([0, ...TEN], (bs) => 0.35 + 0.08 * bs);

export const tables: Tables = {
  hitByBs: Uint8Array.of(7, 6, 5, 4, 3, 2, 2, 2, 2, 2, 2),
  rerollByBs: Uint8Array.of(7, 7, 7, 7, 7, 7, 6, 5, 4, 3, 2),
  snapByBs: Uint8Array.of(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1),
  toWound: matrix(
    1,
    TEN.map((s) => TEN.map((toughness) => needToWound(s, toughness))),
  ),
  toStrike: matrix(
    1,
    TEN.map((own) => TEN.map((enemy) => needToStrike(own, enemy))),
  ),
  vehicleDamage: Uint8Array.of(1, 1, 1, 1, 4, 5, 6, 7, 7, 7, 7, 7, 7),
  scatteredShare,
  blastShare: scatteredShare,
  everySave: false,
  onPaper,
  numbers,
  powers: [],
};
