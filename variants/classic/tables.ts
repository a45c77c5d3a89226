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

/** Tables with some numbers changed. One that is as the ledger has it takes nothing back that another entry has changed. */
export function withNumbers(t: Tables, changed: Partial<Numbers>): Tables {
  const other = Object.entries(changed).filter(([name, value]) => value !== numbers[name as keyof Numbers]);
  return other.length === 0 ? t : { ...t, numbers: { ...t.numbers, ...Object.fromEntries(other) } };
}

const TEN = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** The chart of CLS-SHOOT-10: `even` if Strength equals Toughness, one less or more for each point, never better than `best`; 6 down to `reach` below. */
export const woundChart = ({ even, best, reach }: { readonly even: number; readonly best: number; readonly reach: number }): Matrix =>
  matrix(
    1,
    TEN.map((strength) =>
      TEN.map((toughness) => (toughness - strength > reach ? 7 : Math.max(best, Math.min(6, even + toughness - strength)))),
    ),
  );

/** The chart of CLS-ASSAULT-20: `better` against a lesser skill, `worse` against one more than `times` the own, `even` otherwise. */
export const strikeChart = (p: {
  readonly better: number;
  readonly even: number;
  readonly worse: number;
  readonly times: number;
}): Matrix =>
  matrix(
    1,
    TEN.map((own) => TEN.map((enemy) => (own > enemy ? p.better : enemy > p.times * own ? p.worse : p.even))),
  );

const scatteredShare = Float64Array.from([0, ...TEN], (bs) => 0.35 + 0.08 * bs);

export const tables: Tables = {
  hitByBs: Uint8Array.of(7, 6, 5, 4, 3, 2, 2, 2, 2, 2, 2),
  rerollByBs: Uint8Array.of(7, 7, 7, 7, 7, 7, 6, 5, 4, 3, 2),
  snapByBs: Uint8Array.of(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1),
  toWound: woundChart({ even: 4, best: 2, reach: 3 }),
  toStrike: strikeChart({ better: 3, even: 4, worse: 5, times: 2 }),
  vehicleDamage: Uint8Array.of(1, 1, 1, 1, 4, 5, 6, 7, 7, 7, 7, 7, 7),
  scatteredShare,
  blastShare: scatteredShare,
  everySave: false,
  onPaper,
  numbers,
  powers: [],
};
