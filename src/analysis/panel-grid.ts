import { type Campaign, columnsOf } from '../campaign/result.ts';
import type { GameValue, SampledGame } from '../stats/index.ts';
import { gameValues } from '../stats/index.ts';
import { pairScores } from './pair-values.ts';
import type { BySide } from './panel-summary.ts';

/** The meetings of a panel: indices of a campaign's scenarios by player of red and player of blue. */
export interface Grid {
  readonly scenario: string;
  readonly title: string;
  readonly players: BySide<string>;
  readonly cells: readonly (readonly number[])[];
}

/**
 * The scenarios of a campaign with an id, as a table of players.
 * @throws RangeError where some player of red doesn't meet some player of blue
 */
export function gridOf({ scenarios }: Campaign, id: string): Grid {
  const named = (side: 'red' | 'blue'): string[] => [...new Set(scenarios.flatMap((it) => (it.id === id ? [it.doctrines[side]] : [])))];
  const players = { red: named('red'), blue: named('blue') };
  const cells = players.red.map((red) =>
    players.blue.map((blue) => {
      const s = scenarios.findIndex((it) => it.id === id && it.doctrines.red === red && it.doctrines.blue === blue);
      if (s < 0) throw new RangeError(`${red} does not meet ${blue} in ${id}`);
      return s;
    }),
  );
  return { scenario: id, title: scenarios.find((it) => it.id === id)?.title ?? id, players, cells };
}

/** Indices of a campaign's variants that have played every meeting of a grid. */
export const variantsOn = ({ variants, columns }: Campaign, { cells }: Grid): number[] =>
  variants.flatMap((_, v) => (cells.flat().every((s) => columnsOf(columns, s, v).rows > 0) ? [v] : []));

/** The game of each of some variants as it was sampled, solved, with intervals at a level. */
export function valuesOn(campaign: Campaign, grid: Grid, variants: readonly number[], seed: string, confidence: number): GameValue[] {
  const games = variants.map((v): SampledGame => grid.cells.map((row) => row.map((s) => pairScores(columnsOf(campaign.columns, s, v)))));
  return gameValues(games, `${seed} ${grid.scenario} panel`, { confidence });
}
