import {
  countUnderCircle,
  crossesPrism,
  crossesWall,
  EPSILON,
  endLine,
  gapToPiece,
  inArc,
  makeSightline,
  mountOn,
  pointPolygonSquared,
  startLine,
} from 'sandtable/kit';
import {
  CAUSE,
  DEED,
  type Decision,
  decision,
  event,
  type Game,
  inflict,
  is,
  lift,
  type ModelId,
  PLACE,
  type Question,
  scratch,
  terrainKind,
  type Unit,
} from 'sandtable/rules';
import { type Classic, MOST_WEAPONS } from '../../classic/family.ts';
import { type Attack, addHits, beginAttack, endAttack, takeStrays } from '../../classic/shooting/attack.ts';
import { landMarker, touchesForbidden } from '../../classic/shooting/markers.ts';
import { makeTemplate, underTemplate } from '../../classic/shooting/teardrop.ts';
import { addFirer } from '../../classic/shooting/volley.ts';
import { EYE_SHARE } from '../../classic/sight/optics.ts';
import { BROKEN, FIRING, SHOT, SHOT_AT } from '../../classic/state.ts';
import { otherModes } from '../../classic/weapons/modes.ts';
import type { WaffleSeams } from '../hub.ts';
import { LARGE_BLAST_RADIUS, middleX, middleY } from './explosion.ts';
import { aimAt, type Ending, type PieceProfile, resolveOnPiece, stands, woundChance } from './profile.ts';

const SHOOTS_PIECE = event('shoots-piece', { unit: 'unit', piece: 'piece' }, '{unit} shoots at {piece}');
const OPAQUE: ReadonlySet<number> = new Set(
  ['barricade', 'hill', 'impassable', 'wreck', 'building', 'container', 'fuel-reserve', 'reactor'].map(terrainKind),
);
/** How near a piece an enemy must be for the piece to be worth destroying. */
const SHELTER_INCHES = 2;

const lines = scratch(makeSightline());

/** Whether a model sees the middle of a piece past other terrain. */
function seesPiece(g: Game<Classic>, i: ModelId, piece: number): boolean {
  const m = g.models;
  const line = startLine(lines(), m.x[i], m.y[i], m.z[i] + EYE_SHARE * m.height[i]);
  endLine(line, middleX(g, piece), middleY(g, piece), g.board.pieces[piece].height / 2);
  for (let p = 0; p < g.board.count; p++) {
    const other = g.board.pieces[p];
    if (p === piece || p === g.unitOf(i).housed) continue;
    if (crossesWall(other, line)) return false;
    if (OPAQUE.has(other.kind) && crossesPrism(other, line, other.height)) return false;
  }
  return true;
}

/** Whether a model can fire a weapon at a piece: range, arc and line of sight, and no marker is laid over friends (WAF-WPN-07). */
function bearsOnPiece(g: Game<Classic>, s: WaffleSeams, i: ModelId, weapon: Attack['weapon'], piece: number): boolean {
  const { mountDegrees, cosHalfArc, blastInches } = weapon.profile;
  if (blastInches > 0 && touchesForbidden(g, g.unitOf(i), middleX(g, piece), middleY(g, piece), blastInches)) return false;
  if (gapToPiece(g.models, i, g.board.pieces[piece]) > s.rangeOf(g, i, weapon) + EPSILON) return false;
  if (
    g.sheetOf(i).stats.vehicle !== 0 &&
    cosHalfArc > -1 &&
    !inArc(g.models, i, mountOn(g.board, mountDegrees), cosHalfArc, middleX(g, piece), middleY(g, piece))
  )
    return false;
  return seesPiece(g, i, piece);
}

/** A model has elected no weapon yet: what it elected before would decide how it may fire others (CLS-VEH-09). */
function electNothing(g: Game<Classic>, i: ModelId): void {
  g.desk.fullShots.fill(0, i * MOST_WEAPONS, (i + 1) * MOST_WEAPONS);
  g.desk.snapShots.fill(0, i * MOST_WEAPONS, (i + 1) * MOST_WEAPONS);
}

/** How many weapons a model has elected. */
function electedBy(g: Game<Classic>, i: ModelId): number {
  const { fullShots, snapShots } = g.desk;
  let n = 0;
  for (let at = i * MOST_WEAPONS; at < (i + 1) * MOST_WEAPONS; at++) n += fullShots[at] + snapShots[at];
  return n;
}

