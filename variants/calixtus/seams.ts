import { type Bonus, type Game, hasBit, keyword, type ModelId, type Needed, scratch, type Unit, type Value } from 'sandtable/rules';
import type { Classic } from '../classic/family.ts';
import type { ClassicSeams } from '../classic/hub.ts';
import { leader } from '../classic/movement/mobility.ts';
import type { Attack } from '../classic/shooting/attack.ts';
import { attackHas } from '../classic/special-rules/carried.ts';
import { ARC, type Arc, centroidOf, facesAsHull } from './definitions/facing.ts';
import type { CalixtusSeams } from './hub.ts';
import { askDiscipline } from './psychic/ask-discipline.ts';
import { testPinning } from './shooting/suppression.ts';
import { testFear } from './special-rules/fear-tests.ts';
import { FACING_X, FACING_Y, PINNING_MODIFIER } from './state.ts';
import { POWERED_SAVE, wearsPower } from './weapons/powered-armour.ts';

/** What house rules ask one another, beside the procedures of the base. Without house rules they answer as if there were none. */
export interface HouseSeams {
  /** Fills `into` with the direction a unit faces, as a unit vector: as it was set up, or as a rule turned it (CAL-SHOOT-19, -20). */
  facingOf: (g: Game<Classic>, u: Unit<Classic>, into: Float64Array) => void;
  /** The arc of a unit in which a point lies: its front, wherever it is (CAL-DEF-02). */
  arcOf: (g: Game<Classic>, u: Unit<Classic>, x: number, y: number) => Arc;
  /**
   * The arc of `u` in which an enemy unit counts as being: that of its centroid. Asked once for each attack, when the enemy names
   * `u` as target of its fire or declares a charge at it; a rule may roll dice for the answer (CAL-USR-01, -09).
   */
  attackArc: (g: Game<Classic>, u: Unit<Classic>, by: Unit<Classic>) => Arc;

  /** Inches of its move that a vehicle's turn to a direction costs: none (CAL-VEH-09). */
  turnInches: (g: Game<Classic>, u: Unit<Classic>, model: ModelId, dirX: number, dirY: number) => Bonus;

  /** Whether a model has Surprise Assault from its datasheet (CAL-USR-28). */
  surprises: (g: Game<Classic>, model: ModelId) => boolean;

  /** Whether a unit is Hidden from all its enemies: false (CAL-USR-06). */
  isHidden: (g: Game<Classic>, u: Unit<Classic>) => boolean;
  /** Whether being Hidden keeps this enemy from shooting at a unit: as it does all (CAL-USR-29). */
  hiddenFromFire: (g: Game<Classic>, u: Unit<Classic>, by: Unit<Classic>) => boolean;
  /** Whether a unit that searched in vain rolls its die again: false (CAL-USR-29). */
  searchesAgain: (g: Game<Classic>, u: Unit<Classic>) => boolean;

  /** The test of a unit that is charged by, or would charge, an enemy which it fears, with a modifier of its Leadership (CAL-USR-11, -12). */
  passesFear: (g: Game<Classic>, u: Unit<Classic>, enemy: Unit<Classic>, modifier: number) => boolean;
  /** Whether a unit has Frenzy, by one of its models, and has not lost it (CAL-USR-17 to -19). */
  isFrenzied: (g: Game<Classic>, u: Unit<Classic>) => boolean;

  /** Whether a unit is Pinned, which is more than gone to ground (CAL-DEF-03). To make it so: `pin` of the base. */
  isPinned: (g: Game<Classic>, u: Unit<Classic>) => boolean;
  /**
   * A unit answers Suppression Fire, or whatever else a shooter makes it take a pinning test for in the Shooting phase: it takes the
   * test with `modifier` to its Leadership, unless a rule gives it another answer (CAL-USR-24).
   */
  underFire: (g: Game<Classic>, u: Unit<Classic>, by: Unit<Classic>, modifier: number) => void;

  /** Whether the shots of an attack are Suppression Fire: those of Pinning weapons (CAL-SHOOT-21). */
  suppresses: (g: Game<Classic>, a: Attack) => boolean;
  /** What Suppression Fire that cost `wounds` unsaved wounds adds to the Leadership of the pinning test: nothing (CAL-SHOOT-22). */
  suppressionModifier: (g: Game<Classic>, u: Unit<Classic>, wounds: number) => Bonus;
  /** A unit has taken its check for a crossfire whose last shots were those of `by`: `wounds` of both sides, and whether any shot has `hit` (CAL-SHOOT-14). */
  caughtInCrossfire: (g: Game<Classic>, u: Unit<Classic>, by: Unit<Classic>, wounds: number, hit: boolean) => void;
  /** The arc of `u` from which the fire of `by` counts once it has turned, or not: `arc` (CAL-SHOOT-20). */
  recordedArc: (g: Game<Classic>, u: Unit<Classic>, by: Unit<Classic>, arc: Arc) => Arc;

