import { DEED, type Game, purpose, type Unit } from 'sandtable/rules';
import { madeArm } from '../arms.ts';
import type { Attack } from '../attack.ts';
import { ALL_WEAPONS } from '../driving.ts';
import { type Classic, defineRule, VEHICLE } from '../family.ts';
import { statsOf } from '../mobility.ts';
import type { ClassicSeams } from '../seams.ts';
import { lendHull, nextAboard } from '../transport/hold.ts';

/** The weaker blast of a vehicle without a roof (CLS-VEH-23). */
const OPEN_EXPLOSION = madeArm('open-explosion', { S: 3, AP: '-', type: 'assault' });
/** Any number of passengers. */
const ALL_PASSENGERS = 100;
const PASSENGER_HITS = purpose('passenger-hits');
const FAST_INCHES = 12;
const FAST_SKIMMER_INCHES = 18;

/** Fast vehicles fire more on the move and go farther Flat Out. */
export const fastVehicles = defineRule({
  id: 'CLS-VEH-07',
  default: 'on',
  keyword: 'fast',
  patch: (_p, s) => ({
    wrap: {
      fullBallisticWeapons: (next) => (g, model) => {
        const most = next(g, model);
        if ((g.sheetOf(model).stats.vehicle & VEHICLE.fast) === 0) return most;
        return s.speedOf(g, g.unitOf(model), model) === 2 ? Math.max(most, 2) : ALL_WEAPONS;
      },
      flatOutInches: (next) => (g, u) => {
        const inches = next(g, u);
        const { vehicle } = statsOf(g, u);
        if (inches <= 0 || (vehicle & VEHICLE.fast) === 0) return inches;
        return (vehicle & VEHICLE.skimmer) !== 0 ? FAST_SKIMMER_INCHES : FAST_INCHES;
      },
    },
  }),
});

/** Heavy vehicles fire as if stationary and never go Flat Out. (Their move is in move.ts.) */
export const heavyVehicles = defineRule({
  id: 'CLS-VEH-08',
  default: 'on',
  keyword: 'heavy',
  patch: () => ({
    wrap: {
      firesBySpeed: (next) => (g, model) => (g.sheetOf(model).stats.vehicle & VEHICLE.heavy) === 0 && next(g, model),
      flatOutInches: (next) => (g, u) => ((statsOf(g, u).vehicle & VEHICLE.heavy) !== 0 ? 0 : next(g, u)),
    },
  }),
});

const isOpenTopped = (g: Game<Classic>, u: Unit<Classic>): boolean => (statsOf(g, u).vehicle & VEHICLE['open-topped']) !== 0;

/** What a template that lies over an open hull does to those in it: a die of hits for each hit on the hull. */
function burnPassengers(g: Game<Classic>, s: ClassicSeams, a: Attack): void {
  const transport = a.target;
  if (a.melee || a.weapon.profile.templateInches === 0 || !isOpenTopped(g, transport)) return;
  for (let u = nextAboard(g, transport, -1); u !== null; u = nextAboard(g, transport, u.slot)) {
    lendHull(g, u, transport);
    const frame = g.dice.begin(DEED.react, a.attacker, u);
    g.dice.weapon(frame, a.weapon.key);
    const n = g.dice.sum(frame, PASSENGER_HITS, a.hits);
    s.strayHits(g, u, a.credit, a.weapon, n, a.cause, frame, transport.x, transport.y);
    g.dice.end(frame);
  }
}

/**
 * Open-topped vehicles take worse damage and blow up less violently; their passengers all fire, come and go anywhere, may
 * charge at once, and burn with them.
 */
export const openTopped = defineRule({
  id: 'CLS-VEH-38',
  default: 'on',
  keyword: 'open-topped',
  patch: (_p, s) => ({
    before: { resolveHits: (g, a) => burnPassengers(g, s, a) },
    wrap: {
      accessOf: (next) => (g, hull) => ((g.sheetOf(hull).stats.vehicle & VEHICLE['open-topped']) !== 0 ? 0 : next(g, hull)),
      firePointsOf: (next) => (g, t) => (isOpenTopped(g, t) ? ALL_PASSENGERS : next(g, t)),
      mayAssaultFrom: (next) => (g, t) => next(g, t) || isOpenTopped(g, t),
      damageModifier: (next) => (g, a, vehicle) =>
        next(g, a, vehicle) + ((g.sheetOf(vehicle).stats.vehicle & VEHICLE['open-topped']) !== 0 ? 1 : 0),
      strengthInside: (next) => (g, vehicle) =>
        (g.sheetOf(vehicle).stats.vehicle & VEHICLE['open-topped']) !== 0 ? OPEN_EXPLOSION.profile.strength : next(g, vehicle),
      explosion: (next) => (g, vehicle) =>
        (g.sheetOf(vehicle).stats.vehicle & VEHICLE['open-topped']) !== 0 ? OPEN_EXPLOSION : next(g, vehicle),
    },
  }),
});

/** A good Armour Piercing value makes damage worse. */
export const damageModifiers = defineRule({
  id: 'CLS-VEH-18',
  default: 'on',
  patch: () => ({
    wrap: {
      damageModifier: (next) => (g, a, vehicle) => next(g, a, vehicle) + (a.ap === 1 ? 2 : a.ap === 2 ? 1 : 0),
    },
  }),
});
