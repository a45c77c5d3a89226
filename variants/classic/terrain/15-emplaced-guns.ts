import { CONTACT, EPSILON, gapToPiece, rememberedGap } from 'sandtable/kit';
import {
  type Block,
  CAUSE,
  DEED,
  type Decision,
  decision,
  event,
  type Game,
  inflict,
  integer,
  is,
  lift,
  type ModelId,
  type Piece,
  PLACE,
  type Question,
  type SideId,
  status,
  step,
  type Unit,
  unitRegister,
  type WeaponSheet,
} from 'sandtable/rules';
import { occupantOf } from '../buildings/house.ts';
import { defineRule } from '../define-rule.ts';
import { type Classic, type ClassicArm, MOST_WEAPONS } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import type { BuildingSeams } from '../seams.ts';
import { beginAttack, endAttack } from '../shooting/attack.ts';
import { addFirer } from '../shooting/volley.ts';
import { seesWithin } from '../sight/look.ts';
import { madeArm } from '../weapons/arms.ts';
import { weaponWorth, worthPerHit } from '../worth/worth.ts';
import { NOTHING } from './nothing.ts';

const GUN_FIRES = event('gun-fires', { piece: 'piece', unit: 'unit', target: 'unit' }, '{unit} fires the gun of {piece} at {target}');
/** The piece whose gun a unit has fired this phase, plus one. */
const FIRED_GUN = unitRegister('fired-gun', 'phase');
/** The building's gun fires by itself. */
export const BY_ITSELF = status('automatic-fire', 'phase');
/** The model that mans the gun in the volley under way, plus one. */
const GUNNER = unitRegister('gunner', 'phase');

/** The guns of the board by piece, read once for each arena. */
export function readGuns(pieces: readonly Piece[]): readonly (WeaponSheet<Classic> | null)[] {
  return pieces.map((piece) => {
    const block: Block | undefined = piece.gun?.['classic'];
    return block === undefined ? null : madeArm(piece.id, block);
  });
}

/** Whether a model fires a gun with Snap Shots only. */
const snapsWith = (g: Game<Classic>, s: ClassicSeams, i: ModelId, gun: WeaponSheet<Classic>, target: Unit<Classic>): boolean =>
  s.firesSnap(g, i, gun, target, 0, false);

/** Whether a model that is at a gun can fire it at a target: it sees it in range, and has kept still for guns that ask for that. */
function mayFireGun(g: Game<Classic>, s: ClassicSeams, i: ModelId, gun: WeaponSheet<Classic>, target: Unit<Classic>): boolean {
  if (!seesWithin(g, i, target, s.rangeOf(g, i, gun) + EPSILON) || !s.mayFire(g, i, gun, false)) return false;
  return !snapsWith(g, s, i, gun, target) || s.mayFireSnap(g, i, gun);
}

/** The model of a unit that can fire the gun of a piece at a target, or -1: one inside, or one in contact, that sees it in range. Without a target: whoever is there. */
function gunnerOf(
  g: Game<Classic>,
  s: ClassicSeams,
  u: Unit<Classic>,
  piece: number,
  gun: WeaponSheet<Classic>,
  target: Unit<Classic> | null,
): ModelId {
  const m = g.models;
  for (let i = u.first; i < u.first + u.size; i++) {
    if (m.alive[i] === 0 || (u.housed !== piece && gapToPiece(m, i, g.board.pieces[piece]) > CONTACT)) continue;
    if (!s.mayManGun(g, i, piece)) continue;
    if (target === null || mayFireGun(g, s, i, gun, target)) return i;
  }
  return -1;
}

/** The piece whose gun a unit can fire at a target, or -1. */
function gunFor(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, target: Unit<Classic>): number {
  for (let p = 0; p < g.desk.guns.length; p++) {
    const gun = s.gunOf(g, p);
    if (gun !== null && !s.gunIsSpent(g, p) && gunnerOf(g, s, u, p, gun, target) >= 0) return p;
  }
  return -1;
}