  /** Whether a unit may press on instead of dropping prone (CAL-USR-25). */
  mayPressOn: (g: Game<Classic>, u: Unit<Classic>) => boolean;
  /** A unit under fire does not drop: it takes its pinning test. */
  pressOn: (g: Game<Classic>, u: Unit<Classic>, by: Unit<Classic>, modifier: number) => void;
  /** Whether a failed pinning test leaves a unit Pinned, and not only gone to ground (CAL-DEF-03, CAL-USR-27). */
  pinHolds: (g: Game<Classic>, u: Unit<Classic>) => boolean;

  /** Mastery Cost of a power, by its place in the table (CAL-PSY-02). */
  masteryCost: (g: Game<Classic>, power: number) => Value;
  /** The place among its disciplines to which a psyker gives a Lore Mastery die; `chosen` is that of the die before (CAL-PSY-03). */
  loreDiscipline: (g: Game<Classic>, psyker: ModelId, die: number, chosen: number, disciplines: number) => number;
  /** The power that fills the place of a primaris before others are bought, -1 for none (CAL-PSY-01). */
  primarisPlace: (g: Game<Classic>, psyker: ModelId, primaris: number, known: number, budget: number) => number;
  /** Dice have been rolled to dispel a power, so many of them sixes (CAL-PSY-07). */
  dispelRolled: (g: Game<Classic>, dispeller: ModelId, sixes: number) => void;
  /** Needed on the die with which a unit resists a power (CAL-PSY-11, -12). */
  resistOn: (g: Game<Classic>, psyker: ModelId, target: Unit<Classic>) => Needed;
  /** Whether bearers of defensive grenades have something to throw that no datasheet prints (CAL-WPN-16). */
  hasStockPhotons: (g: Game<Classic>) => boolean;
  /** What a thrown grenade that cost `wounds` adds to the Leadership of the pinning test: nothing (CAL-WPN-10). */
  grenadeModifier: (g: Game<Classic>, wounds: number) => Bonus;
  /** Whether a model wears powered armour: by its flag, or a printed save of 3+ or better (CAL-WPN-18). */
  inPoweredArmour: (g: Game<Classic>, model: ModelId) => boolean;

  /** Whether a weapon's marker is aimed by a guess of the distance (CAL-SHOOT-05, -16): `guess-range` and Barrage. */
  guessesRange: (g: Game<Classic>, a: Attack) => boolean;
  /** Whether the guess of a weapon that guesses is right without asking (CAL-WPN-09, -27): false. */
  guessIsTrue: (g: Game<Classic>, a: Attack) => boolean;
}

declare module './hub.ts' {
  /** The procedures of the base and of the house. */
  interface CalixtusSeams extends ClassicSeams, HouseSeams {}
}

const PINNING = keyword('pinning');
const SNIPER = keyword('sniper');
const BARRAGE = keyword('barrage');
const GUESS_RANGE = keyword('guess-range');
const FRENZY = keyword('frenzy');

const room = scratch({ from: new Float64Array(2) });

/** Answers where no house rule gives another. */
export const houseSeams = (s: CalixtusSeams): HouseSeams & Pick<ClassicSeams, 'pinningModifier'> => ({
  facingOf: (g, u, into) => {
    const model = leader(g, u);
    const turned = !facesAsHull(u) && (u.reg[FACING_X] !== 0 || u.reg[FACING_Y] !== 0);
    into[0] = turned ? u.reg[FACING_X] : g.models.dirX[model];
    into[1] = turned ? u.reg[FACING_Y] : g.models.dirY[model];
  },
  arcOf: () => ARC.front,
  attackArc: (g, u, by) => {
    const { from } = room();
    centroidOf(g, by, from);
    return s.arcOf(g, u, from[0], from[1]);
  },

  turnInches: () => 0,
  surprises: () => false,
  isHidden: () => false,
  hiddenFromFire: (g, u, _by) => s.isHidden(g, u),
  searchesAgain: () => false,

  passesFear: (g, u, enemy, modifier) => testFear(g, s, u, enemy, modifier),
  isFrenzied: (_g, u) => hasBit(u.anyBits, FRENZY),

  isPinned: () => false,
  underFire: (g, u, by, modifier) => void testPinning(g, s, u, by, modifier),

  suppresses: (g, a) => attackHas(g, a, PINNING) || attackHas(g, a, SNIPER) || attackHas(g, a, BARRAGE),
  suppressionModifier: () => 0,
  caughtInCrossfire: () => {},
  recordedArc: (_g, _u, _by, arc) => arc,

  mayPressOn: () => false,
  pressOn: (g, u, by, modifier) => void testPinning(g, s, u, by, modifier),
  pinHolds: () => true,

  masteryCost: () => 0,
  loreDiscipline: (g, psyker, die, chosen, disciplines) => (die === 0 ? askDiscipline(g, psyker, 0, disciplines) : chosen),
  primarisPlace: () => -1,
  dispelRolled: () => {},
  resistOn: () => 6,
  hasStockPhotons: () => false,
  grenadeModifier: () => 0,
  inPoweredArmour: (g, model) => wearsPower(g, model, POWERED_SAVE),

  guessesRange: (_g, a) => hasBit(a.weapon.profile.bits, GUESS_RANGE) || hasBit(a.weapon.profile.bits, BARRAGE),
  guessIsTrue: () => false,

  // Only house rules ever write the register, so that this is the base's answer without them.
  pinningModifier: (_g, u) => u.reg[PINNING_MODIFIER],
});
