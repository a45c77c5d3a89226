import { EPSILON } from 'sandtable/kit';
import { CAUSE, DEED, type Decision, faceTold, full, type Game, inflict, type ModelId, PLACE, type Unit } from 'sandtable/rules';
import { ARM, type Classic, MOST_WEAPONS, NEVER, STAT } from '../family.ts';
import { fireRings } from '../heavy/rings.ts';
import type { ClassicSeams } from '../hub.ts';
import type { ShootSeams } from '../seams.ts';
import { lookInches } from '../sight/look.ts';
import { ATTACKS_MADE, NEXT_WEAPON, SHOOTS, SHOT, SHOT_AT, SHOTS, TARGETED } from '../state.ts';
import type { Tables } from '../tables.ts';
import { type Attack, addHits, beginAttack, endAttack, MOST_FIRERS, STAGE, takeStrays } from './attack.ts';
import { isElected } from './elected.ts';
import { rollToHit } from './to-hit.ts';
import { watching } from './watching.ts';

type Firing = Pick<
  ShootSeams<Classic>,
  | 'volley'
  | 'shootingDeed'
  | 'measuredInches'
  | 'shotsOf'
  | 'ballisticSkillOf'
  | 'aimedSkillOf'
  | 'hitOn'
  | 'rerollHitOn'
  | 'hitFlags'
  | 'hitRolled'
  | 'snipes'
  | 'goesAstray'
  | 'rollHits'
  | 'fireWeapon'
  | 'beforeShots'
  | 'targeted'
  | 'afterShooting'
  | 'isAnswered'
>;

/** Each looks no further than to a number, if at all. */
const HIT_TOLD = faceTold(
  ['rerollHitOn', 'hitRolled', 'goesAstray', 'hitFlags'],
  [
    'CLS-SHOOT-07',
    'CLS-MISSION-14.1',
    'CLS-WPN-19.upTo',
    'CLS-WPN-25.naturalOn',
    'CLS-USR-25.on',
    'CLS-SHOOT-19.on',
    'WAF-WPN-21.1',
    'WAF-VEH-11.on',
  ],
);

/** SHOOT: a unit's fire, weapon name by weapon name, up to the hits. */
export const volley = (s: ClassicSeams, t: Tables): Firing => ({
  shootingDeed: () => DEED.shoot,

  volley: (g, u, target, overwatch) => {
    if (!overwatch) {
      inflict(g, u, SHOT);
      u.reg[SHOT_AT] = target.slot + 1;
    }
    g.log.note(SHOOTS, u.slot, target.slot);
    s.targeted(g, target, u);
    s.electWeapons(g, u, target, overwatch);
    const frame = g.dice.begin(overwatch ? DEED.overwatch : s.shootingDeed(g, u), u, target);
    let fired = 0;
    for (;;) {
      if (target.alive === 0 || target.place !== PLACE.table) break;
      const w = nextSelection(g, u, target, fired);
      if (w < 0) break;
      fired |= 1 << w;
      const weapon = u.sheet.weapons[w];
      g.dice.weapon(frame, weapon.key);
      const a = beginAttack(g, u, target, weapon, frame, CAUSE.shooting);
      a.overwatch = overwatch;
      listFirers(g, s, a);
      if (a.firers > 0) s.fireWeapon(g, a);
      endAttack(g);
    }
    s.afterShooting(g, u, target, overwatch);
    g.dice.end(frame);
  },

  measuredInches: (_g, _a, inches) => inches,
  shotsOf: (g, a, firer) => {
    const arm = a.weapon.profile;
    if (arm.type === ARM['rapid-fire'])
      return s.measuredInches(g, a, lookInches(g, firer, a.aimed)) <=
        arm.rangeInches * g.desk.numbers.rapidShare + arm.muzzleInches + EPSILON
        ? g.desk.numbers.rapidTimes * arm.shots
        : arm.shots;
    if (arm.type === ARM.salvo) return s.hasMoved(g, firer) ? arm.movedShots : arm.shots;
    let shots = arm.shots;
    for (let k = 0; k < arm.shotDice; k++) shots += arm.shotSides === 3 ? g.dice.d3(a.frame, SHOTS) : g.dice.d6(a.frame, SHOTS);
    return shots;
  },

  ballisticSkillOf: (g, a) => {
    const aimed = s.aimedSkillOf(g, a);
    return a.snap ? t.snapByBs[Math.min(10, aimed)] : aimed;
  },
  aimedSkillOf: (g, a) => s.statOf(g, a.bearer, STAT.BS),

  hitOn: (g, a) => {
    if (a.melee) return s.fightHitOn(g, a);
    return t.hitByBs[Math.min(10, s.ballisticSkillOf(g, a))];
  },

  rerollHitOn: () => NEVER,
  hitFlags: () => 0,
  hitRolled: () => {},
  snipes: () => false,
  goesAstray: () => false,

  rollHits: (g, a) => {
    for (let k = 0; k < a.firers; k++) {
      a.bearer = a.firer[k];
      a.snap = a.snaps[k] !== 0;
      const on = s.hitOn(g, a);
      a.at = k;
      for (a.left = a.shots[k]; a.left > 0; a.left--) {
        if (on <= 1) {
          addHits(a, a.bearer, 1, 0);
          continue;
        }
        const rolled = rollToHit(s, g, a, on, HIT_TOLD);
        const face = rolled < 0 ? -rolled : rolled;
        // What it hits stands in the attack before more dice are rolled for what it brings with it (CLS-WPN-19).
        if (!s.goesAstray(g, a, face) && rolled > 0) addHits(a, a.bearer, 1, s.hitFlags(g, a, face));
        s.hitRolled(g, a, face);
      }
    }
  },

  fireWeapon: (g, a) => {
    const arm = a.weapon.profile;
    s.beforeShots(g, a);
    if (arm.templateInches > 0) s.templateHits(g, a);
    else if (arm.rings.length > 0) fireRings(g, s, a);
    else if (arm.blastInches > 0) s.blastHits(g, a);
    else s.rollHits(g, a);
    for (let k = 0; k < a.firers; k++) s.weaponFired(g, a, a.firer[k]);
    if (a.hits > 0) s.resolveHits(g, a);
    if (arm.templateInches > 0 || arm.blastInches > 0) resolveOthers(g, s, a);
  },

  beforeShots: () => {},

  targeted: (g, target, by) => {
    g.offer(TARGETED, target, by);
  },

  afterShooting: () => {},
  isAnswered: () => false,
});

