import { columnar, type Row, specLines, type Table, type Tables } from '../analysis/index.ts';
import type { Selection } from '../compile/select.ts';
import type { ChanceGrids } from '../rules/index.ts';
import { chancesOf } from './probe.ts';

/**
 * The tables `to_hit` and `to_wound` of charts: the chance of every attack in the tables of the edition's family, calculated by the rules
 * of the selection. Editions of a family without such tables are left out.
 */
export function chanceTables(selections: readonly Selection[]): Tables {
  const grids = selections.map((it) => it.variant.edition.format?.chances?.());
  const table = (which: keyof ChanceGrids, of: 'hit' | 'wound'): Table =>
    columnar(
      selections.flatMap((selection, place) => {
        const label = specLines(selection.spec);
        return (grids[place]?.[which] ?? []).map(
          ({ probe, ...cell }): Row => ({ variant: selection.spec, label, place, ...cell, chance: chancesOf(selection, probe)[of] }),
        );
      }),
    );
  return { to_hit: table('toHit', 'hit'), to_wound: table('toWound', 'wound') };
}
