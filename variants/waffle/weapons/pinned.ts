import { type Game, inflict, lift, status, type Unit } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import { PINNING } from '../../classic/state.ts';
import type { WaffleSeams } from '../hub.ts';

/** Takes a Pinning test, or is pinned by its losses, because of fire: a unit that fails must dive for cover (WAF-WPN-24). */
export const UNDER_FIRE = status('under-fire', 'phase');

/** Fire pins a unit, if it can be pinned. */
export function pinByFire(g: Game<Classic>, s: WaffleSeams, u: Unit<Classic>): void {
  if (!s.canBePinned(g, u) || s.passesAutomatically(g, u, PINNING)) return;
  inflict(g, u, UNDER_FIRE);
  s.pin(g, u);
  lift(u, UNDER_FIRE);
}

/** A Pinning test because of fire. */
export function testUnderFire(g: Game<Classic>, s: WaffleSeams, u: Unit<Classic>, by: Unit<Classic>): void {
  inflict(g, u, UNDER_FIRE);
  s.pinningTest(g, u, by);
  lift(u, UNDER_FIRE);
}
