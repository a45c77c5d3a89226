import { DEED, type Game, integer, purpose, type Unit } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { type Classic, VEHICLE } from '../family.ts';
import type { ClassicSeams } from '../hub.ts';
import { statsOf } from '../movement/mobility.ts';
import { stray } from '../saves/stray.ts';
import type { Attack } from '../shooting/attack.ts';
import { lendHull, nextAboard } from '../transports/hold.ts';
import { madeArm } from '../weapons/arms.ts';

/** The weaker explosion of an open-topped vehicle (CLS-VEH-23). */
/** Any number of passengers. */
const ALL_PASSENGERS = 100;
const PASSENGER_HITS = purpose('passenger-hits');

const isOpenTopped = (g: Game<Classic>, u: Unit<Classic>): boolean => (statsOf(g, u).vehicle & VEHICLE['open-topped']) !== 0;

/** A template over an open hull inflicts D6 hits on its passengers for each hit on the hull. */
function burnPassengers(g: Game<Classic>, s: ClassicSeams, a: Attack): void {
  const transport = a.target;
  if (a.melee || a.weapon.profile.templateInches === 0 || !isOpenTopped(g, transport)) return;
  for (let u = nextAboard(g, transport, -1); u !== null; u = nextAboard(g, transport, u.slot)) {
    lendHull(g, u, transport);
    const frame = g.dice.begin(DEED.react, a.attacker, u);
    g.dice.weapon(frame, a.weapon.key);
    const n = g.dice.sum(frame, PASSENGER_HITS, a.hits);
    s.strayHits(g, u, a.weapon, n, stray(a.credit, a.cause, frame, transport.x, transport.y));
    g.dice.end(frame);
  }
}

/**
 * Open-topped vehicles take worse damage and blow up less violently; their passengers may all fire, get in and out anywhere,
 * charge at once, and are hit by templates with them.
 */
export default defineRule({
  id: 'CLS-VEH-38',
  title: 'Open-topped',
  source: 'vehicles: Open-topped',
  text: 'Passengers may all fire (each with all-round arc from the hull), no fire point needed. Damage rolls against it +1. Units may embark and disembark from any point and may charge after disembarking. Template hits also hit the passengers with D6 hits.',
  default: 'on',
  keyword: 'open-topped',
  params: {
    strength: integer(3, 1, 10, 'Strength of the hits of its explosion', 'Strength'),
    damage: integer(1, 0, 6, 'What is added to damage rolls against it', 'to a roll'),
  },
  patch: ({ strength, damage }, s) => {
    const weapon = madeArm('open-explosion', { S: strength, AP: '-', type: 'assault' });
    return {
      before: { resolveHits: (g, a) => burnPassengers(g, s, a) },
      wrap: {
        accessOf: (next) => (g, hull) => ((g.sheetOf(hull).stats.vehicle & VEHICLE['open-topped']) !== 0 ? 0 : next(g, hull)),
        firePointsOf: (next) => (g, t) => (isOpenTopped(g, t) ? ALL_PASSENGERS : next(g, t)),
        mayAssaultFrom: (next) => (g, t) => next(g, t) || isOpenTopped(g, t),
        damageModifier: (next) => (g, a, vehicle) =>
          next(g, a, vehicle) + ((g.sheetOf(vehicle).stats.vehicle & VEHICLE['open-topped']) !== 0 ? damage : 0),
        strengthInside: (next) => (g, vehicle) =>
          (g.sheetOf(vehicle).stats.vehicle & VEHICLE['open-topped']) !== 0 ? weapon.profile.strength : next(g, vehicle),
        explosion: (next) => (g, vehicle) =>
          (g.sheetOf(vehicle).stats.vehicle & VEHICLE['open-topped']) !== 0 ? weapon : next(g, vehicle),
      },
    };
  },
});
