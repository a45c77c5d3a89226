import { terrainKind } from 'sandtable/rules';
import { madeArm } from '../../../classic/arms.ts';
import { defineRule } from '../../family.ts';

const CONTAINER = terrainKind('container');
/** What is mounted on a container of which the battlefield says nothing. */
const STORM_GUN = madeArm('container-storm-gun', { range: 24, S: 4, AP: 5, type: 'assault', shots: 2 });

/** Every container has a gun, for one model that touches it and is no vehicle. */
export const containerGuns = defineRule({
  id: 'WAF-TERRAIN-03',
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
