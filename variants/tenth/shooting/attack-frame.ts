import type { Frame, FrameOf, Game, ModelId, Unit, WeaponSheet } from 'sandtable/rules';
import { defineFrame, field, full, keywordBits } from 'sandtable/rules';
import type { Modern, ModernWeapon } from '../family.ts';
import { STAGE } from '../family.ts';

/** Attacks can stand in the middle of others: a shot answers a shot. */
export const ATTACK_DEPTH = 8;
/** Most hits of one group that are kept apart; beyond it the rest is lost. */
export const MOST_HITS = 2048;
export const MOST_BEARERS = 256;

const NOBODY = { key: 0, index: 0 };
const NO_FRAME: Frame = { deed: 0, actor: NOBODY, target: NOBODY };
const NO_ROLL = { dice: 0, sides: 6, plus: 0 } as const;
const NO_WEAPON = {
  name: 'none',
  key: 0,
  profile: {
    melee: false,
    modeOf: null,
    rangeInches: 0,
    A: NO_ROLL,
    timesAttacks: 1,
    skill: 0,
    S: NO_ROLL,
    noStrength: false,
    AP: 0,
    D: NO_ROLL,
    bits: keywordBits([]),
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

const OF_WEAPON = 'the weapon of the attacker that `weaponIndex` names';
const IN_BATCH = 'told while a batch lies open, by the account';

const declared = () => ({
  /** Which attack or volley of the engagement it is. */
  serial: field.idle(0, 'tells its counts from those of the attack before, and nothing else'),
  attacker: field.unit<Unit<Modern>>(),
  target: field.unit<Unit<Modern>>(),
  /** Index among the unit's weapons, and that weapon. */
  weaponIndex: 0,
  weapon: field.idle(NO_WEAPON as WeaponSheet<Modern>, OF_WEAPON),
  profile: field.idle(NO_WEAPON.profile as ModernWeapon, OF_WEAPON),
  /** The dice of the deed it belongs to. */
  dice: field.idle(NO_FRAME, 'what dice have come to is told with them'),
  melee: false,
  /** It is made with Fire Overwatch: only unmodified 6s hit. */
  overwatch: false,
  /** What distinguishes its bearers from others with the same weapon: TRAIT bits. */
  traits: 0,
  /** Models that make it. */
  bearerCount: 0,
  bearers: field.models(MOST_BEARERS, 'bearerCount'),
  /** State of the target when it was picked: whether any bearer's unit sees it, and whether it is within Engagement Range of the attacker's army. */
  targetSeen: true,
  targetEngaged: false,
  /** State of both when targets were picked: models of the target, and whether the attacker was within Engagement Range of an enemy. */
  targetAlive: 0,
  attackerEngaged: false,
  /** Number of attacks, found by `attacksOf`. */
  attacks: 0,
  /** Strength, found once for all the attacks. */
  strength: 0,
  /** Unmodified faces needed (2 to 7; 1 without a roll), and where Critical Hits and Wounds begin. */
  hitOn: 7,
  criticalHitOn: 6,
  woundOn: 7,
  criticalWoundOn: 6,
  /** How far it has come: STAGE. */
  stage: STAGE.number,
  /** Attacks, hits or wounds of the stage that have been dealt with. */
  done: 0,
  /** Hits in order with their HIT bits. */
  hitCount: 0,
  hits: field.row(Uint8Array, MOST_HITS, 'hitCount'),
  /** WOUND.fromCriticalHit where wounds have to tell that they come from a Critical Hit, else 0. */
  carries: 0,
  /** What its Critical Hit improves the AP of the attack by whose wound is dealt with. */
  piercing: 0,
  /** Wounds in order with their WOUND bits. */
  woundCount: 0,
  wounds: field.row(Uint8Array, MOST_HITS, 'woundCount'),
  /** Critical Hits of the attack under way that still have something to do at its end, where attacks are made one by one. */
  criticals: 0,
  /** Attacks that are still to be begun, where they are made one by one; hits and wounds of those that are over. */
  later: 0,
  /** Hits of the attack under way that are still to roll to wound, where attacks are made one by one. */
  hitsLater: 0,
  hitsBefore: field.some('how many there were is an event, which the account tells ahead'),
  woundsBefore: field.some('as `hitsBefore`'),
  /** What is being allocated are mortal wounds of the attack. */
  mortal: false,
  /** The kind of rolls that lie open as a batch (BATCH), and what is needed; the place of its first die in its row. */
  batch: 0,
  batchOn: 0,
  batchFirst: field.idle(0, 'says which dice they are, not how they came up'),
  /** Its faces, how many there are, and the next to count. */
  faceCount: field.idle(0, IN_BATCH),
  faces: field.idleRow(() => new Uint8Array(MOST_HITS), IN_BATCH),
  faceAt: field.idle(0, IN_BATCH),
  /** Whether the die last rolled has been re-rolled: no die is twice. */
  rerolled: false,
  /** Whether it is treated as another result. */
  treated: false,
  /** Failed saves so far, and wounds lost to them. */
  unsaved: field.some('rules ask whether there were any; how many is an event'),
  damage: field.idle(0, 'for those who look on: no rule reads it'),
});

/** The frame of `Attack`: how it begins, and what of it exact odds tell apart. */
export const ATTACK = defineFrame(declared);

/**
 * The attacks of like models with one weapon at one target: the same profile, the same traits. Frames are made once and
 * used as a stack, so that an attack in the middle of another finds its own.
 */
export interface Attack extends FrameOf<ReturnType<typeof declared>> {}

/** Opens the next frame of the stack for an attack with one weapon of a unit; `closeAttack` gives it back. */
export function openAttack(g: Game<Modern>, attacker: Unit<Modern>, target: Unit<Modern>, weaponIndex: number, dice: Frame): Attack {
  const a = g.desk.attacks[g.desk.attackDepth++] as Attack;
  ATTACK.reset(a);
  a.serial = ++g.desk.begun;
  a.attacker = attacker;
  a.target = target;
  a.weaponIndex = weaponIndex;
  a.weapon = attacker.sheet.weapons[weaponIndex] ?? NO_WEAPON;
  a.profile = a.weapon.profile;
  a.dice = dice;
  a.melee = a.profile.melee;
  a.targetAlive = target.alive;
  return a;
}

export function closeAttack(g: Game<Modern>): void {
  g.desk.attackDepth--;
}

export function addBearer(a: Attack, model: ModelId): void {
  if (a.bearerCount === MOST_BEARERS) full('models that attack together', MOST_BEARERS);
  a.bearers[a.bearerCount++] = model;
}
