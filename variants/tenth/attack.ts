import type { Frame, Game, ModelId, Unit } from 'sandtable/rules';
import type { Attack, Modern } from './family.ts';
import { STAGE } from './family.ts';
import { rollAmount } from './mod.ts';
import { add, cleared } from './modifiers/gathered.ts';
import { STAT } from './modifiers/stats.ts';
import type { AttackSeams, ModernSeams } from './seams.ts';
import { ATTACKS, FIGHTS, HITS, SHOOTS, STRENGTH_ROLL, UNSAVED, WOUNDS } from './states.ts';
import type { Tables } from './tables.ts';

/** Attacks can stand in the middle of others: a shot answers a shot. */
export const ATTACK_DEPTH = 8;
/** Most hits of one group that are kept apart; beyond it the rest is lost. */
export const MOST_HITS = 2048;
export const MOST_BEARERS = 256;

/** A blank frame, made once per arena. */
export function blankAttack(g: Game<Modern>): Attack {
  const unit = g.units[0] as Unit<Modern>;
  const weapon = unit.sheet.weapons[0] ?? NO_WEAPON;
  return {
    attacker: unit,
    target: unit,
    weaponIndex: 0,
    weapon,
    profile: weapon.profile,
    dice: NO_FRAME,
    melee: false,
    overwatch: false,
    traits: 0,
    bearers: new Int16Array(MOST_BEARERS),
    bearerCount: 0,
    targetSeen: true,
    targetEngaged: false,
    targetAlive: 0,
    attackerEngaged: false,
    attacks: 0,
    strength: 0,
    hitOn: 7,
    criticalHitOn: 6,
    woundOn: 7,
    criticalWoundOn: 6,
    stage: STAGE.number,
    done: 0,
    hits: new Uint8Array(MOST_HITS),
    hitCount: 0,
    wounds: new Uint8Array(MOST_HITS),
    woundCount: 0,
    carries: 0,
    piercing: 0,
    criticals: 0,
    later: 0,
    hitsBefore: 0,
    woundsBefore: 0,
    mortal: false,
    batch: 0,
    batchOn: 0,
    batchFirst: 0,
    faces: new Uint8Array(MOST_HITS),
    faceCount: 0,
    faceAt: 0,
    again: -1,
    rerolled: false,
    treated: false,
    unsaved: 0,
    damage: 0,
  };
}

const NOBODY = { key: 0, index: 0 };
const NO_FRAME: Frame = { deed: 0, actor: NOBODY, target: NOBODY };
const NO_ROLL = { dice: 0, sides: 6, plus: 0 } as const;
const NO_WEAPON = {
  name: 'none',
  key: 0,
  profile: {
    melee: false,
    rangeInches: 0,
    A: NO_ROLL,
    timesAttacks: 1,
    skill: 0,
    S: NO_ROLL,
    noStrength: false,
    AP: 0,
    D: NO_ROLL,
    bits: new Uint32Array(16),
    values: {},
    anti: [],
    instances: {},
    copies: {},
    hitBonus: 0,
    hitPenalty: 0,
    woundBonus: 0,
    woundPenalty: 0,
    rerollsOnes: false,
  },
};

/** Opens the next frame of the stack for an attack with one weapon of a unit; `closeAttack` gives it back. */
export function openAttack(g: Game<Modern>, attacker: Unit<Modern>, target: Unit<Modern>, weaponIndex: number, dice: Frame): Attack {
  const a = g.desk.attacks[g.desk.attackDepth++] as Attack;
  a.attacker = attacker;
  a.target = target;
  a.weaponIndex = weaponIndex;
  a.weapon = attacker.sheet.weapons[weaponIndex] ?? NO_WEAPON;
  a.profile = a.weapon.profile;
  a.dice = dice;
  a.melee = a.profile.melee;
  a.overwatch = false;
  a.traits = 0;
  a.bearerCount = 0;
  a.targetSeen = true;
  a.targetEngaged = false;
  a.targetAlive = target.alive;
  a.attackerEngaged = false;
  a.attacks = 0;
  a.stage = STAGE.number;
  a.done = 0;
  a.hitCount = 0;
  a.woundCount = 0;
  a.carries = 0;
  a.piercing = 0;
  a.criticals = 0;
  a.later = 0;
  a.hitsBefore = 0;
  a.woundsBefore = 0;
  a.mortal = false;
  a.batch = 0;
  a.rerolled = false;
  a.treated = false;
  a.unsaved = 0;
  a.damage = 0;
  return a;
}

