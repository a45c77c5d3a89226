import { event, type LedgerEntry, purpose, terrainKind } from 'sandtable/rules';
import { COVER } from '../../classic/state.ts';
import { madeArm } from '../../classic/weapons/arms.ts';
import { defineRule } from '../family.ts';
import { coverPiece } from '../pieces/cover-piece.ts';
import { explode } from '../pieces/explosion.ts';

const FUEL = purpose('fuel');
const FUEL_ROLLED = event('fuel-rolled', { piece: 'piece', rolled: 'number' }, '{piece} rolls {rolled} for its fuel');
const BURNING_FUEL = madeArm('burning-fuel', { S: 4, AP: 5, type: 'assault' });
/** The roll of a cover save that hits fuel, and the roll of the fuel die that sets it off. */
const TRIGGER = 6;
const BLOWS = 1;

/** A natural 6 on the cover save of a piece may set off its fuel; the piece is then removed. */
export const blowsUp = (entry: LedgerEntry, name: string) => {
  const kind = terrainKind(name);
  return defineRule({
    ...entry,
    default: 'on',
    keyword: name,
    patch: (_p, s) => ({
      after: {
        saveMade: (g, a, model, why, face) => {
          if (why !== COVER || face !== TRIGGER) return;
          const piece = coverPiece(g, s, a, model);
          if (piece < 0 || g.board.pieces[piece].kind !== kind) return;
          const rolled = g.dice.d6(a.frame, FUEL);
          g.log.note(FUEL_ROLLED, piece, rolled);
          if (rolled === BLOWS) explode(g, s, piece, BURNING_FUEL, null);
        },
      },
    }),
  });
};
