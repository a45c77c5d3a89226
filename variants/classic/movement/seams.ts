import type { Count, Game, Inches, ModelId, Unit } from 'sandtable/rules';
import type { ClassicFamily, ClassicStats, UnitType } from '../family.ts';

/** MOVE, TERRAIN, filled by move.ts and terrain.ts. */
export interface MoveSeams<F extends ClassicFamily> {
  /** Whether a unit may move in the Movement phase. */
  mayMove: (g: Game<F>, u: Unit<F>) => boolean;
  /** A unit's activation in the Movement phase: intent by doctrine, difficult test, move, dangerous tests. */
  moveUnit: (g: Game<F>, u: Unit<F>) => void;
  /** The intent that a unit is bound to, whatever its owner wants, when it moves, runs or thrusts; -1 where he chooses. */
  boundIntent: (g: Game<F>, u: Unit<F>) => number;
  /** Carries out an intent in the Movement phase. */
  moveAs: (g: Game<F>, u: Unit<F>, intent: number) => void;
  /** Farthest that models of a statline go in the Movement phase, as part of a unit and before terrain (CLS-MOVE-02). */
  typeInches: (g: Game<F>, u: Unit<F>, stats: ClassicStats) => Inches;
  /** Farthest that a unit goes in the Movement phase, before terrain: as far as its slowest models. */
  baseMoveInches: (g: Game<F>, u: Unit<F>) => Inches;
  /** The same of jump troops that do not use their packs: 6 inches (CLS-UNIT-07). */
  walkInches: (g: Game<F>, u: Unit<F>, stats: ClassicStats) => Inches;
  /** Whether difficult terrain slows the unit (CLS-MOVE-06). */
  slowedByTerrain: (g: Game<F>, u: Unit<F>) => boolean;
  /** Whether the unit takes a difficult terrain test whatever it crosses (Strikedown). */
  movesAsInDifficult: (g: Game<F>, u: Unit<F>) => boolean;
  /** Inches a unit may go after its difficult terrain test (2D6, take the highest). */
  difficultTest: (g: Game<F>, u: Unit<F>) => Inches;
  /** Dice of a difficult terrain test, of which the highest counts: 2. */
  difficultDice: (g: Game<F>, u: Unit<F>) => Count;
  /** Whether a piece is difficult, dangerous or impassable for a unit (CLS-TERRAIN). */
  isDifficult: (g: Game<F>, u: Unit<F>, piece: number) => boolean;
  isDangerous: (g: Game<F>, u: Unit<F>, piece: number) => boolean;
  /** Whether a piece is dangerous for every unit that goes through it. */
  endangersAll: (g: Game<F>, piece: number) => boolean;
  /** Whether a piece on its way makes the unit test how far it gets: what is difficult (CLS-MOVE-06). */
  slows: (g: Game<F>, u: Unit<F>, piece: number) => boolean;
  /** Dangerous terrain test of one model: 1 costs a Wound, or immobilises (CLS-MOVE-07). */
  dangerousTest: (g: Game<F>, model: ModelId) => void;
  /** Whether a model passes dangerous terrain tests without rolling. */
  ignoresDanger: (g: Game<F>, model: ModelId) => boolean;
  /** Whether a unit moves over models and terrain this move (jump, jet pack, skimmers). */
  fliesOver: (g: Game<F>, u: Unit<F>) => boolean;
  /** Whether a unit that moves over everything may end on what bars the way to others, where its models can stand on top: no. */
  endsOnTops: (g: Game<F>, u: Unit<F>) => boolean;
  mayRun: (g: Game<F>, u: Unit<F>) => boolean;
  /** Runs with an intent that has been chosen. */
  runAs: (g: Game<F>, u: Unit<F>, intent: number) => void;
  runInches: (g: Game<F>, u: Unit<F>) => Inches;
  /** Dice added up for a Run: 1 (CLS-MOVE-11). */
  runDice: (g: Game<F>, u: Unit<F>) => Count;
  mayTurboBoost: (g: Game<F>, u: Unit<F>) => boolean;
  turboBoostAs: (g: Game<F>, u: Unit<F>, intent: number) => void;
  turboInches: (g: Game<F>, u: Unit<F>) => Inches;
  /** Jet pack move in the Assault phase (CLS-MOVE-13). */
  thrustMove: (g: Game<F>, u: Unit<F>) => void;
  thrustAs: (g: Game<F>, u: Unit<F>, intent: number) => void;
  thrustInches: (g: Game<F>, u: Unit<F>) => Inches;
  /** Whether a model counts as having moved this turn for shooting (CLS-MOVE-14; Relentless says no). */
  hasMoved: (g: Game<F>, model: ModelId) => boolean;
  /** Inches a model counts as having moved when it is asked whether it has: its own (CLS-MOVE-14). */
  walkedInches: (g: Game<F>, model: ModelId) => Inches;
  /** Whether units of a type run: not bikes, nor artillery with its guns (CLS-MOVE-11, CLS-UNIT-04). */
  runsByType: (g: Game<F>, u: Unit<F>, type: UnitType) => boolean;
}
