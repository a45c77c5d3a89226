import {
  CAUSE,
  type Cause,
  defineFrame,
  type Frame,
  type FrameOf,
  field,
  full,
  type Game,
  type ModelId,
  type Unit,
  type WeaponSheet,
} from 'sandtable/rules';
import type { Classic, ClassicFamily } from '../family.ts';

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
  /** The marker that scored the hit came down near the model that fired it: for rules that measure to it (CLS-WPN-22). */
  near: 1024,
  /** The same, for rules that roll failed dice To Wound again near by: by a range of their own. */
  again: 2048,
} as const;
/** What rules note of the place of a marker. It matters as its hits are resolved: the wounds they cause are like others. */
export const BY_MARKER = WOUND.near | WOUND.again;
export const NO_SAVES = WOUND.noArmour | WOUND.noCover | WOUND.noInvulnerable;

/** Stages of an attack: rolls to hit, hits that have been reported, rolls to wound, penetration of armour, saves. */
export const STAGE = { hits: 0, struck: 1, wounds: 2, armour: 3, saves: 4 } as const;

/** Most hits one weapon selection can gather. */
export const MOST_HITS = 2048;
/** Most markers and templates of one weapon selection on vehicles beside its target. */
export const MOST_STRAYS = 512;
/** Rings of a Mega-blast. */
export const RINGS = 3;
/** Most models that fire or strike together. */
export const MOST_FIRERS = 256;
/** Most different pools of one attack. */
export const MOST_POOLS = 64;

const byModel =
  <C>(of: new (length: number) => C) =>
  (g: Game): C =>
    new of(g.models.x.length);

/** Stands in an unused frame. */
const NO_WEAPON = { name: 'none', key: 0, profile: {} } as unknown as WeaponSheet<Classic>;
const NO_FRAME = {} as Frame;

