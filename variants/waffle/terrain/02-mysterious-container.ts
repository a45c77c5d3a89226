import { insidePolygon } from 'sandtable/kit';
import { terrainKind } from 'sandtable/rules';
import { defineRule } from '../family.ts';

const CONTAINER = terrainKind('container');

/** A marker on a container that belongs to nobody is a mysterious one, whether or not the mission has them. */
export default defineRule({
  id: 'WAF-TERRAIN-02',
  title: 'Armoured Container: mysterious',
  source: 'Battlefield Terrain, Armoured Container',
  text: [
    'One that belongs to no faction is Mysterious Terrain and may serve as a Mysterious Objective.',
    'Ruling: Mysterious here means: the objective table of CLS-MISSION-14 is rolled the first time a scoring unit controls it; the wood table (CLS-TERRAIN-18) does not fit it and is not rolled.',
  ].join('\n'),
  simulated: 'partial',
  leavesOut: 'Only a marker on it is mysterious, by the table of CLS-MISSION-14: what it does to who comes near is not rolled.',
  changes: 'new; uses classic base: Mysterious terrain, Mysterious objectives (CLS-TERRAIN-18, CLS-MISSION-14)',
  default: 'on',
  keyword: 'container',
  requires: ['CLS-MISSION-14'],
  patch: () => ({
    wrap: {
      isMysterious: (next) => (g, marker) => {
        if (next(g, marker)) return true;
        const { x, y } = g.board.objectives[marker];
        for (let p = 0; p < g.board.count; p++) {
          const piece = g.board.pieces[p];
          if (piece.kind === CONTAINER && piece.ownerSeat === -1 && insidePolygon(piece.polygon, piece.corners, x, y)) return true;
        }
        return false;
      },
    },
  }),
});
