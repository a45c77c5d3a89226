import { terrainKind } from 'sandtable/rules';
import { NEVER } from '../family.ts';

/** Cover of each kind of terrain if the piece gives none (CLS-SAVE-06, CLS-TERRAIN-02 to -11). */
export const coverByKind = coversOf({
  woods: 5,
  ruin: 4,
  crater: 5,
  barricade: 4,
  hill: 5,
  impassable: 4,
  'tank-traps': 4,
  razorwire: 6,
  wreck: 4,
  building: 4,
  debris: 4,
  container: 4,
  statuary: 3,
  'fuel-pipes': 4,
  'fuel-reserve': 4,
  reactor: 4,
});

function coversOf(named: { readonly [kind: string]: number }): Uint8Array {
  const covers = Object.entries(named).map(([name, cover]) => [terrainKind(name), cover] as const);
  const table = new Uint8Array(Math.max(...covers.map(([kind]) => kind)) + 1).fill(NEVER);
  for (const [kind, cover] of covers) table[kind] = cover;
  return table;
}

/** The table with another cover save of one kind. */
export function withCover(covers: Uint8Array, kind: string, save: number): Uint8Array {
  const changed = Uint8Array.from(covers);
  changed[terrainKind(kind)] = save;
  return changed;
}