const declared = <F extends ClassicFamily>() => ({
  /** Which attack of the engagement it is. */
  serial: field.idle(0, 'tells its counts from those of the attack before, and nothing else'),
  attacker: field.unit<Unit<F>>(),
  /** The unit that was picked as target. */
  aimed: field.unit<Unit<F>>(),
  /** The unit whose hits are being resolved; another than `aimed` where a marker landed elsewhere. */
  target: field.unit<Unit<F>>(),
  weapon: field.reference(NO_WEAPON as WeaponSheet<F>, (weapon) => weapon.key),
  frame: field.idle(NO_FRAME, 'what dice have come to is told with them'),
  cause: field.fact<Cause>(CAUSE.shooting),
  melee: false,
  /** The one model that the blows of a challenge can fall on, -1 for all other attacks (CLS-ASSAULT-24). */
  duel: field.model(),
  overwatch: false,
  /** A weapon without an attacker's aim: explosions, burning, falling. */
  stray: false,
  /** Each wound falls on a model of the target picked at random, wherever it stands. */
  atRandom: false,
  /** Who gets the credit for losses. */
  credit: field.unit<Unit<F> | null>(),

  /** The model whose dice are being rolled, -1 for none. */
  bearer: field.model(),
  /** Whether `bearer` fires a Snap Shot. */
  snap: false,
  /** The face that the last To Hit die showed before it was rolled again, 0 if it was not. */
  rerolled: 0,
  /** The result of the roll to penetrate for the hit that is being resolved: 0 glancing, 1 penetrating; -1 before and after. */
  outcome: -1,
  /** The highest face of the last dice that were rolled to penetrate. */
  natural: field.idle(0, 'each roll to penetrate writes it anew, and its outcome alone reads it, without a die'),
  /** Facings of a vehicle that are met whatever the bearer's place, as bits of FACING; 0 goes by his place. */
  facing: 0,
  /** Strength, AP and Toughness for the hits being rolled To Wound. */
  strength: 0,
  ap: 7,
  toughness: 0,

  /** How far it has come: STAGE. */
  stage: STAGE.hits,
  /** Of the stage: the firer whose shots are rolled, or the hit that is dealt with; and the shots or wounds left with this one. */
  at: 0,
  left: 0,
  /** Wounds of the hits being rolled To Wound, and how many of the unsaved ones have been reported. */
  wounds: 0,
  unsavedTold: 0,
  /** The model that wounds are given to, and who takes the one under way. */
  current: field.model(),
  taker: field.model(),
  /** Hits set apart while the others are rolled To Wound: behind them, by whom and with which flags. */
  apart: 0,

  /** Models that fire, with their shots, and whether as Snap Shots. */
  firers: 0,
  firer: field.models(MOST_FIRERS, 'firers'),
  shots: field.row(Int16Array, MOST_FIRERS, 'firers'),
  snaps: field.row(Uint8Array, MOST_FIRERS, 'firers'),

  /** Hits: by whom, with which flags. */
  hits: 0,
  hitBy: field.models(MOST_HITS, 'hits'),
  hitFlags: field.row(Uint16Array, MOST_HITS, 'hits'),

  /** Penetrating hits whose rolls on the damage table are put off: on which vehicle, and the modifiers of the roll. */
  piercings: 0,
  pierced: field.models(MOST_HITS, 'piercings'),
  piercedBonus: field.row(Int8Array, MOST_HITS, 'piercings'),

  /** Pools of identical wounds; `poolBy` is the firer for precise wounds and the last bearer for others. */
  pools: 0,
  poolCount: field.row(Int16Array, MOST_POOLS, 'pools'),
  poolStrength: field.row(Int8Array, MOST_POOLS, 'pools'),
  poolAp: field.row(Int8Array, MOST_POOLS, 'pools'),
  poolFlags: field.row(Uint16Array, MOST_POOLS, 'pools'),
  poolBy: field.models(MOST_POOLS, 'pools'),
  /** The pool being emptied. */
  pool: 0,
  /** Whether the wound being taken was given to another model first, who passed it on (CLS-SHOOT-18). */
  redirected: false,

  /** Blasts: where the marker lies, whether fired without seeing the target, hits by unit slot. */
  mark: field.numbers(Float64Array, 2),
  /** Where the first marker of the selection came down, and how many were laid. */
  firstMark: field.numbers(Float64Array, 2),
  marks: 0,
  indirect: false,
  /** Allocation and cover are worked out from the marker's centre (Barrage). */
  fromMark: false,
  hitsOn: field.byUnit(Int16Array),
  /** Of vehicles among these units, also who scored their hits, and with which flags: how many on which unit, by whom. */
  strays: 0,
  strayOn: field.row(Int16Array, MOST_STRAYS, 'strays'),
  strayHits: field.row(Int16Array, MOST_STRAYS, 'strays'),
  strayBy: field.models(MOST_STRAYS, 'strays'),
  strayFlags: field.row(Uint16Array, MOST_STRAYS, 'strays'),
  /** Hits of a marker's rings that are still to come, by unit slot and ring (`slot * RINGS + ring`), where it has rings. */
  hasRings: false,
  ringHits: field.idleRow(
    (g: Game) => new Int16Array(RINGS * g.units.length),
    'written before it is read; told where there are rings (`odds/account.ts`)',
  ),
  /** Cover was taken shot by shot: none is left for the hits. */
  coverTaken: false,
  /** True where sight and range do not limit allocation (blasts, templates). */
  anywhere: false,

  /** By model of the table: nearest firer for allocation and cover (-1: not reachable) and how far it is. */
  nearFirer: field.idleRow(byModel(Int16Array), 'follows from places and firers, both told, when wounds begin to be given'),
  nearInches: field.idleRow(byModel(Float64Array), 'follows from places and firers, as `nearFirer` does'),
  /** By model: cover from terrain for this selection, 0 where not worked out yet. */
  cover: field.idleRow(byModel(Uint8Array), 'what has been worked out from the table and `nearFirer`, kept'),
  tied: field.idleRow(byModel(Int16Array), 'written anew for each choice among models'),

  /** What came of it, on all units together. */
  totalHits: field.some('rules ask for it before anything was hit, and no more'),
  totalWounds: field.some('rules ask whether anybody was wounded; the account sees to those that ask how often'),
  /** Wounds and Hull Points lost, and models slain. */
  totalLost: 0,
  totalSlain: field.some('rules ask whether anybody fell; how many did is an event'),
  /** Unsaved wounds, glancing and penetrating hits on the current target. */
  unsavedWounds: field.some('rules ask whether there were any; how many is an event, which the account tells ahead'),
});

/** The frame of `Attack`: how it begins, and what of it exact odds tell apart. */
export const ATTACK = defineFrame(declared<Classic>);

/**
 * One weapon selection of one unit against one target, from dice to casualties. Frames are made once and reused as a
 * stack (`beginAttack`, `endAttack`), since a hit can set off another attack.
 */
export interface Attack<F extends ClassicFamily = Classic> extends FrameOf<ReturnType<typeof declared<F>>> {}

/** The frames of one arena. They are large and most engagements nest attacks two or three deep: each is made when its depth is first reached. */
export interface AttackStack {
  readonly frames: Attack<never>[];
  depth: number;
  /** Attacks that have begun. */
  begun: number;
}

/** How deep attacks can nest: shooting, Gets Hot, explosions that set off others. */
const DEEPEST_ATTACK = 24;

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
  if (stack.depth === DEEPEST_ATTACK) throw new RangeError('attacks nest too deep');
  if (stack.depth === stack.frames.length) stack.frames.push(ATTACK.blank(g as unknown as Game) as unknown as Attack<never>);
  const a = stack.frames[stack.depth++] as unknown as Attack<F>;
  ATTACK.reset(a as unknown as Attack);
  a.serial = ++stack.begun;
  a.attacker = attacker;
  a.aimed = target;
  a.target = target;
  a.weapon = weapon;
  a.frame = frame;
  a.cause = cause;
  a.credit = attacker;
  return a;
}

