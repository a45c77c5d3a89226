import { event, purpose, terrainKind } from 'sandtable/rules';
import { madeArm } from '../../../classic/arms.ts';
import { COVER } from '../../../classic/state.ts';
import { defineRule } from '../../family.ts';
import { coverPiece } from '../../pieces/coverPiece.ts';
import { explode } from '../../pieces/explosion.ts';

const FUEL = purpose('fuel');
const FUEL_ROLLED = event('fuel-rolled', { piece: 'piece', rolled: 'number' }, '{piece} rolls {rolled} for its fuel');
const BURNING_FUEL = madeArm('burning-fuel', { S: 4, AP: 5, type: 'assault' });
/** The face of a cover save that hits fuel, and that of the fuel die which sets it off. */
const TRIGGER = 6;
const BLOWS = 1;

/** A natural 6 on the cover save of a piece may set off what is in it; then it is gone. */
const blowsUp = (id: 'WAF-TERRAIN-06' | 'WAF-TERRAIN-07', name: string) => {
  const kind = terrainKind(name);
  return defineRule({
    id,
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

export const fuelPipes = blowsUp('WAF-TERRAIN-06', 'fuel-pipes');
export const fuelReserve = blowsUp('WAF-TERRAIN-07', 'fuel-reserve');
