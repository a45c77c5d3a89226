import { event, integer, type LedgerEntry, purpose, terrainKind } from 'sandtable/rules';
import { COVER } from '../../classic/state.ts';
import { madeArm } from '../../classic/weapons/arms.ts';
import { defineRule } from '../family.ts';
import { coverPiece } from '../pieces/cover-piece.ts';
import { explode } from '../pieces/explosion.ts';

const FUEL = purpose('fuel');
const FUEL_ROLLED = event('fuel-rolled', { piece: 'piece', rolled: 'number' }, '{piece} rolls {rolled} for its fuel');

/** A natural 6 on the cover save of a piece may set off its fuel; the piece is then removed. */
export const blowsUp = (entry: LedgerEntry, name: string) => {
  const kind = terrainKind(name);
  return defineRule({
    ...entry,
    default: 'on',
    keyword: name,
    params: {
      coverRoll: integer(6, 2, 7, 'natural cover save from which the fuel may blow up', 'needed on a D6'),
      blowsUpTo: integer(1, 0, 6, 'highest roll on which it does', 'face of a D6'),
      strength: integer(4, 1, 10, 'Strength of the hits', 'Strength'),
      ap: integer(5, 1, 6, 'AP of the hits', 'AP'),
    },
    patch: ({ coverRoll, blowsUpTo, strength, ap }, s) => {
      const fuel = madeArm('burning-fuel', { S: strength, AP: ap, type: 'assault' });
      return {
        after: {
          saveMade: (g, a, model, why, face) => {
            if (why !== COVER || face < coverRoll) return;
            const piece = coverPiece(g, s, a, model);
            if (piece < 0 || g.board.pieces[piece].kind !== kind) return;
            const rolled = g.dice.d6(a.frame, FUEL);
            g.log.note(FUEL_ROLLED, piece, rolled);
            if (rolled <= blowsUpTo) explode(g, s, piece, fuel, null);
          },
        },
      };
    },
  });
};
