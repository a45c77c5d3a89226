import type { Count, Game, Inches, Needed, SideId, Unit } from 'sandtable/rules';
import type { ClassicFamily } from '../family.ts';

/** RESERVE: who waits off the table, and how it comes in. Filled by reserve/. */
export interface ReserveSeams<F extends ClassicFamily> {
  /** Both armies take their places: who waits is set aside, infiltrators and scouts come last (CLS-TURN-05, -07). */
  deployArmies: (g: Game<F>) => void;
  /** Whether a unit may not start on the table (CLS-FLYER-10). */
  mustWait: (g: Game<F>, u: Unit<F>) => boolean;
  /** Most units a side may keep in Reserve of its own will: half of those that need not start there (CLS-RESERVE-01). */
  reserveLimit: (g: Game<F>, side: SideId) => Count;
  /** Both sides' infiltrators, by turns (CLS-RESERVE-10). */
  infiltrate: (g: Game<F>) => void;
  /** Whether a unit can be set up as infiltrators are: one whose models all have the rule (CLS-RESERVE-10). */
  infiltrates: (g: Game<F>, u: Unit<F>) => boolean;
  /** What a place promises to infiltrators that would set up there: points on paper, without dice. */
  infiltrationWorth: (g: Game<F>, u: Unit<F>, x: number, y: number) => number;
  /** Both sides' scouts (CLS-RESERVE-11). */
  scoutMoves: (g: Game<F>) => void;

  /** Reserve Rolls of a side at the start of its turn (CLS-RESERVE-02). Units that come in are `due`. */
  rollReserves: (g: Game<F>, side: SideId) => void;
  /** Needed on a unit's Reserve Roll: 3, or 1 without a roll (CLS-RESERVE-02, -03, -05). */
  reserveOn: (g: Game<F>, u: Unit<F>) => Needed;
  /** Whether a Reserve Roll that fails is made again. */
  rerollsReserve: (g: Game<F>, u: Unit<F>) => boolean;
  /** Whether a unit is due and still off the table. */
  mayArrive: (g: Game<F>, u: Unit<F>) => boolean;
  /** Comes in from an edge (`EDGE`), wherever its owner chooses. */
  arriveFrom: (g: Game<F>, u: Unit<F>, edge: number) => void;
  /** Comes in from an edge with an intent; false, and still off the table, if there is no room. */
  arriveAs: (g: Game<F>, u: Unit<F>, edge: number, intent: number) => boolean;
  /** Inches an arriving unit may go from just off the edge. A number to tune. */
  arrivalInches: (g: Game<F>, u: Unit<F>) => Inches;
  /** A unit has come onto the table, from an edge or in another way (CLS-RESERVE-06). */
  hasArrived: (g: Game<F>, u: Unit<F>) => void;
  /** Whether a unit may come in by Deep Strike: all its models can (CLS-RESERVE-07). */
  mayDeepStrike: (g: Game<F>, u: Unit<F>) => boolean;
  /** Chooses where to come down, and does (CLS-RESERVE-07). Waits for markers that others come down beside. */
  strikeDown: (g: Game<F>, u: Unit<F>) => void;
  /** Comes down about a point, with scatter (CLS-RESERVE-07). */
  deepStrike: (g: Game<F>, u: Unit<F>, x: number, y: number) => void;
  /** Whether a unit that stands in its rings, where it found room, may come down there: yes. */
  landsClear: (g: Game<F>, u: Unit<F>) => boolean;
  /** A Deep Strike that has no room: the mishap table (CLS-RESERVE-08). */
  mishap: (g: Game<F>, u: Unit<F>) => void;
  /** Whether a unit may come in from a side edge: all its models infiltrate or scout (CLS-RESERVE-09). */
  mayOutflank: (g: Game<F>, u: Unit<F>) => boolean;
  /** The side edge (`EDGE`) that the dice give an outflanking unit (CLS-RESERVE-09). */
  outflankEdge: (g: Game<F>, u: Unit<F>) => number;
  /** Whether the die of an outflanking unit is rolled again (CLS-USR-01); `face` is what it shows. */
  rerollsEdge: (g: Game<F>, u: Unit<F>, face: number) => boolean;
}
