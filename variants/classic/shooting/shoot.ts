import { circleGap, EPSILON, modelSees, within } from 'sandtable/kit';
import {
  type Decision,
  decision,
  decline,
  type Game,
  inflict,
  is,
  type ModelId,
  PLACE,
  scratch,
  status,
  type Unit,
  type WeaponSheet,
} from 'sandtable/rules';
import { isLocked } from '../assault/charge.ts';
import { ARM, type Classic, type ClassicArm, MOST_WEAPONS, TYPE, VEHICLE } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { ALL_WEAPONS } from '../movement/driving.ts';
import { runUnit, towardsItself, turboBoost } from '../movement/move.ts';
import { runsByDefault } from '../movement/run-sense.ts';
import type { ShootSeams } from '../seams.ts';
import { seesWithin } from '../sight/look.ts';
import {
  BROKEN,
  FALLING_BACK,
  FLAT_OUT,
  GONE_TO_GROUND,
  NO_CHARGE,
  RAN,
  RUN,
  SCATTERED,
  SHAKEN,
  SHOOT_AT,
  SHOT,
  SNAPS_ONLY,
  TURBO_BOOSTED,
} from '../state.ts';
import { otherModes } from '../weapons/modes.ts';
import { firesToStay } from '../worth/assess.ts';
import { fightOn, fireAt } from '../worth/choices.ts';
import { weaponWorth } from '../worth/worth.ts';
import { keptFor } from './apart.ts';
import { watching } from './watching.ts';

const TURBO_BOOST = decision<Classic>('turbo-boost', 'flag', runsByDefault);
const GO_FLAT_OUT = decision('flat-out', 'flag', decline) as Decision<Classic>;
/** Whether to hold fire with weapons that would forbid a charge. */
const HOLD_FIRE = decision<Classic>('hold-fire', 'flag', decline, ({ game: g, about: u, cause: e }, option, scale) => {
  if (u === null || e === null) return 0;
  return option === 0 ? fireAt(g, u, e, scale) : scale.s.chargeChance(g, u, e) * fightOn(g, u, e, scale);
});

/** One of its models has thrown a grenade in this phase (CLS-WPN-08). */
const THREW = status('threw-a-grenade', 'phase');

/** Ordnance, or Primary weapons of non-vehicles: nothing else may be fired with them (CLS-WPN-06, -09). */
const isMain = (type: number): boolean => type === ARM.ordnance || type === ARM.primary;

type Choosing = Pick<
  ShootSeams<Classic>,
  | 'shootingAction'
  | 'mayShoot'
  | 'shootUnit'
  | 'isTargetable'
  | 'targetInches'
  | 'electWeapons'
  | 'canFire'
  | 'hasShotAt'
  | 'weaponsPerModel'
  | 'mayFire'
  | 'unitSnaps'
  | 'targetSnaps'
  | 'firesSnap'
  | 'canSnap'
  | 'mayFireSnap'
  | 'weaponRank'
  | 'rangeOf'
  | 'bears'
  | 'weaponFired'
>;

/** The first weapon of a sheet with the same name: models of one unit fire weapons of one name together (CLS-SHOOT-05). */
function selectionOf(u: Unit<Classic>, index: number): number {
  const list = u.sheet.weapons;
  const key = list[index].key;
  for (let k = 0; k < index; k++) if (list[k].key === key) return k;
  return index;
}

/** Whether an enemy is in range of a unit's longest weapon: the cheap part of `mayTarget`. */
function mayReach(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, target: Unit<Classic>): boolean {
  if (target.alive === 0 || target.place !== PLACE.table) return false;
  const dx = u.x - target.x;
  const dy = u.y - target.y;
  const far = s.targetInches(g, u) + u.radius + target.radius + EPSILON;
  return dx * dx + dy * dy <= far * far;
}

/** Lists the units that a unit may shoot at, the most worthwhile first. */
function listTargets(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, options: Int32Array): number {
  const enemies = g.sides[1 - u.side];
  let n = 0;
  let best = -1;
  for (let k = 0; k < enemies.length; k++) {
    const target = enemies[k];
    if (!s.mayTarget(g, u, target) || !s.hasShotAt(g, u, target)) continue;
    const worth = s.shootingWorth(g, u, target);
    options[n++] = target.slot;
    if (worth > best) {
      best = worth;
      options[n - 1] = options[0];
      options[0] = target.slot;
    }
  }
  options[n] = -1;
  if (n === 0) return 0;
  n++;
  if (best <= 0) {
    options[n - 1] = options[0];
    options[0] = -1;
  }
  return n;
}

