import { circleGap, EPSILON } from 'sandtable/kit';
import type { Game, Unit } from 'sandtable/rules';
import { DEED, inflict, is, lift, PLACE } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import { noteFirstBlood } from '../mission/mission.ts';
import { DROPPED, FIRED } from '../saves/hazards.ts';
import { settleAside } from '../saves/settle.ts';
import { ADVANCED, FELL_BACK, HAS_SHOT, HAZARDOUS_ROLL, TARGETED } from '../state.ts';
import type { Tables } from '../tables.ts';
import { modelInches, modelWithin, unitInches } from '../terrain/distance.ts';
import { addBearer, closeAttack, openAttack } from './attack-frame.ts';
import { outOfPhase } from './phase.ts';
import type { ShootSeams } from './seams.ts';
import { pickTargets } from './targets.ts';
import type { Volley } from './volley.ts';
import { closeVolley, openVolley } from './volley.ts';

type Part = keyof ShootSeams | 'mayTarget' | 'reachInches';

/** Shooting (TEN-SHOOT-01, TEN-SHOOT-02, TEN-SHOOT-07, TEN-SHOOT-08). */
export function shootSeams(s: ModernSeams, _t: Tables): Pick<ModernSeams, Part> {
  return {
    mayShoot: (g, u) => u.place === PLACE.table && s.eligibleToShoot(g, u),
    barredByMove: (_g, u) => is(u, ADVANCED) || is(u, FELL_BACK),
    barredByEnemies: (g, u) => s.engaged(g, u),
    targetBarred: (g, _u, t) => s.engaged(g, t),
    mayTarget: (g, u, t) => {
      if (t.side === u.side || t.place !== PLACE.table || t.alive === 0) return false;
      const longest = s.longestRange(g, u);
      if (longest === 0 || circlesApart(u, t) > longest) return false;
      const inches = unitInches(g, u, t);
      if (inches > longest + EPSILON || s.targetBarred(g, u, t)) return false;
      return hasShot(g, s, u, t, inches, s.visible(g, u, t));
    },
    reachInches: (g, u) => {
      let reach = 0;
      const end = u.first + u.size;
      for (let m = u.first; m < end; m++) {
        if (g.models.alive[m] === 0) continue;
        const weapons = g.sheetOf(m).weapons;
        for (let k = 0; k < weapons.length; k++) {
          const inches = s.rangeOf(g, u, m, weapons[k]);
          if (inches > reach && s.mayFire(g, u, m, weapons[k])) reach = inches;
        }
      }
      return reach;
    },
    mayFire: (_g, u, _m, weapon) => !u.sheet.weapons[weapon].profile.melee,
    mayFireAt: (g, u, m, weapon, t) => {
      const inches = s.rangeOf(g, u, m, weapon);
      if (!s.needsSight(g, u, weapon)) return modelWithin(g, m, t, inches);
      if (!s.visible(g, u, t) || circleGap(g.models, m, t) > inches + EPSILON) return false;
      const end = t.first + t.size;
      for (let n = t.first; n < end; n++) {
        if (g.models.alive[n] !== 0 && modelInches(g, m, n) <= inches + EPSILON && s.modelSees(g, m, n)) return true;
      }
      return false;
    },
    needsSight: () => true,
    firingPass: () => 0,
    traitsOf: () => 0,
    pickTargets: (g, v, only) => pickTargets(g, s, v, only),
    shootUnit: (g, u) => {
      inflict(g, u, HAS_SHOT);
      const v = openVolley(g, u, false, false);
      s.pickTargets(g, v, null);
      if (v.n > 0 || v.held || s.selectableWithoutTarget(g, u)) shoot(g, s, v);
      else lift(u, HAS_SHOT);
      closeVolley(g);
    },
    resolveVolley: (g, v) => {
      const deed = v.melee ? DEED.fight : v.overwatch ? DEED.overwatch : DEED.shoot;
      for (let first = 0; first < v.n; first++) {
        if (v.done[first] !== 0) continue;
        const t = g.units[v.target[first]] as Unit<Modern>;
        const dice = g.dice.begin(deed, v.attacker, t);
        for (let i = first; i < v.n; i++) {
          if (v.done[i] !== 0 || v.target[i] !== t.slot) continue;
          g.dice.weapon(dice, v.attacker.sheet.weapons[v.weapon[i]].key);
          for (let k = i; k < v.n; k++) {
            if (v.done[k] === 0 && v.target[k] === t.slot && v.weapon[k] === v.weapon[i] && g.models.alive[v.model[k]] !== 0)
              s.refreshRow(g, v, k);
          }
          for (let k = i; k < v.n; k++) {
            if (v.done[k] !== 0 || v.target[k] !== t.slot || v.weapon[k] !== v.weapon[i]) continue;
            const a = openAttack(g, v.attacker, t, v.weapon[k], dice);
            a.overwatch = v.overwatch;
            a.traits = v.traits[k];
            a.targetSeen = v.seen[t.slot] !== 0;
            a.targetEngaged = v.engaged[t.slot] !== 0;
            a.targetAlive = v.models[t.slot];
            a.attackerEngaged = v.attackerEngaged;
            for (let j = k; j < v.n; j++) {
              if (v.done[j] !== 0 || v.target[j] !== t.slot || v.weapon[j] !== v.weapon[k] || v.traits[j] !== v.traits[k]) continue;
              v.done[j] = t.alive > 0 && g.models.alive[v.model[j]] !== 0 ? FIRED : DROPPED;
              if (g.models.alive[v.model[j]] !== 0) addBearer(a, v.model[j]);
            }
            if (t.alive > 0 && a.bearerCount > 0) {
              s.resolveAttack(g, a);
              v.hit[t.slot] += a.hitCount;
            }
            closeAttack(g);
          }
        }
        g.dice.end(dice);
        if (t.alive > 0) noteFirstBlood(g);
      }
      if (g.desk.aside.n > v.asideFrom) settleAside(g, s, v);
    },
    afterAttacks: () => {},
    hazardousFace: (g, _u, dice) => g.dice.d6(dice, HAZARDOUS_ROLL),
  };
}

