import { CAUSE, type Cause, type Frame, type Game, type ModelId, type Unit, type WeaponSheet } from 'sandtable/rules';
import type { Classic, ClassicFamily } from './family.ts';

/** What is special about a hit or a wound; wounds with other flags form a pool of their own. */
export const WOUND = {
  /** The attacker may give it to any visible model in range of the firer (CLS-SHOOT-19). */
  precise: 1,
  instantDeath: 2,
  noArmour: 4,
  noCover: 8,
  noInvulnerable: 16,
  noFeelNoPain: 32,
  /** Destroyer results: D3 Wounds, or D6+6 without saves (CLS-WPN-34). */
  destroys: 64,
  annihilates: 128,
  /** Wounds by its To Hit die alone: for rules that take such hits out before the rolls To Wound. */
  rends: 256,
  /** The hit strikes a walker from behind, whatever it faces: for rules that say so of a To Hit die. */
  rear: 512,
} as const;
export const NO_SAVES = WOUND.noArmour | WOUND.noCover | WOUND.noInvulnerable;

/** Stages of an attack: rolls to hit, hits that have been told, rolls to wound, penetration of armour, saves. */
export const STAGE = { hits: 0, struck: 1, wounds: 2, armour: 3, saves: 4 } as const;

/** Most hits one weapon selection can gather. */
export const MOST_HITS = 2048;
/** Most models that fire or strike together. */
export const MOST_FIRERS = 256;
/** Most different pools of one attack. */
export const MOST_POOLS = 64;

/**
 * One weapon selection of one unit against one target, from dice to casualties. Frames are made once and reused as a
 * stack (`beginAttack`, `endAttack`), since a hit can set off another attack.
 */
export interface Attack<F extends ClassicFamily = Classic> {
  attacker: Unit<F>;
  /** The unit that was picked as target. */
  aimed: Unit<F>;
  /** The unit whose hits are being resolved; another than `aimed` where a marker landed elsewhere. */
  target: Unit<F>;
  weapon: WeaponSheet<F>;
  frame: Frame;
  cause: Cause;
  melee: boolean;
  /** The one model that the blows of a challenge can fall on, -1 for all other attacks (CLS-ASSAULT-24). */
  duel: ModelId;
  overwatch: boolean;
  /** A weapon without an attacker's aim: explosions, burning, falling. */
  stray: boolean;
  /** Each wound falls on a model of the target picked at random, wherever it stands. */
  atRandom: boolean;
  /** Who gets the credit for losses. */
  credit: Unit<F> | null;

  /** The model whose dice are being rolled, -1 for none. */
  bearer: ModelId;
  /** Whether `bearer` fires a Snap Shot. */
  snap: boolean;
  /** The face that the last To Hit die showed before it was rolled again, 0 if it was not. */
  rerolled: number;
  /** What the hit on a vehicle that is dealt with came to by its roll to penetrate: 0 glancing, 1 penetrating; -1 before and after. */
  outcome: number;
  /** The highest face of the last dice that were rolled to penetrate. */
  natural: number;
  /** Facings of a vehicle that are met whatever the bearer's place, as bits of FACING; 0 goes by his place. */
  facing: number;
  /** Strength, AP and Toughness for the hits being rolled To Wound. */
  strength: number;
  ap: number;
  toughness: number;

  /** How far it has come: STAGE. */
  stage: number;
  /** Of the stage: the firer whose shots are rolled, or the hit that is dealt with; and the shots or wounds left with this one. */
  at: number;
  left: number;
  /** Wounds of the hits being rolled To Wound, and how many of the unsaved ones have been told. */
  wounds: number;
  unsavedTold: number;
  /** The model that wounds are given to, and who takes the one under way. */
  current: ModelId;
  taker: ModelId;
  /** Hits set apart while the others are rolled To Wound. */
  apart: number;

  /** Models that fire, with their shots, and whether as Snap Shots. */
  firers: number;
  readonly firer: Int16Array;
  readonly shots: Int16Array;
  readonly snaps: Uint8Array;

  /** Hits: by whom, with which flags. */
  hits: number;
  readonly hitBy: Int16Array;
  readonly hitFlags: Uint16Array;