/** Whom to shoot at. Sight is the most expensive check, so doctrines choose among units in range and sight is checked only then. */
const choosingTargets = (s: ClassicSeams): Decision<Classic> => ({
  ...(SHOOT_AT as Decision<Classic>),
  proof: {
    holds: (q, slot) => {
      const { game: g, about: u } = q;
      return u !== null && s.mayTarget(g, u, g.units[slot]) && s.hasShotAt(g, u, g.units[slot]);
    },
    sift: (q) => (q.about === null ? 0 : listTargets(q.game, s, q.about, q.options)),
  },
});

/** A decision to move on instead of shooting, with how far that is. */
const movingOn = (asked: Decision<Classic>, far: (g: Game<Classic>, u: Unit<Classic>) => number): Decision<Classic> => ({
  ...asked,
  farInches: ({ game, about }) => (about === null ? 0 : far(game, about)),
});

/** SHOOT: choosing units, targets and weapons. */
export const shoot = (s: ClassicSeams): Choosing => {
  const shootAt = choosingTargets(s);
  const boosts = movingOn(TURBO_BOOST, (g, u) => s.turboInches(g, u));
  const goesFlatOut = movingOn(GO_FLAT_OUT, (g, u) => s.flatOutInches(g, u));
  return {
    shootingAction: (g, u) => {
      if (is(u, SCATTERED) && s.mayRun(g, u)) s.runAs(g, u, towardsItself(g, u));
      else if (s.mayTurboBoost(g, u) && g.choose(boosts, u.side, u, null)) turboBoost(g, s, u);
      else if (s.flatOutInches(g, u) > 0 && g.choose(goesFlatOut, u.side, u, null)) s.flatOut(g, u);
      else if (s.mayRun(g, u) && g.choose(RUN, u.side, u, null)) runUnit(g, s, u);
      else s.shootUnit(g, u);
    },

    mayShoot: (_g, u) =>
      u.alive > 0 && u.place === PLACE.table && !is(u, SHOT) && !is(u, RAN) && !is(u, TURBO_BOOSTED) && !is(u, FLAT_OUT) && !isLocked(u),

    isTargetable: (_g, u, target) => target.alive > 0 && target.place === PLACE.table && target.side !== u.side && !isLocked(target),

    targetInches: (g, u) => s.reachInches(g, u),

    shootUnit: (g, u) => {
      if (!s.mayShoot(g, u) || s.reachInches(g, u) <= 0) return;
      const options = SHOOT_AT.options;
      const enemies = g.sides[1 - u.side];
      let n = 1;
      options[0] = -1;
      for (let k = 0; k < enemies.length; k++) if (mayReach(g, s, u, enemies[k])) options[n++] = enemies[k].slot;
      if (n === 1) return;
      const choice = options[g.ask(shootAt, u.side, u, null, n)];
      if (choice >= 0) s.openFire(g, u, g.units[choice]);
    },

    weaponsPerModel: (g, model) => {
      const stats = g.sheetOf(model).stats;
      if (stats.vehicle !== 0) return ALL_WEAPONS;
      return stats.type === TYPE.monster || stats.type === TYPE['flying-monster']
        ? g.desk.numbers.monsterWeapons
        : g.desk.numbers.modelWeapons;
    },

    mayFire: (g, model, weapon, overwatch) => {
      const arm = weapon.profile;
      if (arm.type === ARM.melee) return false;
      if (arm.type === ARM.grenade && overwatch) return false;
      return arm.type !== ARM.ordnance || g.sheetOf(model).stats.vehicle !== 0 || !s.hasMoved(g, model);
    },

    unitSnaps: (_g, u, overwatch) => overwatch || is(u, GONE_TO_GROUND) || is(u, FALLING_BACK) || is(u, SHAKEN) || is(u, SNAPS_ONLY),

    targetSnaps: () => false,

    firesSnap: (g, model, weapon, target, ordinal, overwatch) => {
      const u = g.unitOf(model);
      if (s.unitSnaps(g, u, overwatch) || s.targetSnaps(g, u, target)) return true;
      const stats = g.sheetOf(model).stats;
      if (stats.vehicle !== 0 && (stats.vehicle & VEHICLE.walker) === 0) {
        if (weapon.profile.type === ARM.primary) return false;
        return s.exceedsSpeed(g, model, weapon, ordinal) || s.heldByOrdnance(g, model, weapon, ordinal);
      }
      return stats.vehicle === 0 && weapon.profile.type === ARM.heavy && s.hasMoved(g, model);
    },

    canSnap: (_g, weapon) =>
      weapon.profile.templateInches === 0 && weapon.profile.blastInches === 0 && weapon.profile.type !== ARM.ordnance,
    mayFireSnap: (g, _model, weapon) => s.canSnap(g, weapon),
    weaponRank: (g, model, weapon, target) => {
      const u = g.unitOf(model);
      return isMain(u.sheet.weapons[weapon].profile.type) ? Number.MAX_VALUE : weaponWorth(g, u, weapon, target);
    },

    rangeOf: (g, model, weapon) => {
      const arm = weapon.profile;
      if (arm.templateInches > 0) {
        // In Overwatch the template is not placed: it reaches whoever charges, however far off (CLS-WPN-11).
        if (watching(g).unit === g.models.unit[model]) return g.board.width + g.board.height;
        return arm.templateInches + s.templateThrow(g, null, model, weapon);
      }
      return (arm.type === ARM.salvo && s.hasMoved(g, model) ? arm.rangeInches / 2 : arm.rangeInches) + arm.muzzleInches;
    },

    bears: (g, model, weapon, target) => {
      const range = s.rangeOf(g, model, weapon);
      if (circleGap(g.models, model, target) > range + EPSILON) return false;
      if (!seesWithin(g, model, target, range + EPSILON)) return false;
      if (weapon.profile.cosHalfArc <= -1) return true;
      const end = target.first + target.size;
      for (let j = target.first; j < end; j++) {
        if (
          g.models.alive[j] !== 0 &&
          within(g.models, model, j, range) &&
          s.inFireArc(g, model, weapon, j) &&
          modelSees(g, g.desk.sight, model, j)
        )
          return true;
      }
      return false;
    },

    electWeapons: (g, u, target, overwatch) => {
      const hold = !overwatch && mayHold(g, s, u, target) && g.choose(HOLD_FIRE, u.side, u, target);
      const end = u.first + u.size;
      const election = electing();
      election.overwatch = overwatch;
      election.hold = hold;
      election.thrown = is(u, THREW);
      watching(g).unit = overwatch ? u.slot : -1;
      for (let i = u.first; i < end; i++) {
        electNothing(g, i);
        if (g.models.alive[i] !== 0) electFor(g, s, i, target, election);
      }
      watching(g).unit = -1;
    },

    canFire: (g, u, target, overwatch) => {
      if (s.reachInches(g, u) <= 0) return false;
      s.electWeapons(g, u, target, overwatch);
      const { fullShots, snapShots } = g.desk;
      const end = (u.first + u.size) * MOST_WEAPONS;
      for (let at = u.first * MOST_WEAPONS; at < end; at++) if (fullShots[at] + snapShots[at] > 0) return true;
      return false;
    },

    hasShotAt: (g, u, target) => {
      const list = u.sheet.weapons;
      for (let i = u.first; i < u.first + u.size; i++) {
        if (g.models.alive[i] === 0) continue;
        const carried = g.sheetOf(i).weapons;
        electNothing(g, i);
        for (let c = 0; c < carried.length; c++) {
          if ((g.models.reg[BROKEN][i] & (1 << c)) === 0 && mayFireAt(g, s, i, list[carried[c]], target)) return true;
        }
      }
      return false;
    },

    weaponFired: (g, a, firer) => {
      if (!a.overwatch && s.barsCharge(g, firer, a.weapon)) inflict(g, a.attacker, NO_CHARGE);
      if (a.weapon.profile.type === ARM.grenade) inflict(g, a.attacker, THREW);
    },
  };
};

