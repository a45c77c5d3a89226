import { type ClassicStats, TYPE, VEHICLE } from '../family.ts';

/** Farthest moves in the Movement phase, inches (CLS-MOVE-02). */
export interface Paces {
  /** By unit type. */
  readonly byType: Uint8Array;
  readonly superHeavy: number;
  /** Of walkers and Heavy vehicles. */
  readonly slowHull: number;
}

/** Kinds of vehicle that are slow unless they are super-heavy, as bits. */
const SLOW_HULLS = VEHICLE.heavy | VEHICLE.walker;

/** The same as the ledger has them. */
interface PacesInWords {
  readonly inches: number;
  readonly jump: number;
  readonly bike: number;
  readonly beast: number;
  readonly gargantuan: number;
  readonly flyingMonster: number;
  readonly vehicle: number;
  readonly slowVehicle: number;
  readonly superHeavy: number;
}

const USUAL: PacesInWords = {
  inches: 6,
  jump: 12,
  bike: 12,
  beast: 12,
  gargantuan: 12,
  flyingMonster: 12,
  vehicle: 12,
  slowVehicle: 6,
  superHeavy: 12,
};

export function pacesOf(p: PacesInWords): Paces {
  const byType = new Uint8Array(Object.keys(TYPE).length).fill(p.inches);
  byType[TYPE.jump] = p.jump;
  byType[TYPE.bike] = p.bike;
  byType[TYPE.jetbike] = p.bike;
  byType[TYPE.beast] = p.beast;
  byType[TYPE.cavalry] = p.beast;
  byType[TYPE.gargantuan] = p.gargantuan;
  byType[TYPE['flying-gargantuan']] = p.gargantuan;
  byType[TYPE['flying-monster']] = p.flyingMonster;
  byType[TYPE.vehicle] = p.vehicle;
  return { byType, superHeavy: p.superHeavy, slowHull: p.slowVehicle };
}

/** Those of the base. */
export const PACES = pacesOf(USUAL);

/** Farthest that a model of this statline moves in the Movement phase. */
export function paceOf({ byType, superHeavy, slowHull }: Paces, { type, vehicle }: ClassicStats): number {
  if ((vehicle & VEHICLE['super-heavy']) !== 0) return superHeavy;
  return (vehicle & SLOW_HULLS) !== 0 ? slowHull : byType[type];
}
