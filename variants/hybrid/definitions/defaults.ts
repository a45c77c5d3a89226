import { type ClassicStats, TYPE, VEHICLE } from '../../classic/family.ts';

/** Movement of unit types whose datasheet prints none, inches (HYB-DEF-02): the distance they move in the classic base. */
const BY_TYPE: readonly number[] = (() => {
  const inches = new Array<number>(Object.keys(TYPE).length).fill(6);
  for (const type of [TYPE.bike, TYPE.jetbike, TYPE.beast, TYPE.cavalry]) inches[type] = 12;
  for (const type of [TYPE['flying-monster'], TYPE.gargantuan, TYPE['flying-gargantuan']]) inches[type] = 12;
  return inches;
})();

/** The same for vehicles, by the first kind that applies (HYB-DEF-02). */
const BY_KIND: readonly (readonly [kind: number, inches: number])[] = [
  [VEHICLE.flyer, 24],
  [VEHICLE['super-heavy'], 12],
  [VEHICLE.walker, 6],
  [VEHICLE.chariot, 12],
  [VEHICLE.heavy, 6],
  [VEHICLE.fast, 12],
];
const ORDINARY_INCHES = 8;

/** Movement of a model whose datasheet prints none, inches (HYB-DEF-02). */
export function moveInchesOf({ type, vehicle }: ClassicStats): number {
  if (vehicle === 0) return BY_TYPE[type];
  return BY_KIND.find(([kind]) => (vehicle & kind) !== 0)?.[1] ?? ORDINARY_INCHES;
}
