import { item } from '../rules/item.ts';
import { type Block, type DataTable, gather, gatherReal, identity, SIDE_WORDS, text } from './block-columns.ts';
import type { BoardMap } from './board-map.ts';
import { CAUSES, type CampaignUnit } from './result.ts';

/** A block whose first pairs were recorded. */
type Mapped = Block & { readonly map: BoardMap };

const mappedBlocks = (blocks: readonly Block[]): Mapped[] =>
  blocks.flatMap((block) => (block.columns.map === undefined ? [] : [{ ...block, map: block.columns.map }]));

/** Models on the table by round, army and cell; see `Standing` for what is counted. */
export function positionTable(blocks: readonly Block[]): DataTable {
  const mapped = mappedBlocks(blocks);
  const sizes = mapped.map(({ map }) => map.standing.round.length);
  const ints = (pick: (map: BoardMap, i: number) => number) => gather(mapped, sizes, (block, i) => pick((block as Mapped).map, i));
  return {
    ...identity(mapped, sizes),
    pairs: ints((map) => map.pairs),
    round: ints(({ standing }, i) => item(standing.round, i)),
    army: text(mapped, sizes, 'words', (block, i) => SIDE_WORDS[(block as Mapped).map.standing.army[i] as 0 | 1]),
    x: ints(({ standing }, i) => item(standing.x, i)),
    y: ints(({ standing }, i) => item(standing.y, i)),
    games: ints(({ standing }, i) => item(standing.games, i)),
    models: ints(({ standing }, i) => item(standing.models, i)),
    squares: ints(({ standing }, i) => item(standing.squares, i)),
    cubes: ints(({ standing }, i) => item(standing.cubes, i)),
  };
}

/** Models lost, one per row. */
export function casualtyTable(blocks: readonly Block[]): DataTable {
  const mapped = mappedBlocks(blocks);
  const sizes = mapped.map(({ map }) => map.fallen.pair.length);
  const ints = (pick: (map: BoardMap, i: number) => number) => gather(mapped, sizes, (block, i) => pick((block as Mapped).map, i));
  const reals = (pick: (map: BoardMap, i: number) => number) => gatherReal(mapped, sizes, (block, i) => pick((block as Mapped).map, i));
  const ofUnit = (pick: (unit: CampaignUnit) => string) =>
    text(mapped, sizes, 'words', (block, i) => pick(block.scenario.units[item((block as Mapped).map.fallen.unit, i)] as CampaignUnit));
  return {
    ...identity(mapped, sizes),
    pair: ints(({ fallen }, i) => item(fallen.pair, i)),
    seat: ints(({ fallen }, i) => item(fallen.seat, i)),
    round: ints(({ fallen }, i) => item(fallen.round, i)),
    army: ofUnit((unit) => unit.army),
    unit: ofUnit((unit) => unit.id),
    cause: text(mapped, sizes, 'words', (block, i) => CAUSES[(block as Mapped).map.fallen.cause[i] as 0]),
    points: reals(({ fallen }, i) => item(fallen.points, i)),
    x: reals(({ fallen }, i) => item(fallen.x, i)),
    y: reals(({ fallen }, i) => item(fallen.y, i)),
  };
}
