import type { Cause, Count, Game, Inches, ModelId, Piercing, Unit, Value } from 'sandtable/rules';
import type { ClassicFamily } from '../family.ts';

/** TRANSPORT, filled by transport/. */
export interface TransportSeams<F extends ClassicFamily> {
  /** Places that a model takes up aboard: 1 (CLS-TRANSPORT-01; Bulky models more). */
  placesOf: (g: Game<F>, model: ModelId) => Count;
  /** Whether a transport has the room, and is of the kind, to take a unit in (CLS-TRANSPORT-01, -12). */
  mayCarry: (g: Game<F>, transport: Unit<F>, u: Unit<F>) => boolean;
  /** Whether units can get into a transport and out of it as it is now (CLS-FLYER-12). */
  isOpen: (g: Game<F>, transport: Unit<F>) => boolean;
  /** Whether a unit may get into a transport this turn, its way there aside (CLS-TRANSPORT-02, -11). */
  mayEmbark: (g: Game<F>, u: Unit<F>, transport: Unit<F>) => boolean;
  /** How near each model must come to an access point: 2 inches. A number to tune. */
  boardingInches: (g: Game<F>, u: Unit<F>) => Inches;
  /** Goes to a transport and gets in if every model reaches it; true if they are in. */
  embark: (g: Game<F>, u: Unit<F>, transport: Unit<F>) => boolean;
  /** Whether a unit may leave its transport in the Movement phase (CLS-TRANSPORT-03, -04, -13). */
  mayDisembark: (g: Game<F>, u: Unit<F>) => boolean;
  /** Farthest that a transport may have moved for its passengers to leave it: 6 inches (CLS-TRANSPORT-03). */
  leavableInches: (g: Game<F>, transport: Unit<F>) => Inches;
  /** Farthest that a transport drives in a Movement phase in which somebody gets in or out: 6 inches (CLS-TRANSPORT-02, -03). */
  shortInches: (g: Game<F>, transport: Unit<F>) => Inches;
  /** Whether passengers fire Snap Shots only since their transport drives fast: at Cruising Speed (CLS-TRANSPORT-09). */
  jolts: (g: Game<F>, transport: Unit<F>) => boolean;
  /** Farthest that a model that gets out is from an access point, its whole base included: 6 inches. A number to tune. */
  disembarkInches: (g: Game<F>, u: Unit<F>) => Inches;
  /** Leaves the transport towards where an intent leads; false, with nothing changed, if there is no room. */
  disembark: (g: Game<F>, u: Unit<F>, intent: number) => boolean;
  /** Gets out of a hull wherever there is room round it; who finds none is lost (CLS-TRANSPORT-06). */
  escape: (g: Game<F>, u: Unit<F>, hull: ModelId, by: Unit<F> | null) => void;
  /** Faces of a hull through which passengers come and go, as bits of FACING; 0: anywhere. */
  accessOf: (g: Game<F>, hull: ModelId) => number;
  /** How many passengers of a transport may fire (CLS-TRANSPORT-09). */
  firePointsOf: (g: Game<F>, transport: Unit<F>) => Count;
  /** Whether passengers may charge in the turn in which they leave a transport (CLS-TRANSPORT-05). */
  mayAssaultFrom: (g: Game<F>, transport: Unit<F>) => boolean;
  /** Whether the crew's being shaken or stunned disturbs the passengers' fire (CLS-TRANSPORT-10). */
  shakesPassengers: (g: Game<F>, transport: Unit<F>) => boolean;
  /** Strength and AP of the hits on those inside a vehicle that explodes: 4 (3 in one that is open-topped), none (CLS-TRANSPORT-08). */
  strengthInside: (g: Game<F>, vehicle: ModelId) => Value;
  apInside: (g: Game<F>, vehicle: ModelId) => Piercing;
  /** Passengers of a vehicle that exploded stand where it was, `casualties` models fewer: a pinning test (CLS-TRANSPORT-08). */
  blownOut: (g: Game<F>, u: Unit<F>, by: Unit<F> | null, casualties: number) => void;
  /** Hits on each model of a unit inside something that blows up or falls in, without cover: one each. */
  hurtInside: (g: Game<F>, u: Unit<F>, by: Unit<F> | null, strength: number, ap: number, cause: Cause) => void;
}