export function closeAttack(g: Game<Modern>): void {
  g.desk.attackDepth--;
}

export function addBearer(a: Attack, model: ModelId): void {
  if (a.bearerCount < MOST_BEARERS) a.bearers[a.bearerCount++] = model;
}

type Part = 'resolveAttack' | 'attacksOf' | 'attacksRoll' | 'attacksBonus' | 'strengthOf' | 'netRollModifier';

/** One group of attacks from its number to its casualties (TEN-SHOOT-08, TEN-SHOOT-12). */
export function attackSeams(s: ModernSeams, _t: Tables): Pick<AttackSeams, Part> {
  return {
    resolveAttack: (g, a) => {
      const u = a.attacker.slot;
      const t = a.target.slot;
      a.attacks = s.attacksOf(g, a);
      g.log.note(a.melee ? FIGHTS : SHOOTS, u, t, a.attacks);
      a.strength = s.strengthOf(g, a);
      if (s.oneByOne(g, a)) {
        makeOneByOne(g, s, a);
        return;
      }
      a.stage = STAGE.hits;
      a.done = 0;
      s.rollHits(g, a);
      g.log.note(HITS, u, t, a.hitCount);
      if (a.hitCount === 0) return;
      a.stage = STAGE.wounds;
      a.done = 0;
      s.rollWounds(g, a);
      g.log.note(WOUNDS, u, t, a.woundCount);
      if (a.woundCount === 0) return;
      a.stage = STAGE.saves;
      a.done = 0;
      s.inflictWounds(g, a);
      g.log.note(UNSAVED, u, t, a.unsaved);
      a.stage = STAGE.over;
    },
    attacksOf: (g, a) => {
      a.attacks = 0;
      for (a.done = 0; a.done < a.bearerCount; a.done++) {
        const rolled = s.attacksRoll(g, a);
        const by = cleared(g.desk.modifiers.by[STAT.A]);
        by.times = a.profile.timesAttacks;
        add(by, s.attacksBonus(g, a));
        add(by, s.namedAttacksBonus(g, a));
        s.attackModifiers(g, STAT.A, a, -1, by);
        const n = s.modified(g, a.attacker.side, rolled, by, true);
        a.attacks += n < 1 ? 1 : n;
      }
      return a.attacks < MOST_HITS ? a.attacks : MOST_HITS;
    },
    attacksRoll: (g, a) => rollAmount(g, a.dice, ATTACKS, a.profile.A),
    attacksBonus: () => 0,
    strengthOf: (g, a) => {
      if (a.profile.noStrength) return s.missingStrength(g, a);
      const rolled = rollAmount(g, a.dice, STRENGTH_ROLL, a.profile.S);
      const by = cleared(g.desk.modifiers.by[STAT.S]);
      by.minus = a.profile.values['less-strength']?.plus ?? 0;
      s.attackModifiers(g, STAT.S, a, -1, by);
      const strength = s.modified(g, a.attacker.side, rolled, by, true);
      return strength < 1 ? 1 : strength;
    },
    netRollModifier: (_g, sum) => sum,
  };
}

/** Each attack to its end before the next is begun; hits, wounds and failed saves are told together. */
function makeOneByOne(g: Game<Modern>, s: ModernSeams, a: Attack): void {
  for (a.later = a.attacks - 1; a.later >= 0 && a.target.alive > 0; a.later--) {
    a.attacks = 1;
    a.hitCount = 0;
    a.woundCount = 0;
    a.carries = 0;
    a.piercing = 0;
    a.stage = STAGE.hits;
    s.rollHits(g, a);
    if (a.hitCount > 0) {
      a.stage = STAGE.wounds;
      s.rollWounds(g, a);
    }
    if (a.woundCount > 0) {
      a.stage = STAGE.saves;
      s.inflictWounds(g, a);
    }
    a.stage = STAGE.over;
    a.hitsBefore += a.hitCount;
    a.woundsBefore += a.woundCount;
    s.attackEnds(g, a);
  }
  a.hitCount = a.hitsBefore;
  g.log.note(HITS, a.attacker.slot, a.target.slot, a.hitsBefore);
  g.log.note(WOUNDS, a.attacker.slot, a.target.slot, a.woundsBefore);
  g.log.note(UNSAVED, a.attacker.slot, a.target.slot, a.unsaved);
}