export function endAttack<F extends ClassicFamily>(g: Game<F>): void {
  g.desk.attacks.depth--;
}

/**
 * Adds hits of one model to an attack: behind all with the same flags, and before those with others that stand higher. They happen at once, so
 * that no rule cares in which order they are listed, and courses of play that come to the same hits come to the same list.
 */
export function addHits<F extends ClassicFamily>(a: Attack<F>, by: ModelId, n: number, flags: number): void {
  if (a.hits + n > MOST_HITS) full('hits of one attack', MOST_HITS);
  let at = a.hits;
  while (at > 0 && a.hitFlags[at - 1] > flags) {
    at--;
    a.hitBy[at + n] = a.hitBy[at];
    a.hitFlags[at + n] = a.hitFlags[at];
  }
  for (let k = at; k < at + n; k++) {
    a.hitBy[k] = by;
    a.hitFlags[k] = flags;
  }
  a.hits += n;
}

/** Notes hits on a unit beside the target that holds vehicles, which are hit on the facing towards whoever fired (CLS-VEH-26). */
export function addStray<F extends ClassicFamily>(a: Attack<F>, on: number, by: ModelId, n: number, flags: number): void {
  if (a.strays === MOST_STRAYS) full('markers of one attack on vehicles beside its target', MOST_STRAYS);
  a.strayOn[a.strays] = on;
  a.strayHits[a.strays] = n;
  a.strayBy[a.strays] = by;
  a.strayFlags[a.strays++] = flags;
}

/** Makes the hits of markers and templates on a unit beside the target those of the attack; those that nobody was noted for are by `by`. */
export function takeStrays<F extends ClassicFamily>(a: Attack<F>, on: number, by: ModelId): void {
  let left = a.hitsOn[on];
  a.hits = 0;
  for (let k = 0; k < a.strays; k++) {
    if (a.strayOn[k] !== on) continue;
    addHits(a, a.strayBy[k], a.strayHits[k], a.strayFlags[k]);
    left -= a.strayHits[k];
  }
  addHits(a, by, left, 0);
}

/** Takes hit number `k` away again; the order of the others stays. */
export function dropHit<F extends ClassicFamily>(a: Attack<F>, k: number): void {
  a.hits--;
  for (let j = k; j < a.hits; j++) {
    a.hitBy[j] = a.hitBy[j + 1];
    a.hitFlags[j] = a.hitFlags[j + 1];
  }
}

type Pools = Pick<Attack, 'pools' | 'poolCount' | 'poolStrength' | 'poolAp' | 'poolFlags' | 'poolBy'>;

/** Whether wounds are listed before a pool: the best AP first, then by Strength, by flags and by who made them. */
function standBefore(a: Pools, k: number, by: ModelId, strength: number, ap: number, flags: number): boolean {
  if (ap !== a.poolAp[k]) return ap < a.poolAp[k];
  if (strength !== a.poolStrength[k]) return strength > a.poolStrength[k];
  return flags === a.poolFlags[k] ? by < a.poolBy[k] : flags < a.poolFlags[k];
}

function movePool(a: Pools, from: number, to: number): void {
  a.poolCount[to] = a.poolCount[from];
  a.poolStrength[to] = a.poolStrength[from];
  a.poolAp[to] = a.poolAp[from];
  a.poolFlags[to] = a.poolFlags[from];
  a.poolBy[to] = a.poolBy[from];
}

/** Takes a pool away that has been emptied; the order of the others stays. */
export function dropPool(a: Pools, k: number): void {
  a.pools--;
  for (let j = k; j < a.pools; j++) movePool(a, j + 1, j);
}

/** Adds wounds to the pool of their kind, opening one if there is none, in its place among the others whichever came about first. */
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
  let k = a.pools++;
  for (; k > 0 && standBefore(a, k - 1, by, strength, ap, flags); k--) movePool(a, k - 1, k);
  a.poolCount[k] = n;
  a.poolStrength[k] = strength;
  a.poolAp[k] = ap;
  a.poolFlags[k] = flags;
  a.poolBy[k] = by;
}

/** The attack that dice of a frame are rolled for: the innermost, if it is of that frame. */
export function rolledFor(g: Game<Classic>, frame: Frame): Attack | null {
  const { frames, depth } = g.desk.attacks;
  const a = depth === 0 ? null : (frames[depth - 1] as unknown as Attack);
  return a?.frame === frame ? a : null;
}