  /** Penetrating hits whose rolls on the damage table are put off: on which vehicle, and the modifiers of the roll. */
  piercings: number;
  readonly pierced: Int16Array;
  readonly piercedBonus: Int8Array;

  /** Pools of identical wounds; `poolBy` is the firer for precise wounds and the last bearer for others. */
  pools: number;
  readonly poolCount: Int16Array;
  readonly poolStrength: Int8Array;
  readonly poolAp: Int8Array;
  readonly poolFlags: Uint16Array;
  readonly poolBy: Int16Array;
  /** The pool being emptied. */
  pool: number;
  /** Whether the wound being taken was given to another model first, who passed it on (CLS-SHOOT-18). */
  redirected: boolean;

  /** Blasts: where the marker lies, whether fired without seeing the target, hits by unit slot. */
  readonly mark: Float64Array;
  /** Where the first marker of the selection came down, and how many were laid. */
  readonly firstMark: Float64Array;
  marks: number;
  indirect: boolean;
  /** Allocation and cover are worked out from the marker's centre (Barrage). */
  fromMark: boolean;
  readonly hitsOn: Int16Array;
  /** Cover was taken shot by shot: none is left for the hits. */
  coverTaken: boolean;
  /** True where sight and range do not limit allocation (blasts, templates). */
  anywhere: boolean;

  /** By model of the table: nearest firer for allocation and cover (-1: not reachable) and how far it is. */
  readonly nearFirer: Int16Array;
  readonly nearInches: Float64Array;
  /** By model: cover from terrain for this selection, 0 where not worked out yet. */
  readonly cover: Uint8Array;
  readonly tied: Int16Array;

  /** What came of it, on all units together. */
  totalHits: number;
  totalWounds: number;
  /** Wounds and Hull Points lost, and models slain. */
  totalLost: number;
  totalSlain: number;
  /** Unsaved wounds, glancing and penetrating hits on the current target. */
  unsavedWounds: number;
}

/** The frames of one arena. */
export interface AttackStack {
  readonly frames: readonly Attack<never>[];
  depth: number;
}

/** How deep attacks can nest: shooting, Gets Hot, explosions that set off others. */
const DEEPEST = 24;

/** Makes the stack; once per arena. */
export function makeAttacks<F extends ClassicFamily>(g: Game<F>): AttackStack {
  const models = g.models.x.length;
  const units = g.units.length;
  const first = g.units[0] as Unit<F>;
  const frames: Attack<F>[] = [];
  for (let k = 0; k < DEEPEST; k++) {
    frames.push({
      attacker: first,
      aimed: first,
      target: first,
      weapon: NO_WEAPON as WeaponSheet<F>,
      frame: NO_FRAME,
      cause: CAUSE.shooting,
      melee: false,
      duel: -1,
      overwatch: false,
      stray: false,
      atRandom: false,
      credit: null,
      bearer: -1,
      facing: 0,
      snap: false,
      rerolled: 0,
      outcome: -1,
      natural: 0,
      strength: 0,
      ap: 7,
      toughness: 0,
      stage: STAGE.hits,
      at: 0,
      left: 0,
      wounds: 0,
      unsavedTold: 0,
      current: -1,
      taker: -1,
      apart: 0,
      firers: 0,
      firer: new Int16Array(MOST_FIRERS),
      shots: new Int16Array(MOST_FIRERS),
      snaps: new Uint8Array(MOST_FIRERS),
      hits: 0,
      hitBy: new Int16Array(MOST_HITS),
      hitFlags: new Uint16Array(MOST_HITS),
      piercings: 0,
      pierced: new Int16Array(MOST_HITS),
      piercedBonus: new Int8Array(MOST_HITS),
      pools: 0,
      poolCount: new Int16Array(MOST_POOLS),
      poolStrength: new Int8Array(MOST_POOLS),
      poolAp: new Int8Array(MOST_POOLS),
      poolFlags: new Uint16Array(MOST_POOLS),
      poolBy: new Int16Array(MOST_POOLS),
      pool: 0,
      redirected: false,
      mark: new Float64Array(2),
      firstMark: new Float64Array(2),
      marks: 0,
      indirect: false,
      fromMark: false,
      hitsOn: new Int16Array(units),
      coverTaken: false,
      anywhere: false,
      nearFirer: new Int16Array(models),
      nearInches: new Float64Array(models),
      cover: new Uint8Array(models),
      tied: new Int16Array(models),
      totalHits: 0,
      totalWounds: 0,
      totalLost: 0,
      totalSlain: 0,
      unsavedWounds: 0,
    });
  }
  return { frames: frames as unknown as Attack<never>[], depth: 0 };
}