/** How far a unit's fire reaches with the guns that it can man, if that is farther than with its own weapons. */
function reachWithGuns(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, own: number): number {
  let reach = own;
  for (let p = 0; p < g.desk.guns.length; p++) {
    const gun = s.gunOf(g, p);
    if (gun === null || gun.profile.rangeInches <= reach) continue;
    const { minX, maxX, minY, maxY } = g.board.pieces[p];
    const far = u.radius + CONTACT;
    if (u.x + far < minX || u.x - far > maxX || u.y + far < minY || u.y - far > maxY) continue;
    if (!s.gunIsSpent(g, p) && gunnerOf(g, s, u, p, gun, null) >= 0) reach = gun.profile.rangeInches;
  }
  return reach;
}

/** Points a gun is expected to take off a target. */
const gunWorth = (g: Game<Classic>, gun: WeaponSheet<Classic>, target: Unit<Classic>): number => {
  const arm: ClassicArm = gun.profile;
  return (arm.shots + arm.shotDice * 2) * Math.max(1, arm.blastInches) * worthPerHit(g.desk.worth.tables, arm, arm.strength, target);
};

/** Fires the gun of a piece. */
function fireGun(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, target: Unit<Classic>, piece: number, gunner: ModelId): void {
  const gun = s.gunOf(g, piece);
  if (gun === null || g.models.alive[gunner] === 0 || target.alive === 0) return;
  // The fire of the others may have left none that the gunner sees.
  if (!mayFireGun(g, s, gunner, gun, target)) return;
  s.gunFires(g, u, piece);
  const snap = snapsWith(g, s, gunner, gun, target);
  g.log.note(GUN_FIRES, piece, u.slot, target.slot);
  const frame = g.dice.begin(DEED.shoot, u, target);
  g.dice.weapon(frame, gun.key);
  const a = beginAttack(g, u, target, gun, frame, CAUSE.shooting);
  a.bearer = gunner;
  a.snap = snap;
  addFirer(a, gunner, s.shotsOf(g, a, gunner), snap);
  s.fireWeapon(g, a);
  endAttack(g);
  s.afterShooting(g, u, target, false);
  g.dice.end(frame);
}

type Keys = 'gunOf' | 'mayManGun' | 'gunTarget' | 'gunIsSpent' | 'gunFires';

/** TERRAIN-15: guns on pieces of terrain. */
export const guns = (s: ClassicSeams): Pick<BuildingSeams<Classic>, Keys> => ({
  gunOf: (g, piece) => (g.board.pieces[piece].kind === NOTHING ? null : g.desk.guns[piece]),
  mayManGun: () => true,
  // Locked by an enemy or a friend.
  gunIsSpent: (g, piece) => {
    for (let k = 0; k < g.units.length; k++) if (g.units[k].reg[FIRED_GUN] === piece + 1) return true;
    return false;
  },
  gunFires: (_g, u, piece) => {
    u.reg[FIRED_GUN] = piece + 1;
  },

  gunTarget: (g, u, _gun, rangeInches) => {
    const enemies = g.sides[1 - u.side];
    let best: Unit<Classic> | null = null;
    let nearest = rangeInches + EPSILON;
    for (let k = 0; k < enemies.length; k++) {
      const enemy = enemies[k];
      if (!s.isTargetable(g, u, enemy)) continue;
      const d = rememberedGap(g, u, enemy);
      if (d > nearest || !s.unitSees(g, u, enemy)) continue;
      nearest = d;
      best = enemy;
    }
    return best;
  },
});