export function addFirer(a: Attack, model: ModelId, shots: number, snap: boolean): void {
  if (a.firers === MOST_FIRERS) full('models that fire together', MOST_FIRERS);
  a.firer[a.firers] = model;
  a.shots[a.firers] = shots;
  a.snaps[a.firers++] = snap ? 1 : 0;
}

/** The weapon name the unit fires next, by its owner's choice, or -1 (CLS-SHOOT-05). */
function nextSelection(g: Game<Classic>, u: Unit<Classic>, target: Unit<Classic>, fired: number): number {
  const weapons = u.sheet.weapons;
  const options = NEXT_WEAPON.options;
  let n = 0;
  for (let w = 0; w < weapons.length; w++) if ((fired & (1 << w)) === 0 && isElected(g, u, w)) options[n++] = w;
  if (n <= 1) return n === 0 ? -1 : options[0];
  return options[g.ask(NEXT_WEAPON as Decision<Classic>, u.side, u, target, n)];
}

/** Lists the models that fire the weapon of an attack, with shots and snap flags: `a.firers` (CLS-SHOOT-04). */
function listFirers(g: Game<Classic>, s: ClassicSeams, a: Attack): void {
  const u = a.attacker;
  const w = u.sheet.weapons.indexOf(a.weapon);
  const end = u.first + u.size;
  watching(g).unit = a.overwatch ? u.slot : -1;
  for (let i = u.first; i < end; i++) {
    const at = i * MOST_WEAPONS + w;
    const full = g.desk.fullShots[at];
    const all = full + g.desk.snapShots[at];
    if (all === 0 || g.models.alive[i] === 0 || !s.bears(g, i, a.weapon, a.aimed)) continue;
    for (let k = 0; k < all; k++) {
      a.snap = k >= full;
      a.bearer = i;
      const shots = s.shotsOf(g, a, i);
      if (shots <= 0) continue;
      g.log.tally(ATTACKS_MADE, shots, u.slot, a.target.slot, a.frame);
      addFirer(a, i, shots, a.snap);
    }
  }
  watching(g).unit = -1;
}

/** Hits on the other units under a marker or template, one unit after another (CLS-WPN-12). */
function resolveOthers(g: Game<Classic>, s: ClassicSeams, a: Attack): void {
  for (let k = 0; k < g.units.length; k++) {
    if (a.hitsOn[k] === 0 || g.units[k] === a.aimed || g.units[k].alive === 0) continue;
    a.target = g.units[k];
    a.stage = STAGE.hits;
    takeStrays(a, k, a.firer[0]);
    s.resolveHits(g, a);
  }
  a.target = a.aimed;
}
