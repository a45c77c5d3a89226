import { LOOK, type Optics } from 'sandtable/kit';
import { hasBit, keyword, terrainKind, terrainKinds } from 'sandtable/rules';
import type { Classic } from '../family.ts';
import { NOTHING } from '../terrain/nothing.ts';

/** Eye level as a share of a body's height (CLS-DEF-08). */
export const EYE_SHARE = 0.8;

const BLOCKING_BODIES = [keyword('vehicle'), keyword('monster'), keyword('gargantuan')];

/** Terrain that hides without blocking, up to its height. */
const OBSCURING = ['woods', 'ruin', 'crater', 'razorwire', 'tank-traps', 'debris', 'statuary', 'fuel-pipes'].map(terrainKind);
/** Solid terrain, up to its height. Only the walls of a ruin are solid. */
const SOLID = ['barricade', 'hill', 'impassable', 'wreck', 'building', 'container', 'fuel-reserve', 'reactor'].map(terrainKind);

function looks(): Uint8Array {
  const table = new Uint8Array(terrainKinds.size + 1);
  for (const kind of OBSCURING) table[kind] = LOOK.obscures;
  for (const kind of SOLID) table[kind] = LOOK.opaque;
  return table;
}

function walls(): Uint8Array {
  const table = new Uint8Array(terrainKinds.size + 1).fill(1);
  table[NOTHING] = 0;
  return table;
}

/**
 * How the base sees (CLS-DEF-08): from one eye at 80% of the body, over samples of the target's body. Vehicles and
 * monsters block, other models only give cover.
 */
export const optics: Optics<Classic> = {
  terrain: looks(),
  walls: walls(),
  eyeShare: EYE_SHARE,
  across: 3,
  levels: 4,
  obstructs: (_g, u) => {
    for (let k = 0; k < BLOCKING_BODIES.length; k++) if (hasBit(u.anyBits, BLOCKING_BODIES[k])) return true;
    return false;
  },
};
