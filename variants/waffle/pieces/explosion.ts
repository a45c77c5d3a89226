import { catchUnit, caughtBy, countUnderCircle, isStillThere, releaseCaught } from 'sandtable/kit';
import { CAUSE, DEED, event, type Game, hashName, type Unit, type WeaponSheet } from 'sandtable/rules';
import { clearPiece } from '../../classic/buildings/house.ts';
import type { Classic } from '../../classic/family.ts';
import { addHits, beginAttack, endAttack, WOUND } from '../../classic/shooting/attack.ts';
import type { WaffleSeams } from '../hub.ts';

/** Radius of the Large Blast marker, inches. */
export const LARGE_BLAST_RADIUS = 2.5;

export const EXPLODES = event('piece-explodes', { piece: 'piece', units: 'number' }, '{piece} explodes among {units|unit|units}');

/** The middle of a piece's outline. */
export const middleX = (g: Game<Classic>, piece: number): number => (g.board.pieces[piece].minX + g.board.pieces[piece].maxX) / 2;
export const middleY = (g: Game<Classic>, piece: number): number => (g.board.pieces[piece].minY + g.board.pieces[piece].maxY) / 2;

/** Wounds still to be saved in attacks under way have no cover from what is gone: it is worked out anew. */
function forgetCover(g: Game<Classic>): void {
  const { frames, depth } = g.desk.attacks;
  for (let k = 0; k < depth; k++) {
    const { cover, target } = frames[k];
    for (let j = target.first; j < target.first + target.size; j++) cover[j] = 0;
  }
}

/** A piece explodes: a Large Blast centred on it hits every model under it, of both sides, and cover does not help; the piece is removed. */
export function explode(g: Game<Classic>, s: WaffleSeams, piece: number, weapon: WeaponSheet<Classic>, by: Unit<Classic> | null): void {
  const x = middleX(g, piece);
  const y = middleY(g, piece);
  clearPiece(g, piece);
  forgetCover(g);
  let under = 0;
  for (let k = 0; k < g.units.length; k++) if (countUnderCircle(g, g.units[k], x, y, LARGE_BLAST_RADIUS) > 0) under++;
  g.log.note(EXPLODES, piece, under);
  const caught = caughtBy(g);
  const from = caught.height;
  for (let k = 0; k < g.units.length; k++) {
    const u = g.units[k];
    const n = u.aloft !== 0 ? 0 : countUnderCircle(g, u, x, y, LARGE_BLAST_RADIUS);
    if (n > 0) catchUnit(g, u, n);
  }
  const end = caught.height;
  for (let k = from; k < end; k++) {
    const u = g.units[caught.unit[k]];
    if (!isStillThere(u)) continue;
    const frame = g.dice.begin(DEED.react, u, by ?? g.nobody);
    g.dice.weapon(frame, hashName(g.board.pieces[piece].id));
    const a = beginAttack(g, by ?? u, u, weapon, frame, CAUSE.other);
    a.stray = true;
    a.credit = by;
    a.anywhere = true;
    a.mark[0] = x;
    a.mark[1] = y;
    addHits(a, -1, caught.hits[k], WOUND.noCover);
    s.resolveHits(g, a);
    endAttack(g);
    g.dice.end(frame);
  }
  releaseCaught(g, from);
}