/** The weapon of a model that does most to a piece among those not tried, by its place in its list; -1 for none. */
function bestWeapon(g: Game<Classic>, s: WaffleSeams, i: ModelId, piece: number, profile: PieceProfile, tried: number): number {
  const u = g.unitOf(i);
  const carried = g.sheetOf(i).weapons;
  const ordinal = electedBy(g, i);
  let best = -1;
  let most = 0;
  for (let c = 0; c < carried.length; c++) {
    const weapon = u.sheet.weapons[carried[c]];
    const arm = weapon.profile;
    if ((tried & (1 << c)) !== 0 || (arm.rangeInches === 0 && arm.templateInches === 0)) continue;
    const worth = (arm.shots + arm.shotDice * 2) * woundChance(g, arm.strength, arm.ap, profile);
    if (worth <= most || !s.mayFire(g, i, weapon, false) || !bearsOnPiece(g, s, i, weapon, piece)) continue;
    if (s.firesSnap(g, i, weapon, u, ordinal, false) && !s.canSnap(g, weapon)) continue;
    most = worth;
    best = c;
  }
  return best;
}

/** Counts the hits of a marker laid on the middle of a piece. */
function layOnPiece(g: Game<Classic>, s: WaffleSeams, a: Attack, piece: number): void {
  a.mark[0] = middleX(g, piece);
  a.mark[1] = middleY(g, piece);
  s.scatterMarker(g, a);
  const hits = a.hits;
  landMarker(g, s, a);
  // Hits on the firer's own unit are counted among the others.
  a.hits = hits;
  const { polygon, corners } = g.board.pieces[piece];
  const far = a.weapon.profile.blastInches + EPSILON;
  if (pointPolygonSquared(polygon, corners, a.mark[0], a.mark[1]) <= far * far) addHits(a, a.bearer, 1, 0);
}

const aiming = scratch(makeTemplate());

/** Counts the hits of a template that points at a piece; a template that would touch a friend is not placed. */
function flamePiece(g: Game<Classic>, a: Attack, piece: number): void {
  const m = g.models;
  const i = a.bearer;
  const dx = middleX(g, piece) - m.x[i];
  const dy = middleY(g, piece) - m.y[i];
  const d = Math.sqrt(dx * dx + dy * dy);
  const template = aiming();
  template.ux = d === 0 ? 1 : dx / d;
  template.uy = d === 0 ? 0 : dy / d;
  template.x = m.x[i] + template.ux * m.radius[i];
  template.y = m.y[i] + template.uy * m.radius[i];
  template.inches = a.weapon.profile.templateInches;
  for (let pass = 0; pass < 2; pass++) {
    for (let k = 0; k < g.units.length; k++) {
      const u = g.units[k];
      if (u.alive === 0 || u.place !== PLACE.table || u.aloft !== 0) continue;
      let n = 0;
      for (let j = u.first; j < u.first + u.size; j++) if (j !== i && m.alive[j] !== 0 && underTemplate(m, j, template)) n++;
      if (pass === 1) a.hitsOn[k] += n;
      else if (n > 0 && u.side === a.attacker.side) return;
    }
  }
  addHits(a, i, 1, 0);
}

/** Fires the weapon of an attack by its bearer at a piece; markers and templates may hit units as well. */
function fireAtPiece(g: Game<Classic>, s: WaffleSeams, a: Attack, piece: number, profile: PieceProfile, ending: Ending): void {
  const { bearer: i, weapon } = a;
  const arm = weapon.profile;
  a.hitsOn.fill(0);
  a.strays = 0;
  const shots = s.shotsOf(g, a, i);
  addFirer(a, i, shots, a.snap);
  if (arm.templateInches === 0 && arm.blastInches === 0) s.rollHits(g, a);
  else
    for (let k = 0; k < shots; k++) {
      if (!s.markerFired(g, a)) continue;
      if (arm.templateInches > 0) flamePiece(g, a, piece);
      else layOnPiece(g, s, a, piece);
    }
  s.weaponFired(g, a, i);
  resolveOnPiece(g, s, a, piece, profile, ending);
  a.anywhere = true;
  for (let k = 0; k < g.units.length; k++) {
    if (a.hitsOn[k] === 0 || g.units[k].alive === 0) continue;
    a.target = g.units[k];
    takeStrays(a, k, i);
    s.resolveHits(g, a);
  }
}

/** What a unit has fired at, as units are told in `SHOT_AT`: a piece of terrain comes after all of them. */
const asTarget = (g: Game<Classic>, piece: number): number => g.units.length + piece + 1;

/** Whether a unit has fired this turn at anything else than a piece, so that it may not charge it (WAF-ASSAULT-04). */
export const hasShotElsewhere = (g: Game<Classic>, u: Unit<Classic>, piece: number): boolean =>
  is(u, SHOT) && u.reg[SHOT_AT] !== 0 && u.reg[SHOT_AT] !== asTarget(g, piece);

