import type { Cause, Count, Degrees, Game, Inches, ModelId, Unit, WeaponSheet } from 'sandtable/rules';
import type { ClassicFamily } from '../family.ts';

/** FLYER: what flies above the battlefield (`unit.aloft`): zooming flyers and swooping creatures. Filled by flyer/. */
export interface FlyerSeams<F extends ClassicFamily> {
  /** At the start of its Movement phase a flyer zooms or hovers, a flying creature swoops or glides (CLS-FLYER-01, CLS-UNIT-12). */
  chooseFlight: (g: Game<F>, u: Unit<F>) => void;
  /** Takes a unit above the battlefield, from where nothing below is in its way. */
  rise: (g: Game<F>, u: Unit<F>) => void;
  /** Least inches of a move aloft, and most of one with so many pivots (CLS-FLYER-02, -13). */
  leastFlight: (g: Game<F>, u: Unit<F>) => Inches;
  mostFlight: (g: Game<F>, u: Unit<F>, pivots: number) => Inches;
  /** Pivots that a move aloft may have: 1, and 0 for a stunned crew (CLS-FLYER-02, -06). */
  flightPivots: (g: Game<F>, u: Unit<F>) => Count;
  /** Degrees that a pivot aloft turns at most: 90 (CLS-FLYER-02). */
  flightDegrees: (g: Game<F>, u: Unit<F>) => Degrees;
  /** The move of a unit aloft: a course is chosen and flown (CLS-FLYER-02). Waits for flyers that fly in another pattern. */
  flyUnit: (g: Game<F>, u: Unit<F>) => void;
  /**
   * Comes in from an edge (`EDGE`) aloft; it stays in Reserve if there is no room (CLS-FLYER-10). Waits for flyers that come in by other
   * rules.
   */
  flyIn: (g: Game<F>, u: Unit<F>, edge: number) => void;
  /**
   * Flies a course: turns by `degrees`, goes straight for `inches`, turning by `again` after this share of them (1: at the
   * end). False, with nothing changed, if it would end over another unit aloft.
   */
  fly: (g: Game<F>, u: Unit<F>, degrees: number, inches: number, again: number, share: number) => boolean;
  /** A course has been flown: see `course` for its legs (CLS-USR-42). */
  hasFlown: (g: Game<F>, u: Unit<F>) => void;
  /** The course leaves the table (CLS-FLYER-09). */
  flyOff: (g: Game<F>, u: Unit<F>) => void;
  /** Least inches of going Flat Out aloft (CLS-FLYER-08, CLS-USR-38). */
  leastFlatOut: (g: Game<F>, u: Unit<F>) => Inches;
  /** A zooming flyer is lost: it comes down as a marker (CLS-FLYER-07). */
  crash: (g: Game<F>, vehicle: ModelId, cause: Cause, by: Unit<F> | null) => void;
  /** A flyer that is lost has come down at x, y: the units under its marker suffer, then its passengers (CLS-FLYER-07). */
  comesDown: (g: Game<F>, vehicle: ModelId, cause: Cause, by: Unit<F> | null, x: number, y: number) => void;
  /** What it does to units under its marker: a hit on each model that lies under it (CLS-FLYER-07). */
  crashHits: (g: Game<F>, vehicle: ModelId, cause: Cause, by: Unit<F> | null, x: number, y: number) => void;
  /** Radius of the marker that it comes down as: 2.5. */
  crashInches: (g: Game<F>, vehicle: ModelId) => Inches;
  /** Whether a shot of a model's weapon at a target uses Skyfire (CLS-WPN-32). */
  skyfires: (g: Game<F>, model: ModelId, weapon: WeaponSheet<F>, target: Unit<F>) => boolean;
}