/** A model has elected no weapon yet: what it elected before would decide how it may fire others (CLS-VEH-09). */
function electNothing(g: Game<Classic>, i: ModelId): void {
  g.desk.fullShots.fill(0, i * MOST_WEAPONS, (i + 1) * MOST_WEAPONS);
  g.desk.snapShots.fill(0, i * MOST_WEAPONS, (i + 1) * MOST_WEAPONS);
}

/** Whether a model could fire a weapon at a target, as its first. */
function mayFireAt(g: Game<Classic>, s: ClassicSeams, i: ModelId, weapon: WeaponSheet<Classic>, target: Unit<Classic>): boolean {
  const arm = weapon.profile;
  if (arm.type === ARM.melee || reachless(arm) || !s.mayFire(g, i, weapon, false) || !s.bears(g, i, weapon, target)) return false;
  return !s.firesSnap(g, i, weapon, target, 0, false) || s.mayFireSnap(g, i, weapon);
}

/** Whether to ask about holding fire: a charge in reach is worth more than the fire that would forbid it. */
function mayHold(g: Game<Classic>, s: ClassicSeams, u: Unit<Classic>, target: Unit<Classic>): boolean {
  const dx = u.x - target.x;
  const dy = u.y - target.y;
  const far = s.longestCharge(g, u) + u.radius + target.radius;
  if (dx * dx + dy * dy > far * far || !s.mayCharge(g, u) || !firesToStay(g, s, u)) return false;
  const fight = s.fightWorth(g, u, target);
  const fire = s.shootingWorth(g, u, target);
  // A chance makes it no more: the way there is measured only where it counts.
  return fight > fire && s.chargeChance(g, u, target) * fight > fire;
}

