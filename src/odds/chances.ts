import { columnar, type Row, specLines, type Table, type Tables } from '../analysis/index.ts';
import type { Selection } from '../compile/select.ts';
import { chancesOf, type Probe } from './probe.ts';

/** One chance with where it stands in its table. */
interface Chance {
  /** Place in the table, from 0. */
  readonly row_at: number;
  readonly column_at: number;
  /** The attacker's skill or Strength. */
  readonly row_label: string;
  /** What is attacked, or how. */
  readonly column_label: string;
  readonly chance: number;
}

/** An attack with the cell that its chance stands in. */
type Asked = Omit<Chance, 'chance'> & { readonly probe: Probe };

/** What is asked of the editions of one family: which attacks fill the tables To Hit and To Wound. */
interface Grid {
  readonly toHit: readonly Asked[];
  readonly toWound: readonly Asked[];
}

const upTo = (last: number, first = 1): number[] => Array.from({ length: last - first + 1 }, (_, i) => first + i);

const CLASSIC_MODEL = { WS: 4, BS: 4, S: 4, T: 4, W: 1, I: 4, A: 1, Ld: 8, Sv: 7 };
/** It strikes last and not at all, so that the only blow is the attacker's. */
const CLASSIC_TARGET = { ...CLASSIC_MODEL, I: 1, A: 0 };
const MODERN_MODEL = { M: 6, T: 4, Sv: 7, W: 1, Ld: 7, OC: 1 };

/** Every Strength against every Toughness up to the highest. */
const woundGrid = (highest: number, probe: (strength: number, toughness: number) => Probe): Asked[] =>
  upTo(highest).flatMap((strength) =>
    upTo(highest).map((toughness) => ({
      row_at: strength - 1,
      row_label: String(strength),
      column_at: toughness - 1,
      column_label: String(toughness),
      probe: probe(strength, toughness),
    })),
  );

/** Characteristics from 1 to 10; skill in close combat against the target's, and Ballistic Skill against everybody. */
const CLASSIC: Grid = {
  toHit: upTo(10).flatMap((skill) => [
    {
      row_at: skill - 1,
      row_label: String(skill),
      column_at: 0,
      column_label: 'BS',
      probe: {
        kind: 'shooting',
        attacker: { ...CLASSIC_MODEL, BS: skill },
        target: CLASSIC_TARGET,
        weapon: { range: 24, S: 4, AP: '-', type: 'assault' },
      },
    },
    ...upTo(10).map((against) => ({
      row_at: skill - 1,
      row_label: String(skill),
      column_at: against,
      column_label: String(against),
      probe: {
        kind: 'assault',
        attacker: { ...CLASSIC_MODEL, WS: skill },
        target: { ...CLASSIC_TARGET, WS: against },
        weapon: null,
      } as const,
    })),
  ]),
  toWound: woundGrid(10, (strength, toughness) => ({
    kind: 'shooting',
    attacker: { ...CLASSIC_MODEL, BS: 4 },
    target: { ...CLASSIC_TARGET, T: toughness },
    weapon: { range: 24, S: strength, AP: '-', type: 'assault' },
  })),
};

/** The skill is the weapon's, and the same against everybody; Strength and Toughness go further up. */
const MODERN: Grid = {
  toHit: upTo(6, 2).flatMap((skill) =>
    (['shooting', 'assault'] as const).map((kind, at) => ({
      row_at: skill - 2,
      row_label: `${skill}+`,
      column_at: at,
      column_label: kind === 'shooting' ? 'BS' : 'WS',
      probe: {
        kind,
        attacker: MODERN_MODEL,
        target: MODERN_MODEL,
        weapon: { range: kind === 'shooting' ? 24 : 'melee', A: 1, skill, S: 4, AP: 0, D: 1 },
      },
    })),
  ),
  toWound: woundGrid(12, (strength, toughness) => ({
    kind: 'shooting',
    attacker: MODERN_MODEL,
    target: { ...MODERN_MODEL, T: toughness },
    weapon: { range: 24, A: 1, skill: 4, S: strength, AP: 0, D: 1 },
  })),
};

const GRIDS: Readonly<Record<string, Grid>> = { classic: CLASSIC, hybrid: CLASSIC, modern: MODERN };

/**
 * The tables `to_hit` and `to_wound` of charts: the chance of every attack of the edition's tables, worked out by its rules as they stand
 * in the selection. Editions of a family that has no such tables are left out.
 */
export function chanceTables(selections: readonly Selection[]): Tables {
  const table = (which: keyof Grid, of: 'hit' | 'wound'): Table =>
    columnar(
      selections.flatMap((selection, place) => {
        const label = specLines(selection.spec);
        return (GRIDS[selection.variant.edition.family]?.[which] ?? []).map(
          ({ probe, ...cell }): Row => ({ variant: selection.spec, label, place, ...cell, chance: chancesOf(selection, probe)[of] }),
        );
      }),
    );
  return { to_hit: table('toHit', 'hit'), to_wound: table('toWound', 'wound') };
}
