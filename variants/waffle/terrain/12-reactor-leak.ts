import { CAUSE, DEED, event, hashName, integer, purpose, terrainKind } from 'sandtable/rules';
import { STAT } from '../../classic/family.ts';
import { addWounds, beginAttack, endAttack, WOUND } from '../../classic/shooting/attack.ts';
import { COVER, UNSAVED, WOUNDING } from '../../classic/state.ts';
import { holding } from '../../classic/vehicles/damage.ts';
import { madeArm } from '../../classic/weapons/arms.ts';
import { defineRule } from '../family.ts';
import { coverPiece } from '../pieces/cover-piece.ts';
import { middleX, middleY } from '../pieces/explosion.ts';

const REACTOR = terrainKind('reactor');
const FUEL = purpose('fuel');
const LEAKS = event('reactor-leaks', { unit: 'unit', rolled: 'number' }, '{unit} is near a leaking reactor: {rolled} rolled');
const RADIATION = madeArm('radiation', { S: 6, AP: '-', type: 'assault' });
const NO_AP = 7;

/** A natural 6 on the cover save of a reactor may cause a leak that harms the model it saved. */
export default defineRule({
  id: 'WAF-TERRAIN-12',
  title: 'Reactor: leak',
  source: 'Battlefield Terrain, Reactor',
  text: [
    'Whenever its cover save is made with a 6, roll D6: on 1 the saving model takes an S6 AP- hit that ignores cover.',
    'Ruling: Natural 6 as in WAF-TERRAIN-06.',
  ].join('\n'),
  changes: 'new',
  default: 'on',
  keyword: 'reactor',
  params: {
    coverRoll: integer(6, 2, 7, 'natural cover save from which the reactor may leak', 'needed on a D6'),
    leaksUpTo: integer(1, 0, 6, 'highest roll on which it does', 'face of a D6'),
    strength: integer(6, 1, 10, 'Strength of the hit', 'Strength'),
  },
  patch: ({ coverRoll, leaksUpTo, strength }, s) => ({
    after: {
      saveMade: (g, a, model, why, face) => {
        if (why !== COVER || face < coverRoll) return;
        const piece = coverPiece(g, s, a, model);
        if (piece < 0 || g.board.pieces[piece].kind !== REACTOR) return;
        const u = g.unitOf(model);
        const rolled = g.dice.d6(a.frame, FUEL);
        g.log.note(LEAKS, u.slot, rolled);
        if (rolled > leaksUpTo) return;
        const frame = g.dice.begin(DEED.react, u, g.nobody);
        g.dice.weapon(frame, hashName(g.board.pieces[piece].id));
        const leak = beginAttack(g, u, u, RADIATION, frame, CAUSE.other);
        leak.stray = true;
        leak.credit = null;
        leak.anywhere = true;
        leak.strength = strength;
        leak.ap = NO_AP;
        leak.toughness = s.statOf(g, model, STAT.T);
        if (g.sheetOf(model).stats.vehicle !== 0) {
          // It comes from the middle of the reactor.
          leak.mark[0] = middleX(g, piece);
          leak.mark[1] = middleY(g, piece);
          leak.pools = 1;
          leak.pool = 0;
          leak.poolFlags[0] = WOUND.noCover;
          holding(g, s, leak, model, s.hitVehicle);
          leak.pools = 0;
        } else if (s.woundLands(g, leak, g.dice.d6(frame, WOUNDING), s.woundOn(g, leak))) {
          addWounds(leak, -1, 1, strength, NO_AP, WOUND.noCover);
          leak.nearFirer[model] = model;
          leak.cover[model] = 0;
          s.takeWound(g, leak, model);
          g.log.note(UNSAVED, u.slot, u.slot, leak.unsavedWounds);
        }
        endAttack(g);
        g.dice.end(frame);
      },
    },
  }),
});
