import { isCoherent, legalPlace, makePose, modelInArc, mountOn, setPose, WAY_SLACK_INCHES } from 'sandtable/kit';
import { event, type Game, INTENT, inflict, intentKind, is, PLACE, scratch, type Unit } from 'sandtable/rules';
import { ARM, type Classic, type ClassicStats, VEHICLE } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import type { VehicleSeams } from '../seams.ts';
import { electedOrdnance } from '../shooting/elected.ts';
import { FLAT_OUT, IMMOBILISED, LOCKED, MOVED, SHOCKED, SHOT, STUNNED } from '../state.ts';
import { walkedBy } from '../terrain/terrain.ts';
import { leader, moveRulesOf, statsOf } from './mobility.ts';
import { go, INTENT_CHOICE, listIntents } from './move.ts';

const GOES_FLAT_OUT = event('flat-out', { unit: 'unit', inches: 'number' }, '{unit} goes flat out for {inches|inch|inches}');
const PIVOTS = event('pivots', { unit: 'unit' }, '{unit} pivots');

/** Farthest at Combat Speed (CLS-VEH-03), and Flat Out (CLS-VEH-11). */
const COMBAT_INCHES = 6;
/** Cosine of 10 degrees, by which a facing may be off. */
const NEAR_ENOUGH = 0.984807753012208;
/** Any number of weapons. */
export const ALL_WEAPONS = 32;
/** Cosine of 45 degrees, by which a walker's fixed weapons swivel to each side (CLS-VEH-39). */
const WALKER_COS = Math.SQRT1_2;

const isWalker = (stats: ClassicStats): boolean => (stats.vehicle & VEHICLE.walker) !== 0;

type Keys =
  | 'inFireArc'
  | 'fullBallisticWeapons'
  | 'firesBySpeed'
  | 'aimedAfterMove'
  | 'weaponsBeyondSpeed'
  | 'exceedsSpeed'
  | 'heldByOrdnance'
  | 'combatInches'
  | 'speedOf'
  | 'flatOut'
  | 'flatOutAs'
  | 'flatOutInches'
  | 'pivot'
  | 'turnHull'
  | 'mayFace'
  | 'paysToFace'
  | 'maySmoke';

/** VEH: how vehicles drive, and what they may fire at each speed. */
export const driving = (s: ClassicSeams): Pick<VehicleSeams<Classic>, Exclude<Keys, 'inFireArc'>> & Pick<ClassicSeams, 'inFireArc'> => ({
  inFireArc: (g, model, weapon, target) => {
    const { mountDegrees, cosHalfArc } = weapon.profile;
    if (cosHalfArc <= -1) return true;
    const { stats } = g.sheetOf(model);
    if (stats.vehicle === 0) return true;
    return modelInArc(
      g.models,
      model,
      mountOn(g.board, mountDegrees),
      isWalker(stats) ? Math.min(cosHalfArc, WALKER_COS) : cosHalfArc,
      target,
    );
  },

  combatInches: () => COMBAT_INCHES,
  speedOf: (g, u, model) => {
    const inches = g.models.reg[MOVED][model ?? leader(g, u)];
    if (inches > s.combatInches(g, u, model) + WAY_SLACK_INCHES) return 2;
    return inches > 0 || (u.arrived > 0 && u.arrived === g.round) ? 1 : 0;
  },

  fullBallisticWeapons: (g, model) => {
    if (!s.firesBySpeed(g, model)) return ALL_WEAPONS;
    const speed = s.speedOf(g, g.unitOf(model), model);
    return speed === 0 ? ALL_WEAPONS : speed === 1 ? g.desk.numbers.combatSpeedWeapons : 0;
  },
  firesBySpeed: (g, model) => !isWalker(g.sheetOf(model).stats),
  aimedAfterMove: (g, u, kind, inches) => {
    const { stats } = u.sheet.models[kind];
    if (stats.vehicle === 0 || isWalker(stats) || u.aloft !== 0) return ALL_WEAPONS;
    return inches > s.combatInches(g, u) ? 0 : g.desk.numbers.combatSpeedWeapons;
  },
  weaponsBeyondSpeed: () => 0,
  exceedsSpeed: (g, model, _weapon, ordinal) => ordinal >= s.fullBallisticWeapons(g, model),
  heldByOrdnance: (g, model, weapon, ordinal) => ordinal > 0 && weapon.profile.type !== ARM.ordnance && electedOrdnance(g, model),

  flatOutInches: (g, u) => {
    const stats = statsOf(g, u);
    if (stats.vehicle === 0 || isWalker(stats) || u.alive === 0 || u.place !== PLACE.table) return 0;
    if (is(u, SHOT) || is(u, FLAT_OUT) || is(u, SHOCKED) || is(u, IMMOBILISED) || is(u, STUNNED) || is(u, LOCKED)) return 0;
    return g.desk.numbers.flatOutInches;
  },
  flatOut: (g, u) => {
    const n = listIntents(g, u, true);
    s.flatOutAs(g, u, INTENT_CHOICE.options[g.ask(INTENT_CHOICE, u.side, u, null, n)]);
  },
  flatOutAs: (g, u, code) => {
    const inches = s.flatOutInches(g, u);
    if (inches <= 0 || intentKind(code) === INTENT.hold) return;
    inflict(g, u, FLAT_OUT);
    g.log.note(GOES_FLAT_OUT, u.slot, Math.round(inches));
    if (go(g, s, u, code, inches) > 0)
      for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0) g.models.reg[MOVED][i] += walkedBy(g, i);
  },

  pivot: (g, u) => {
    const stats = statsOf(g, u);
    if (stats.vehicle === 0 || u.alive === 0 || u.place !== PLACE.table || is(u, IMMOBILISED) || is(u, STUNNED) || is(u, LOCKED)) return;
    const foe = mostWorthwhile(g, s, u);
    if (foe === null) return;
    for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0) face(g, s, u, i, foe.x, foe.y);
  },
  turnHull: (g, u, i, dirX, dirY) => turn(g, s, u, i, dirX, dirY),
  mayFace: () => true,
  paysToFace() {},
  maySmoke: () => true,
});