/** Shoots with a selected unit once its targets are picked: they may react first, then it fires. */
export function shoot(g: Game<Modern>, s: ModernSeams, v: Volley): void {
  const u = v.attacker;
  s.selectedToShoot(g, u);
  if (v.n > 0) fire(g, s, v);
  if (s.countsAsShot(g, v)) s.hasShot(g, v);
  else lift(u, HAS_SHOT);
}

/** Its targets react, then it makes its attacks. */
function fire(g: Game<Modern>, s: ModernSeams, v: Volley): void {
  const changes = g.changes;
  offerTargeted(g, v);
  if (g.changes !== changes) s.targetsLost(g, v);
  s.resolveVolley(g, v);
  s.afterAttacks(g, v);
}

/** Lower bound for the distance between two units: between their circles. */
export function circlesApart(u: Unit<Modern>, t: Unit<Modern>): number {
  const dx = u.x - t.x;
  const dy = u.y - t.y;
  return Math.sqrt(dx * dx + dy * dy) - u.radius - t.radius - EPSILON;
}

/** Whether some model may fire a weapon at a unit that is that far from its own, and seen by it or not. */
function hasShot(g: Game<Modern>, s: ModernSeams, u: Unit<Modern>, t: Unit<Modern>, inches: number, seen: boolean): boolean {
  const end = u.first + u.size;
  for (let m = u.first; m < end; m++) {
    if (g.models.alive[m] === 0) continue;
    const weapons = g.sheetOf(m).weapons;
    for (let k = 0; k < weapons.length; k++) {
      if (s.rangeOf(g, u, m, weapons[k]) + EPSILON < inches || !s.mayFire(g, u, m, weapons[k])) continue;
      // The model in range need not be the one that sees the target: what the units are to each other only rules weapons out.
      if ((seen || !s.needsSight(g, u, weapons[k])) && s.mayFireAt(g, u, m, weapons[k], t)) return true;
    }
  }
  return false;
}

/** Lets every targeted unit react, once in each way that it has. */
export function offerTargeted(g: Game<Modern>, v: Volley): void {
  const enemies = g.sides[1 - v.attacker.side];
  for (let k = 0; k < enemies.length; k++) {
    const t = enemies[k];
    for (let i = 0; i < v.n; i++) {
      if (v.target[i] !== t.slot) continue;
      g.offerAll(TARGETED, t, v.attacker);
      break;
    }
  }
}

/** Shoots at one unit out of phase, hitting on unmodified 6s. */
export function overwatchUnit(g: Game<Modern>, s: ModernSeams, u: Unit<Modern>, t: Unit<Modern>): void {
  fireOutOfPhase(g, s, openVolley(g, u, false, true), t);
}

/** Fires a volley, which it closes, as if in the Shooting phase of its side: at one unit, or at any. */
export function fireOutOfPhase(g: Game<Modern>, s: ModernSeams, v: Volley, only: Unit<Modern> | null): void {
  outOfPhase(g).depth++;
  v.only = only === null ? -1 : only.slot;
  s.pickTargets(g, v, only);
  if (v.n > 0) {
    fire(g, s, v);
    if (s.phaseRulesWork(g)) s.hasShot(g, v);
  }
  outOfPhase(g).depth--;
  closeVolley(g);
}