/** What holds for all models of a unit that elects its weapons. */
const electing = scratch({
  overwatch: false,
  /** Whether weapons that forbid a charge are not fired. */ hold: false,
  /** Whether a grenade has been elected, or thrown at another target. */ thrown: false,
});
type Election = ReturnType<typeof electing>;

/** Elects the weapons of one model, the most worthwhile first. */
function electFor(g: Game<Classic>, s: ClassicSeams, i: ModelId, target: Unit<Classic>, election: Election): void {
  const { overwatch, hold, thrown } = election;
  const u = g.unitOf(i);
  const carried = g.sheetOf(i).weapons;
  const limit = s.weaponsPerModel(g, i);
  let ordinal = 0;
  let tried = g.models.reg[BROKEN][i] | keptFor(g, i, target);
  let pistols = false;
  // A second pistol may be fired with the first (CLS-WPN-07).
  while (ordinal < limit || (pistols && ordinal === 1)) {
    const c = nextChoice(g, s, i, tried, target, ordinal >= limit);
    if (c < 0) break;
    tried |= 1 << c;
    const weapon = u.sheet.weapons[carried[c]];
    const type = weapon.profile.type;
    if (
      (type === ARM.grenade && thrown) ||
      (hold && s.barsCharge(g, i, weapon)) ||
      !s.mayFire(g, i, weapon, overwatch) ||
      !s.bears(g, i, weapon, target)
    )
      continue;
    const snap = !(overwatch && weapon.profile.templateInches > 0) && s.firesSnap(g, i, weapon, target, ordinal, overwatch);
    if (snap && !s.mayFireSnap(g, i, weapon)) continue;
    const at = i * MOST_WEAPONS + selectionOf(u, carried[c]);
    if (snap) g.desk.snapShots[at]++;
    else g.desk.fullShots[at]++;
    ordinal++;
    if (g.desk.worth.hasModes[u.slot] !== 0) tried |= otherModes(u.sheet.weapons, carried, c);
    pistols = type === ARM.pistol;
    if (type === ARM.grenade) election.thrown = true;
    if (isMain(type) && g.sheetOf(i).stats.vehicle === 0 && limit < ALL_WEAPONS) break;
  }
}

/** Grenades that can only be used in combat. */
const reachless = (arm: ClassicArm): boolean => arm.rangeInches === 0 && arm.templateInches === 0;

/** Index in the list of the most worthwhile ranged weapon carried and not tried yet, or -1. */
function nextChoice(g: Game<Classic>, s: ClassicSeams, model: ModelId, tried: number, target: Unit<Classic>, pistolsOnly: boolean): number {
  const carried = g.sheetOf(model).weapons;
  const list = g.unitOf(model).sheet.weapons;
  let best = -1;
  let most = -1;
  for (let c = 0; c < carried.length; c++) {
    if ((tried & (1 << c)) !== 0) continue;
    const arm = list[carried[c]].profile;
    if (arm.type === ARM.melee || reachless(arm) || (pistolsOnly && arm.type !== ARM.pistol)) continue;
    const worth = s.weaponRank(g, model, carried[c], target);
    if (worth > most) {
      most = worth;
      best = c;
    }
  }
  return best;
}
