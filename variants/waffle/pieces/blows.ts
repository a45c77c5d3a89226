import { EPSILON, gapToPiece, moveByIntent } from 'sandtable/kit';
import {
  CAUSE,
  DEED,
  type Decision,
  decision,
  event,
  type Game,
  INTENT,
  inflict,
  intent,
  purpose,
  type Question,
  type Unit,
} from 'sandtable/rules';
import { BARE_HANDS } from '../../classic/assault/strike.ts';
import type { Classic } from '../../classic/family.ts';
import { moveRulesOf } from '../../classic/movement/mobility.ts';
import { addHits, beginAttack, endAttack } from '../../classic/shooting/attack.ts';
import { DECLARED } from '../../classic/shooting/declared.ts';
import { CHARGED } from '../../classic/state.ts';
import { noteStart, testDangers } from '../../classic/terrain/terrain.ts';
import type { WaffleSeams } from '../hub.ts';
import { middleX, middleY } from './explosion.ts';
import { foesRound, gapToUnit, hasShotElsewhere } from './fire.ts';
import { type Ending, type PieceProfile, resolveOnPiece, stands } from './profile.ts';

const CHARGE = purpose('charge');
const CHARGES_PIECE = event(
  'charges-piece',
  { unit: 'unit', piece: 'piece', inches: 'number' },
  '{unit} charges {piece} over {inches|inch|inches}',
);
const STRIKES_PIECE = event(
  'strikes-piece',
  { unit: 'unit', piece: 'piece', blows: 'number' },
  '{unit} strikes at {piece} with {blows|blow|blows}',
);
/** How near a model fights without touching what its unit attacks (CLS-ASSAULT-17). */
const FIGHTS_INCHES = 2;
/** A charge of this many inches succeeds more often than not. */
const LIKELY_INCHES = 7;
/** How near a piece enemies must be to benefit from it. */
const SERVED_INCHES = 4;

/** All blows of a unit's models that reach a piece: they hit automatically, and nothing strikes back. */
export function strikePiece(
  g: Game<Classic>,
  s: WaffleSeams,
  u: Unit<Classic>,
  piece: number,
  profile: PieceProfile,
  ending: Ending,
): void {
  const frame = g.dice.begin(DEED.fight, u, g.nobody);
  for (let i = u.first; i < u.first + u.size && stands(g, piece, profile); i++) {
    if (g.models.alive[i] === 0 || gapToPiece(g.models, i, g.board.pieces[piece]) > FIGHTS_INCHES + EPSILON) continue;
    const blows = s.attacksOf(g, i, u);
    if (blows === 0) continue;
    const index = s.meleeWeaponOf(g, i, u);
    const weapon = index < 0 ? BARE_HANDS : u.sheet.weapons[index];
    g.dice.weapon(frame, weapon.key);
    const a = beginAttack(g, u, u, weapon, frame, CAUSE.assault);
    a.melee = true;
    a.bearer = i;
    g.log.note(STRIKES_PIECE, u.slot, piece, blows);
    addHits(a, i, blows, 0);
    resolveOnPiece(g, s, a, piece, profile, ending);
    endAttack(g);
  }
  g.dice.end(frame);
}

/** A unit charges a piece: it moves if 2D6 inches are enough, and strikes immediately. There is nobody to fire Overwatch. */
function chargePiece(g: Game<Classic>, s: WaffleSeams, u: Unit<Classic>, piece: number, profile: PieceProfile, ending: Ending): void {
  u.reg[DECLARED] = 1;
  const frame = g.dice.begin(DEED.charge, u, g.nobody);
  const inches = Math.min(s.chargeDistance(g, u, g.dice.sum(frame, CHARGE, 2)) + s.chargeExtra(g, u), s.longestCharge(g, u));
  g.dice.end(frame);
  g.log.note(CHARGES_PIECE, u.slot, piece, inches);
  if (gapToUnit(g, u, piece) > inches + EPSILON) return;
  const flies = s.fliesOver(g, u);
  const rules = moveRulesOf(g, u, flies);
  rules.pointX = middleX(g, piece);
  rules.pointY = middleY(g, piece);
  noteStart(g, u);
  if (moveByIntent(g, u, intent(INTENT.point), inches, rules) > 0) testDangers(g, s, u, flies);
  if (u.alive === 0) return;
  inflict(g, u, CHARGED);
  strikePiece(g, s, u, piece, profile, ending);
}

/** Offers a unit pieces to charge: option -1 is none of them, and comes first. True if it charged one. */
export function pieceCharges(id: string, s: WaffleSeams, profile: PieceProfile, explodes: boolean, ending: Ending) {
  /** A piece that explodes is better left alone; the nearest that serves the enemy is worth a charge while no enemy can be charged. */
  const worthwhile = (q: Question<Classic>): number => {
    const u = q.about;
    if (u === null || explodes) return 0;
    const enemies = q.game.sides[1 - u.side];
    for (let k = 0; k < enemies.length; k++) if (s.mayChargeAt(q.game, u, enemies[k])) return 0;
    let best = 0;
    let least = LIKELY_INCHES;
    for (let k = 1; k < q.n; k++) {
      const gap = gapToUnit(q.game, u, q.options[k]);
      if (gap > least || (best > 0 && gap === least) || foesRound(q.game, u, q.options[k], SERVED_INCHES) === 0) continue;
      best = k;
      least = gap;
    }
    return best;
  };
  const chargeAt: Decision<Classic> = decision<Classic>(id, 'piece', worthwhile);
  return (g: Game<Classic>, u: Unit<Classic>): boolean => {
    if (u.aloft !== 0 || u.housed >= 0) return false;
    const far = s.longestCharge(g, u);
    let n = 0;
    chargeAt.options[n++] = -1;
    for (let p = 0; p < g.board.count; p++)
      if (stands(g, p, profile) && gapToUnit(g, u, p) <= far && !hasShotElsewhere(g, u, p)) chargeAt.options[n++] = p;
    const piece = n === 1 ? -1 : chargeAt.options[g.ask(chargeAt, u.side, u, null, n)];
    if (piece < 0) return false;
    chargePiece(g, s, u, piece, profile, ending);
    return true;
  };
}