/** A gun on a piece of terrain is fired by a model in contact instead of its own weapon, or by itself from an occupied building. */
export default defineRule({
  id: 'CLS-TERRAIN-15',
  title: 'Emplaced weapons',
  source: 'terrain: Emplaced weapons',
  text: 'One model in contact may fire the emplaced gun instead of its own weapon, using its own BS. If no one does and the building is occupied it may fire automatically at BS2 at the nearest enemy in range.',
  outside: ['CLS-TRANSPORT-10'],
  default: 'on',
  keyword: ['emplaced-gun', 'container'],
  sequence: (turn) =>
    turn.insertBefore(
      'shooting-end',
      step<Classic>('emplaced-guns', (g, side, s) => fireUnmanned(g, s, side)),
    ),
  params: {
    skill: integer(2, 1, 10, 'Ballistic Skill of a gun that nobody mans', 'Ballistic Skill'),
  },
  patch: ({ skill }, s) => {
    const betterGun = (q: Question<Classic>): number => {
      const { about: u, cause: target, game: g } = q;
      if (u === null || target === null) return 0;
      const piece = gunFor(g, s, u, target);
      const gun = piece < 0 ? null : s.gunOf(g, piece);
      if (gun === null) return 0;
      let own = 0;
      for (let w = 0; w < u.sheet.weapons.length; w++) own = Math.max(own, weaponWorth(g, u, w, target));
      return gunWorth(g, gun, target) > own ? 1 : 0;
    };
    const manGun: Decision<Classic> = decision<Classic>('man-gun', 'flag', betterGun);
    return {
      wrap: {
        volley: (next) => (g, u, target, overwatch) => {
          const piece = overwatch || u.place !== PLACE.table ? -1 : gunFor(g, s, u, target);
          const manned = piece >= 0 && g.choose(manGun, u.side, u, target);
          const gun = manned ? s.gunOf(g, piece) : null;
          const gunner = gun === null ? -1 : gunnerOf(g, s, u, piece, gun, target);
          u.reg[GUNNER] = gunner + 1;
          next(g, u, target, overwatch);
          u.reg[GUNNER] = 0;
          if (gunner >= 0) fireGun(g, s, u, target, piece, gunner);
        },
        reachInches: (next) => (g, u) => {
          const reach = next(g, u);
          return u.place === PLACE.table ? reachWithGuns(g, s, u, reach) : reach;
        },
        canFire: (next) => (g, u, target, overwatch) =>
          next(g, u, target, overwatch) || (!overwatch && u.place === PLACE.table && gunFor(g, s, u, target) >= 0),
        hasShotAt: (next) => (g, u, target) => next(g, u, target) || (u.place === PLACE.table && gunFor(g, s, u, target) >= 0),
        electWeapons: (next) => (g, u, target, overwatch) => {
          next(g, u, target, overwatch);
          const gunner = u.reg[GUNNER] - 1;
          if (gunner < 0) return;
          g.desk.fullShots.fill(0, gunner * MOST_WEAPONS, (gunner + 1) * MOST_WEAPONS);
          g.desk.snapShots.fill(0, gunner * MOST_WEAPONS, (gunner + 1) * MOST_WEAPONS);
        },
        aimedSkillOf: (next) => (g, a) => (is(a.attacker, BY_ITSELF) ? skill : next(g, a)),
        // A gun that fires by itself has not moved, whatever those inside did.
        hasMoved: (next) => (g, model) => !is(g.unitOf(model), BY_ITSELF) && next(g, model),
      },
    };
  },
});

/** Guns in occupied buildings that nobody of a side has manned fire by themselves (CLS-TERRAIN-15). */
export function fireUnmanned(g: Game<Classic>, s: ClassicSeams, side: SideId): void {
  for (let p = 0; p < g.desk.guns.length; p++) {
    const gun = s.gunOf(g, p);
    const u = gun === null ? null : occupantOf(g, p);
    if (gun === null || u === null || u.side !== side || s.gunIsSpent(g, p)) continue;
    const occupant = gunnerOf(g, s, u, p, gun, null);
    if (occupant < 0) continue;
    const target = s.gunTarget(g, u, gun, s.rangeOf(g, occupant, gun));
    if (target === null) continue;
    inflict(g, u, BY_ITSELF);
    const gunner = gunnerOf(g, s, u, p, gun, target);
    if (gunner >= 0) {
      s.targeted(g, target, u);
      fireGun(g, s, u, target, p, gunner);
    }
    lift(u, BY_ITSELF);
  }
}