/** Stands in an unused frame. */
const NO_WEAPON = { name: 'none', key: 0, profile: {} } as unknown as WeaponSheet<Classic>;
const NO_FRAME = {} as Frame;

/** Opens an attack frame; close it with `endAttack`. Dice come from `frame`, which the caller opened and closes. */
export function beginAttack<F extends ClassicFamily>(
  g: Game<F>,
  attacker: Unit<F>,
  target: Unit<F>,
  weapon: WeaponSheet<F>,
  frame: Frame,
  cause: Cause,
): Attack<F> {
  const stack = g.desk.attacks;
  if (stack.depth >= stack.frames.length) throw new RangeError('attacks nest too deep');
  const a = stack.frames[stack.depth++] as unknown as Attack<F>;
  a.attacker = attacker;
  a.aimed = target;
  a.target = target;
  a.weapon = weapon;
  a.frame = frame;
  a.cause = cause;
  a.melee = false;
  a.duel = -1;
  a.overwatch = false;
  a.stray = false;
  a.atRandom = false;
  a.credit = attacker;
  a.bearer = -1;
  a.snap = false;
  a.rerolled = 0;
  a.outcome = -1;
  a.natural = 0;
  a.facing = 0;
  a.strength = 0;
  a.ap = 7;
  a.toughness = 0;
  a.stage = STAGE.hits;
  a.at = 0;
  a.left = 0;
  a.wounds = 0;
  a.unsavedTold = 0;
  a.current = -1;
  a.taker = -1;
  a.apart = 0;
  a.firers = 0;
  a.hits = 0;
  a.piercings = 0;
  a.pools = 0;
  a.pool = 0;
  a.redirected = false;
  a.marks = 0;
  a.indirect = false;
  a.fromMark = false;
  a.coverTaken = false;
  a.anywhere = false;
  a.totalHits = 0;
  a.totalWounds = 0;
  a.totalLost = 0;
  a.totalSlain = 0;
  a.unsavedWounds = 0;
  return a;
}

export function endAttack<F extends ClassicFamily>(g: Game<F>): void {
  g.desk.attacks.depth--;
}

/** Adds hits of one model to an attack. */
export function addHits<F extends ClassicFamily>(a: Attack<F>, by: ModelId, n: number, flags: number): void {
  for (let k = 0; k < n && a.hits < MOST_HITS; k++) {
    a.hitBy[a.hits] = by;
    a.hitFlags[a.hits++] = flags;
  }
}

/** Takes hit number `k` away again; the order of the others stays. */
export function dropHit<F extends ClassicFamily>(a: Attack<F>, k: number): void {
  a.hits--;
  for (let j = k; j < a.hits; j++) {
    a.hitBy[j] = a.hitBy[j + 1];
    a.hitFlags[j] = a.hitFlags[j + 1];
  }
}

/** Adds wounds to the pool of their kind, opening one if there is none. */
export function addWounds<F extends ClassicFamily>(
  a: Attack<F>,
  by: ModelId,
  n: number,
  strength: number,
  ap: number,
  flags: number,
): void {
  const precise = (flags & WOUND.precise) !== 0;
  for (let k = 0; k < a.pools; k++) {
    if (a.poolStrength[k] !== strength || a.poolAp[k] !== ap || a.poolFlags[k] !== flags || (precise && a.poolBy[k] !== by)) continue;
    a.poolCount[k] += n;
    return;
  }
  if (a.pools === MOST_POOLS) throw new RangeError('an attack has too many kinds of wounds');
  const k = a.pools++;
  a.poolCount[k] = n;
  a.poolStrength[k] = strength;
  a.poolAp[k] = ap;
  a.poolFlags[k] = flags;
  a.poolBy[k] = by;
}
