import { describe, expect, it } from 'vitest';
import { rowsOf } from '../../../src/analysis/index.ts';
import { attackTable } from '../../../src/odds/attack-table.ts';
import { chanceTables } from '../../../src/odds/chances.ts';
import { loadSelection } from '../../../src/testing/index.ts';
import { EDITIONS } from '../../tables.ts';

const chance = (table: Parameters<typeof rowsOf>[0], variant: string, row: string, column: string): number => {
  const found = rowsOf(table).find((it) => it['variant'] === variant && it['row_label'] === row && it['column_label'] === column);
  return Number(found?.['chance']);
};

describe('chances from the rules themselves', async () => {
  const specs = ['classic', 'calixtus', 'calixtus@-CAL-ASSAULT-05', 'tenth'];
  const tables = chanceTables(await Promise.all(specs.map((spec) => loadSelection(spec))));

  it('are those of the classic tables', () => {
    // Ballistic Skill 4 hits on 3+, 7 on 2+ with a second try on 5+; Weapon Skill 5 against 4 on 3+, 1 against 3 on 5+.
    expect(chance(tables['to_hit'] ?? {}, 'classic', '4', 'BS')).toBeCloseTo(4 / 6, 12);
    expect(chance(tables['to_hit'] ?? {}, 'classic', '7', 'BS')).toBeCloseTo(5 / 6 + 1 / 6 / 3, 12);
    expect(chance(tables['to_hit'] ?? {}, 'classic', '5', '4')).toBeCloseTo(4 / 6, 12);
    expect(chance(tables['to_hit'] ?? {}, 'classic', '1', '3')).toBeCloseTo(2 / 6, 12);
    expect(chance(tables['to_wound'] ?? {}, 'classic', '4', '4')).toBeCloseTo(3 / 6, 12);
    expect(chance(tables['to_wound'] ?? {}, 'classic', '3', '7')).toBe(0);
  });

  it('are those of the later edition: Strength twice the Toughness, and half of it', () => {
    expect(chance(tables['to_hit'] ?? {}, 'tenth', '3+', 'BS')).toBeCloseTo(4 / 6, 12);
    expect(chance(tables['to_wound'] ?? {}, 'tenth', '8', '4')).toBeCloseTo(5 / 6, 12);
    expect(chance(tables['to_wound'] ?? {}, 'tenth', '7', '4')).toBeCloseTo(4 / 6, 12);
    expect(chance(tables['to_wound'] ?? {}, 'tenth', '4', '8')).toBeCloseTo(1 / 6, 12);
  });

  it('follow the switches of a specification', () => {
    // Calixtus strikes at twice its own skill on 5+; without that rule the base's chart is back.
    expect(chance(tables['to_hit'] ?? {}, 'calixtus', '2', '4')).toBeCloseTo(2 / 6, 12);
    expect(chance(tables['to_hit'] ?? {}, 'calixtus@-CAL-ASSAULT-05', '2', '4')).toBeCloseTo(3 / 6, 12);
  });
});

describe('the table of attacks', () => {
  const one = { mean: 1, distribution: { '0': 0.25, '1': 0.5, '2': 0.25 } };
  const sure = { mean: 2, distribution: { '2': 1 } };
  const rows = (quantities: Parameters<typeof attackTable>[0][0]['quantities']) =>
    rowsOf(attackTable([{ title: 'x', variant: 'classic', quantities }], EDITIONS));

  it('has a row for each value, with the chance of at least so many', () => {
    expect(rows({ hits: one }).map((row) => [row['value'], row['at_least']])).toEqual([
      [0, 1],
      [1, 0.75],
      [2, 0.25],
    ]);
  });

  it('tells models lost where there are several, and wounds where there is one model', () => {
    const telling = (quantities: Parameters<typeof rows>[0]) => [
      ...new Set(rows(quantities).flatMap((row) => (row['telling'] === true ? [row['quantity']] : []))),
    ];
    expect(telling({ hits: one, 'A.modelsLost': sure, 'B.modelsLost': one, 'B.woundsLeft': one })).toEqual(['B.modelsLost']);
    const two = { mean: 0.5, distribution: { '0': 0.5, '1': 0.5 } };
    expect(telling({ 'B.modelsLost': two, 'B.woundsLeft': one })).toEqual(['B.woundsLeft']);
    expect(telling({ hits: one })).toEqual([]);
  });
});
