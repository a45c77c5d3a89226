import type { Army, Battle } from '../../src/scenario/types.ts';
import { shuffled } from '../contracts/cells.ts';

/**
 * What a file lists in an order that must not matter to a game. The first marker stays the first, since a mission may make it its relic. The order
 * of a datasheet's kinds of models (ranks, casualties) and of its weapons (what is built into which, what fires first) means something.
 */
export const SHUFFLES = {
  units: (battle: Battle, seed: string): Battle => ({
    ...battle,
    armies: { red: shuffledArmy(battle.armies.red, seed), blue: shuffledArmy(battle.armies.blue, `${seed} blue`) },
  }),
  terrain: (battle: Battle, seed: string): Battle => ({
    ...battle,
    battlefield: { ...battle.battlefield, terrain: shuffled(battle.battlefield.terrain, seed) },
  }),
  markers: ({ battlefield, ...battle }: Battle, seed: string): Battle => ({
    ...battle,
    battlefield: {
      ...battlefield,
      objectives: [...battlefield.objectives.slice(0, 1), ...shuffled(battlefield.objectives.slice(1), seed)],
    },
  }),
  keywords: ({ datasheets, ...battle }: Battle, seed: string): Battle => ({
    ...battle,
    datasheets: Object.fromEntries(
      Object.entries(datasheets).map(([id, sheet]) => [id, { ...sheet, keywords: shuffled(sheet.keywords, `${seed} ${id}`) }]),
    ),
  }),
  placements: ({ deployment, ...battle }: Battle, seed: string): Battle => ({
    ...battle,
    deployment: { red: shuffled(deployment.red, seed), blue: shuffled(deployment.blue, seed) },
  }),
} as const satisfies { readonly [what: string]: (battle: Battle, seed: string) => Battle };

const shuffledArmy = (army: Army, seed: string): Army => ({ ...army, units: shuffled(army.units, seed) });

/** Everything at once. */
export const shuffledFiles = (battle: Battle, seed: string): Battle =>
  Object.values(SHUFFLES).reduce((it, shuffle) => shuffle(it, seed), battle);
