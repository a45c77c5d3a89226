import type { Cause, Count, Game, ModelId, Unit } from 'sandtable/rules';
import type { ClassicFamily } from '../family.ts';
import type { Attack } from '../shooting/attack.ts';

/** How great war machines and beasts differ from other units, filled by heavy/base.ts. */
export interface HeavySeams<F extends ClassicFamily> {
  /** Wounds that Instant Death costs a model: all it has left (CLS-UNIT-14). */
  fatalWounds: (g: Game<F>, a: Attack<F>, model: ModelId) => Count;
  /** Takes the Wounds of an unsaved wound off a model, or off who rides on it (CLS-VEH-41). Returns those really lost. */
  loseWounds: (g: Game<F>, a: Attack<F>, model: ModelId, wounds: number) => number;
  /** A model is destroyed or removed from play whatever it has left: without saves, wreck or explosion (CLS-VEH-44, CLS-UNIT-14). */
  destroyModel: (g: Game<F>, model: ModelId, cause: Cause, by: Unit<F> | null) => void;
  /** One hit of an attack on a vehicle: penetration, save, what it does. */
  hitVehicle: (g: Game<F>, a: Attack<F>, vehicle: ModelId) => void;
  /** The last blow of a combat has fallen and its result is not counted yet: Stomps (CLS-VEH-49). */
  lastBlows: (g: Game<F>) => void;
  /** Hits that a charging model's impact inflicts: 1 (CLS-USR-14, CLS-VEH-41). */
  hammerHits: (g: Game<F>, a: Attack<F>, model: ModelId) => Count;
  /** Markers that stay in play drift, one after the other: nothing (CLS-WPN-48). */
  driftMarkers: (g: Game<F>) => void;
  /** Whether they drift at the start of this player turn: of every one. */
  driftsInTurn: (g: Game<F>) => boolean;
  /** A rammer's blow against the vehicle it ran into, at a Strength; and that one's against it (CLS-VEH-36). */
  ramBlow: (g: Game<F>, u: Unit<F>, model: ModelId, target: Unit<F>, strength: number) => void;
}
