import type { Game, ModelSheet, Rider, Sheet, Unit } from 'sandtable/rules';
import { hasBit } from 'sandtable/rules';
import type { Hold, Modern } from '../family.ts';
import { holdOf, nextAboard } from './hold.ts';

/** Places that a kind of model takes up in a hold; Infinity if it cannot be carried. */
export function placesIn(hold: Hold, kind: ModelSheet<Modern>): number {
  const { takes, bars, places } = hold;
  for (let k = 0; k < bars.length; k++) if (hasBit(kind.keywordBits, bars[k])) return Infinity;
  // A unit that carries others cannot be carried.
  let taken = false;
  for (let k = 0; k < takes.length && !taken && kind.stats.hold === null; k++) taken = hasBit(kind.keywordBits, takes[k]);
  if (!taken) return Infinity;
  let most = 1;
  for (let k = 0; k < places.length; k++) if (hasBit(kind.keywordBits, places[k].of) && places[k].places > most) most = places[k].places;
  return most;
}

/** Places that the living models of a unit take up in a hold. */
export function placesOf(g: Game<Modern>, hold: Hold, u: Unit<Modern>): number {
  let sum = 0;
  for (let m = u.first; m < u.first + u.size; m++) if (g.models.alive[m] !== 0) sum += placesIn(hold, g.sheetOf(m));
  return sum;
}

/** Whether a transport has room for a unit besides its passengers. */
export function fits(g: Game<Modern>, transport: Unit<Modern>, u: Unit<Modern>): boolean {
  const hold = holdOf(g, transport);
  if (hold === null || u === transport || u.side !== transport.side) return false;
  let places = placesOf(g, hold, u);
  for (let p = nextAboard(g, transport, -1); p !== null && places <= hold.capacity; p = nextAboard(g, transport, p.slot)) {
    places += placesOf(g, hold, p);
  }
  return places <= hold.capacity;
}

/** Why units cannot start aboard a transport together, or null (TEN-TRANSPORT-01). */
export function embarks(transport: Sheet<Modern>, riders: readonly Rider<Modern>[]): string | null {
  const hold = transport.models[0]?.stats.hold ?? null;
  if (hold === null) return `${transport.title} carries nobody`;
  let places = 0;
  for (const { sheet, kinds } of riders) {
    for (const kind of kinds) {
      const model = sheet.models[kind];
      if (model === undefined) continue;
      const each = placesIn(hold, model);
      if (each === Infinity) return `${sheet.title} is not a unit that it carries`;
      places += each;
    }
  }
  return places > hold.capacity ? `${places} places are needed, and it has ${hold.capacity}` : null;
}
