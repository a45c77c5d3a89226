import { terrainKind } from 'sandtable/rules';
import { madeArm } from '../../classic/weapons/arms.ts';
import { defineRule } from '../family.ts';

const CONTAINER = terrainKind('container');
/** The gun of a container for which the battlefield lists none. */
const STORM_GUN = madeArm('container-storm-gun', { range: 24, S: 4, AP: 5, type: 'assault', shots: 2 });

/** Every container has a gun, for one non-vehicle model that touches it. */
export default defineRule({
  id: 'WAF-TERRAIN-03',
  title: 'Armoured Container: emplaced guns',
  source: 'Battlefield Terrain, Armoured Container',
  text: [
    "A single non-vehicle model touching it may fire the container's guns instead of its own.",
    'Ruling: The guns are not named; default one storm gun (24" S4 AP5 Assault 2, CLS-DEF-16) unless terrain data say otherwise. The model uses its own BS.',
  ].join('\n'),
  changes: 'classic base: Emplaced weapons (CLS-TERRAIN-15)',
  default: 'on',
  keyword: 'container',
  requires: ['CLS-TERRAIN-15'],
  patch: () => ({
    wrap: {
      gunOf: (next) => (g, piece) => next(g, piece) ?? (g.board.pieces[piece].kind === CONTAINER ? STORM_GUN : null),
      mayManGun: (next) => (g, model, piece) =>
        next(g, model, piece) && (g.board.pieces[piece].kind !== CONTAINER || g.sheetOf(model).stats.vehicle === 0),
    },
  }),
});