/** Whether a unit has fixed weapons, so that its facing matters. */
function hasFixedWeapons(u: Unit<Classic>): boolean {
  const list = u.sheet.weapons;
  for (let k = 0; k < list.length; k++) if (list[k].profile.cosHalfArc > 0) return true;
  return false;
}

/** The enemy a vehicle turns towards: the one its fire would hurt most, else the nearest. */
function mostWorthwhile(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>): Unit<Classic> | null {
  const enemies = g.sides[1 - u.side];
  const looks = hasFixedWeapons(u);
  let best: Unit<Classic> | null = null;
  let most = -Infinity;
  for (let k = 0; k < enemies.length; k++) {
    const enemy = enemies[k];
    if (enemy.alive === 0 || enemy.place !== PLACE.table) continue;
    const dx = enemy.x - u.x;
    const dy = enemy.y - u.y;
    const near = -Math.sqrt(dx * dx + dy * dy);
    const fire = s.shootingWorth(g, u, enemy);
    // One that it may not shoot at, such as one in combat, is as good as one that it could not hurt.
    const worth = fire > 0 && fire > most && (!looks || s.mayTarget(g, u, enemy)) ? fire : near;
    if (worth <= most) continue;
    most = worth;
    best = enemy;
  }
  return best;
}

/** Turns a hull about its centre to face a point, unless it roughly does so already. */
function face(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, i: number, x: number, y: number): void {
  const m = g.models;
  const dx = x - m.x[i];
  const dy = y - m.y[i];
  const d = Math.sqrt(dx * dx + dy * dy);
  if (d === 0) return;
  const dirX = dx / d;
  const dirY = dy / d;
  if (dirX * m.dirX[i] + dirY * m.dirY[i] > NEAR_ENOUGH) return;
  if (s.turnHull(g, u, i, dirX, dirY)) g.log.note(PIVOTS, u.slot);
}

const there = scratch(makePose());

/** Turns a hull about its centre to a direction, if there is room. */
function turn(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, i: number, dirX: number, dirY: number): boolean {
  const m = g.models;
  if (!legalPlace(g, u, i, setPose(there(), m.x[i], m.y[i], dirX, dirY), moveRulesOf(g, u, false))) return false;
  const wasX = m.dirX[i];
  const wasY = m.dirY[i];
  m.dirX[i] = dirX;
  m.dirY[i] = dirY;
  // The end of a long hull can swing out of a squadron's reach.
  const stands = u.alive === 1 || isCoherent(g, u, moveRulesOf(g, u, false));
  m.dirX[i] = wasX;
  m.dirY[i] = wasY;
  if (!stands || !s.mayFace(g, u, i, dirX, dirY)) return false;
  s.paysToFace(g, u, i, dirX, dirY);
  m.dirX[i] = dirX;
  m.dirY[i] = dirY;
  g.moved(u);
  return true;
}