/** A unit fires everything it can at a piece of terrain. */
export function shootPiece(g: Game<Classic>, s: WaffleSeams, u: Unit<Classic>, piece: number, profile: PieceProfile, ending: Ending): void {
  inflict(g, u, SHOT);
  u.reg[SHOT_AT] = asTarget(g, piece);
  g.log.note(SHOOTS_PIECE, u.slot, piece);
  const frame = g.dice.begin(DEED.shoot, u, g.nobody);
  aimAt(g, piece);
  inflict(g, u, FIRING);
  for (let i = u.first; i < u.first + u.size; i++) {
    const limit = g.models.alive[i] === 0 ? 0 : s.weaponsPerModel(g, i);
    let tried = g.models.reg[BROKEN][i];
    electNothing(g, i);
    for (let fired = 0; fired < limit; fired++) {
      if (!stands(g, piece, profile) || g.models.alive[i] === 0) break;
      const c = bestWeapon(g, s, i, piece, profile, tried);
      if (c < 0) break;
      const carried = g.sheetOf(i).weapons;
      tried |= (1 << c) | otherModes(u.sheet.weapons, carried, c);
      const weapon = u.sheet.weapons[carried[c]];
      g.dice.weapon(frame, weapon.key);
      // No unit is the target: procedures that need one get the firer itself, to which no rule against others applies.
      const a = beginAttack(g, u, u, weapon, frame, CAUSE.shooting);
      a.bearer = i;
      a.snap = s.firesSnap(g, i, weapon, u, fired, false);
      (a.snap ? g.desk.snapShots : g.desk.fullShots)[i * MOST_WEAPONS + carried[c]]++;
      fireAtPiece(g, s, a, piece, profile, ending);
      endAttack(g);
    }
  }
  aimAt(g, -1);
  g.dice.end(frame);
  lift(u, FIRING);
  s.unitHasShot(g, u);
}

/** Whether a model of a unit could harm a piece with a weapon. */
function mayShootPiece(g: Game<Classic>, s: WaffleSeams, u: Unit<Classic>, piece: number, profile: PieceProfile): boolean {
  for (let i = u.first; i < u.first + u.size; i++) {
    if (g.models.alive[i] === 0) continue;
    electNothing(g, i);
    if (bestWeapon(g, s, i, piece, profile, g.models.reg[BROKEN][i]) >= 0) return true;
  }
  return false;
}

/** Enemy models minus friends near the middle of a piece. */
export function foesRound(g: Game<Classic>, u: Unit<Classic>, piece: number, inches: number): number {
  let n = 0;
  for (let k = 0; k < g.units.length; k++) {
    const other = g.units[k];
    const count = countUnderCircle(g, other, middleX(g, piece), middleY(g, piece), inches);
    n += other.side === u.side ? -count : count;
  }
  return n;
}

/** Inches from a unit's nearest model to a piece. */
export function gapToUnit(g: Game<Classic>, u: Unit<Classic>, piece: number): number {
  let best = Infinity;
  for (let i = u.first; i < u.first + u.size; i++)
    if (g.models.alive[i] !== 0) best = Math.min(best, gapToPiece(g.models, i, g.board.pieces[piece]));
  return best;
}

/** Whether any enemy can be shot at. */
function hasTarget(g: Game<Classic>, s: WaffleSeams, u: Unit<Classic>): boolean {
  const enemies = g.sides[1 - u.side];
  for (let k = 0; k < enemies.length; k++) if (s.mayTarget(g, u, enemies[k])) return true;
  return false;
}

/** Pieces that a unit may fire at instead of a unit: option -1 is none of them, and comes first. */
export function pieceTargets(
  id: string,
  s: WaffleSeams,
  profile: PieceProfile,
  explodes: boolean,
): (g: Game<Classic>, u: Unit<Classic>) => number {
  /** A piece that explodes among the enemy is worth a volley, and so is their cover if nothing else can be hit: that of most, then the nearest. */
  const worthwhile = (q: Question<Classic>): number => {
    const u = q.about;
    if (u === null) return 0;
    const idle = !hasTarget(q.game, s, u);
    let best = 0;
    let most = 0;
    let least = Infinity;
    for (let k = 1; k < q.n; k++) {
      const piece = q.options[k];
      const { minX, maxX, minY, maxY } = q.game.board.pieces[piece];
      const caught = explodes ? foesRound(q.game, u, piece, LARGE_BLAST_RADIUS) : 0;
      const sheltered = idle ? foesRound(q.game, u, piece, Math.max(maxX - minX, maxY - minY) / 2 + SHELTER_INCHES) : 0;
      const foes = Math.max(caught > 1 ? caught : 0, sheltered);
      const gap = gapToUnit(q.game, u, piece);
      if (foes === 0 || foes < most || (foes === most && gap >= least)) continue;
      best = k;
      most = foes;
      least = gap;
    }
    return best;
  };
  const shootAt: Decision<Classic> = decision<Classic>(id, 'piece', worthwhile);
  return (g, u) => {
    if (!s.mayShoot(g, u) || u.aloft !== 0) return -1;
    let n = 0;
    shootAt.options[n++] = -1;
    for (let p = 0; p < g.board.count; p++) if (stands(g, p, profile) && mayShootPiece(g, s, u, p, profile)) shootAt.options[n++] = p;
    return n === 1 ? -1 : shootAt.options[g.ask(shootAt, u.side, u, null, n)];
  };
}
