import type { Count, Frame, Game, ModelId, Needed, SideId, Unit, Value } from 'sandtable/rules';
import type { ClassicFamily } from '../family.ts';

/**
 * PSY, filled by the files of psychic/. A psyker is a model; all members of a Brotherhood are one, and the first that lives
 * stands for it. A power is its place in the table (`Tables.powers`).
 */
export interface PsychicSeams<F extends ClassicFamily> {
  /** Mastery Level of a model, 0 for one that is no psyker (CLS-PSY-01). */
  masteryOf: (g: Game<F>, model: ModelId) => Value;
  /** Mastery Levels of a side's psykers on the battlefield, added up (CLS-RESERVE-12). */
  sideMastery: (g: Game<F>, side: SideId) => number;
  /** What a psyker on the battlefield adds to that: its Mastery Level. */
  chargeOf: (g: Game<F>, psyker: ModelId) => Count;
  /** A psyker learns its powers, before the game (CLS-PSY-02, -03). Waits for psykers who learn them in play. */
  learnPowers: (g: Game<F>, psyker: ModelId) => void;
  /** Rolls for powers and returns, as bits, those known then: `before` and the new ones (CLS-PSY-02). */
  rollPowers: (g: Game<F>, psyker: ModelId, before: number) => number;
  /** Whether a psyker knows a power without rolling for it. */
  alwaysKnown: (g: Game<F>, psyker: ModelId, power: number) => boolean;
  /** Whether one whose powers all come from one discipline gains its primaris (CLS-PSY-03). */
  gainsPrimaris: (g: Game<F>, psyker: ModelId) => boolean;

  /** Ends what powers of the side have done since its last Psychic phase (CLS-PSY-12, -13, -19). Waits for powers that outlast it. */
  fadePowers: (g: Game<F>, side: SideId) => void;
  /** Makes both pools of Warp Charge dice (CLS-PSY-04). */
  fillPools: (g: Game<F>, side: SideId) => void;
  /** The die that both sides share, rolled when it is first asked for. A number to tune. */
  sharedCharge: (g: Game<F>) => number;
  /** Dice of the side whose phase it is, and of the other one. */
  ownCharge: (g: Game<F>, side: SideId) => Count;
  denyCharge: (g: Game<F>, side: SideId) => Count;
  /** Dice of its pool that a side plans to spend now: all of them. */
  plannedCharge: (g: Game<F>, side: SideId) => Count;
  /** Attempts one power after the other until the side wants no more, or has no dice (CLS-PSY-06, -23). */
  usePowers: (g: Game<F>, side: SideId) => void;

  /** Whether a psyker may attempt a power now, targets aside (CLS-PSY-05, -06). */
  mayUsePower: (g: Game<F>, psyker: ModelId, power: number) => boolean;
  /** The model from which a power of a psyker reaches a target, -1 if it does not (CLS-PSY-12, -13, -15). */
  reachesWith: (g: Game<F>, psyker: ModelId, power: number, target: Unit<F>) => ModelId;
  /** An attempt with a number of dice, at a unit or at nobody: test, Deny, Perils, effect. True if it took effect. */
  manifest: (g: Game<F>, psyker: ModelId, power: number, target: Unit<F> | null, dice: number) => boolean;
  /** Warp Charge points that have to be harnessed. */
  warpCost: (g: Game<F>, psyker: ModelId, power: number) => Value;
  /** Rolls a psychic test: what is compared with the cost, the points harnessed (CLS-PSY-07). */
  psychicTest: (g: Game<F>, frame: Frame, psyker: ModelId, power: number, dice: number) => number;
  /** Needed on a die of a psyker's test to harness a point: 4 (CLS-PSY-07). */
  harnessOn: (g: Game<F>, psyker: ModelId) => Needed;
  /** Chance that a test with a number of dice succeeds. */
  manifestChance: (g: Game<F>, psyker: ModelId, power: number, dice: number) => number;
  /** Whether a test that showed so many sixes brings Perils (CLS-PSY-08). */
  inPeril: (g: Game<F>, sixes: number) => boolean;
  /** Whether a failed test for a power brings Perils whatever it showed: no. */
  failureImperils: (g: Game<F>, power: number) => boolean;
  /** Perils of the Warp (CLS-PSY-09). */
  perils: (g: Game<F>, psyker: ModelId) => void;
  /** Whether a psyker passes the Leadership test that Perils of the Warp call for: two dice against his own (CLS-PSY-09). */
  passesInPeril: (g: Game<F>, frame: Frame, psyker: ModelId) => boolean;
  /** The other side may stop a power for which so many points were harnessed: true if it did (CLS-PSY-10). */
  denied: (g: Game<F>, psyker: ModelId, power: number, target: Unit<F> | null, points: number) => boolean;
  /** Needed on a die to nullify a point; `target` is the denier's unit at which the power is aimed, if any (CLS-PSY-10, -11). */
  denyOn: (g: Game<F>, psyker: ModelId, target: Unit<F> | null) => Needed;
  /** Whether a power affects an enemy unit that it reaches. */
  powerTakes: (g: Game<F>, psyker: ModelId, power: number, target: Unit<F>) => boolean;
  /** Whether powers can do anything to a model that they cover or cross: yes. */
  powerHarms: (g: Game<F>, model: ModelId) => boolean;
  /** Expected points that a power would take off the enemy, or save, if it manifested. */
  powerWorth: (g: Game<F>, psyker: ModelId, power: number, target: Unit<F> | null) => number;

  /** What a power that manifested does, measured from a model. */
  powerEffect: (g: Game<F>, psyker: ModelId, from: ModelId, power: number, target: Unit<F> | null, points: number) => void;
  /** Puts the condition of a blessing or malediction on a unit (CLS-PSY-12, -13, -19). */
  layPower: (g: Game<F>, power: number, target: Unit<F>) => void;
  witchfire: (g: Game<F>, from: ModelId, power: number, target: Unit<F>) => void;
  /** A beam towards a unit (CLS-PSY-16). */
  beam: (g: Game<F>, psyker: ModelId, from: ModelId, power: number, target: Unit<F>) => void;
  focussed: (g: Game<F>, psyker: ModelId, from: ModelId, power: number, target: Unit<F>, points: number) => void;
  /** Whether the points harnessed let the caster pick the model (CLS-PSY-17). */
  picksModel: (g: Game<F>, psyker: ModelId, power: number, points: number) => boolean;
  /** A focussed witchfire hits a model. */
  focussedHit: (g: Game<F>, frame: Frame, from: ModelId, power: number, model: ModelId) => void;
  /** A nova round a psyker (CLS-PSY-18). */
  nova: (g: Game<F>, psyker: ModelId, power: number) => void;
  /** Hits of a nova on one unit. A number to tune. */
  novaHits: (g: Game<F>, frame: Frame, power: number) => Count;
  /** Brings a unit into play (CLS-PSY-14). Waits for house rules that choose the unit or the place. */
  conjure: (g: Game<F>, from: ModelId, power: number) => void;
  /** A unit that has been brought into play comes down about a point. */
  conjureAt: (g: Game<F>, u: Unit<F>, x: number, y: number) => void;
  /** Most points of what a conjuration brings into play (CLS-PSY-31). */
  conjureLimit: (g: Game<F>, power: number) => Count;
  /** Whether a conjuration can bring this unit into play: one within its points. */
  conjures: (g: Game<F>, power: number, u: Unit<F>) => boolean;
}
