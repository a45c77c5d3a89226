import { type Count, event, type Frame, type Game, inflict, is, lift, type ModelId, PLACE, type Unit } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import { CHARGED, FALLING_BACK, LOCKED } from '../../classic/state.ts';
import type { WaffleSeams } from '../hub.ts';
import { CATCHES, CAUGHT, FLED_FROM } from './reaction.ts';

const FLEES = event('flees-charge', { unit: 'unit', charger: 'unit' }, '{unit} flees from the charge of {charger}');

/** What rules of this theme ask one another. */
export interface AssaultHouseSeams {
  /** Whether a unit can react to a charge now, by choice or because it has to: on the table, not locked, not inside a building, not barred (`barsReactions`). */
  mayReactToCharge: (g: Game<Classic>, u: Unit<Classic>, charger: Unit<Classic>) => boolean;
  /** A unit has reacted to a charge: nothing. */
  chargeReacted: (g: Game<Classic>, u: Unit<Classic>) => void;
  /** Whether a unit may choose to Fall Back from a charge: no (WAF-ASSAULT-08). */
  mayFleeCharge: (g: Game<Classic>, u: Unit<Classic>, charger: Unit<Classic>) => boolean;
  /** Whether a unit may go to meet a charger: no (WAF-USR-10). */
  mayCounterAttack: (g: Game<Classic>, u: Unit<Classic>, charger: Unit<Classic>) => boolean;
  /** A unit goes to meet a charger: nothing (WAF-USR-10). */
  counterAttack: (g: Game<Classic>, u: Unit<Classic>, charger: Unit<Classic>) => void;
  /** Whether a unit uses what only those may use that charged themselves: it charged (WAF-USR-09, -11). */
  hasCharged: (g: Game<Classic>, u: Unit<Classic>) => boolean;
  /** Whether its Regroup test is all that a fleeing unit does about a charge: no, it reacts like others (WAF-MORALE-07, -08). */
  tookRally: (g: Game<Classic>, u: Unit<Classic>, charger: Unit<Classic>, passed: boolean) => boolean;
  /** Whether a unit that regroups when it is charged acts as usual later in the turn: no (WAF-USR-14). */
  actsAfterRally: (g: Game<Classic>, u: Unit<Classic>) => boolean;
  /** Hits of one model among those: 1. Rules that roll for them do it here, in the open deed. */
  automaticHitsOf: (g: Game<Classic>, model: ModelId, frame: Frame) => Count;
  /** Whether a unit that is caught in a Sweeping Advance is neither struck nor driven off: no (WAF-USR-15). */
  standsWhenCaught: (g: Game<Classic>, u: Unit<Classic>) => boolean;
  /** Whether a model causes Terror: no (WAF-USR-20). */
  causesTerror: (g: Game<Classic>, model: ModelId) => boolean;
  /** Something would move a unit by force: true if it cannot be moved, and has paid for that (WAF-USR-26). */
  staysPut: (g: Game<Classic>, u: Unit<Classic>, by: Unit<Classic> | null) => boolean;
}

/** Answers where no house rule gives another. */
export const assaultHouseSeams = (s: WaffleSeams): AssaultHouseSeams => ({
  mayReactToCharge: (g, u) => u.alive > 0 && u.place === PLACE.table && u.housed < 0 && !is(u, LOCKED) && !s.barsReactions(g, u),
  chargeReacted: () => {},
  mayFleeCharge: () => false,
  mayCounterAttack: () => false,
  counterAttack: () => {},
  hasCharged: (_g, u) => is(u, CHARGED),
  tookRally: () => false,
  actsAfterRally: () => false,
  automaticHitsOf: () => 1,
  standsWhenCaught: () => false,
  causesTerror: () => false,
  staysPut: () => false,
});

/** A unit Falls Back from a charge that is not rolled yet: by choice, out of Fear, or because it did not regroup. */
export function fleeCharge(g: Game<Classic>, s: WaffleSeams, u: Unit<Classic>, charger: Unit<Classic>): void {
  s.chargeReacted(g, u);
  u.reg[FLED_FROM] = charger.slot + 1;
  g.log.note(FLEES, u.slot, charger.slot);
  if (is(u, FALLING_BACK)) s.fallBack(g, u);
  else s.breakUnit(g, u);
}

/** A charge reaches a unit that flees: locked, it is struck before the first step of the fight (WAF-ASSAULT-09). */
export function catchFleeing(g: Game<Classic>, u: Unit<Classic>, target: Unit<Classic>): void {
  lift(target, FALLING_BACK);
  inflict(g, target, CAUGHT);
  g.log.note(CATCHES, u.slot, target.slot);
}
