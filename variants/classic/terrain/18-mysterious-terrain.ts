import { inPiece } from 'sandtable/kit';
import { arenaMemory, DEED, event, type Game, hashName, integer, purpose, terrainKind, type Unit } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Classic } from '../family.ts';

const WOOD = purpose('wood');
const WOOD_ENTERED = event(
  'wood-entered',
  { unit: 'unit', piece: 'piece', rolled: 'number' },
  '{unit} enters {piece} and finds out what it is (rolled {rolled})',
);
const WOODS = terrainKind('woods');

/** What a wood is: not known yet, ordinary, thick, deadly. */
const WOOD_IS = { unknown: 0, ordinary: 1, thick: 2, deadly: 3 } as const;
/** What has become of each piece of terrain. */
const known = arenaMemory('classic/mysterious-woods', (g: Game<Classic>) => ({ is: new Uint8Array(g.board.pieces.length) }));
const THICK_ON = 5;
const DEADLY_ON = 6;

function explore(g: Game<Classic>, u: Unit<Classic>): void {
  const m = g.models;
  const { is } = known(g);
  for (let p = 0; p < g.board.count; p++) {
    const piece = g.board.pieces[p];
    if (piece.kind !== WOODS || is[p] !== WOOD_IS.unknown) continue;
    for (let i = u.first; i < u.first + u.size; i++) {
      if (m.alive[i] === 0 || !inPiece(m, i, piece)) continue;
      const frame = g.dice.begin(DEED.move, g.nobody, g.nobody);
      g.dice.weapon(frame, hashName(piece.id));
      const face = g.dice.d6(frame, WOOD);
      g.dice.end(frame);
      is[p] = face >= DEADLY_ON ? WOOD_IS.deadly : face >= THICK_ON ? WOOD_IS.thick : WOOD_IS.ordinary;
      g.log.note(WOOD_ENTERED, u.slot, p, face);
      break;
    }
  }
}

/** If the mission uses it, woods may turn out thicker than they look, or deadly, when a unit first enters them. */
export default defineRule({
  id: 'CLS-TERRAIN-18',
  title: 'Mysterious terrain',
  source: 'terrain: Mysterious terrain',
  text: 'If the mission uses it, the first time a unit enters a wood roll a D6 for that wood: 1-4 ordinary; 5 its cover improves by 1 (to 4+); 6 it is dangerous terrain for everyone. The result lasts all game.',
  simulated: 'partial',
  leavesOut: 'Two of the printed results are modelled.',
  default: 'on',
  keyword: 'mysterious-terrain',
  params: {
    cover: integer(1, 0, 5, 'Points by which a thick wood gives better cover', 'to a save'),
  },
  patch: ({ cover }) => ({
    after: {
      moveAs: explore,
      runAs: explore,
      turboBoostAs: explore,
      thrustAs: explore,
      chargeMade: explore,
      consolidateAs: explore,
      fallBack: explore,
    },
    wrap: {
      pieceCover: (next) => (g, piece) => next(g, piece) - (known(g).is[piece] === WOOD_IS.thick ? cover : 0),
      endangersAll: (next) => (g, piece) => known(g).is[piece] === WOOD_IS.deadly || next(g, piece),
    },
  }),
});
