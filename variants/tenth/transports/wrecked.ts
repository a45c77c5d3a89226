import type { Game, Inches, ModelId, SideId, Unit } from 'sandtable/rules';
import { CAUSE, DEED, decision, event, first, inflict, lift, PLACE, purpose, unitRegister } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import { noteFirstBlood } from '../mission/mission.ts';
import { goalAt } from '../movement/goal.ts';
import { harm } from '../saves/harm.ts';
import type { Tables } from '../tables.ts';
import { countsAsCarried } from './boarding.ts';
import { DISEMBARKED, DISEMBARKS, JUST_DISEMBARKED, nextAboard, UNWATCHED } from './hold.ts';
import { ROOM } from './set-up.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

const DISEMBARK_ROLL = purpose('disembark');
/** Got out of a wreck: `hurt` rolls failed. */
export const BAILS_OUT = event(
  'bails-out',
  { unit: 'unit', transport: 'unit', hurt: 'number' },
  '{unit} gets out of the wreck of {transport}, failing {hurt|roll|rolls}',
);
/** Highest result that hurts models of a unit that has just got out of a wreck; 0 if nothing is to be rolled. */
const TO_ROLL = unitRegister('landing-hurts-up-to', 'game');
/** Which passengers of a wreck get out next. */
export const NEXT_OUT = decision<Modern>('TEN-TRANSPORT-04/next-out', 'unit', first);

/** What happens to the passengers of a destroyed transport. */
export interface WreckSeams {
  /** Which side decides the order in which they get out. */
  ordersPassengers: (g: G, transport: U) => SideId;
  /** Whether all get out before dice are rolled for any of them. */
  allOutFirst: (g: G) => boolean;
  /** The same for a unit with no room within the usual distance: as many models as there is room for farther away. */
  bailOutFarther: (g: G, u: U, hull: ModelId) => Inches;
}

export const wreckSeams = (s: ModernSeams, t: Tables): WreckSeams => ({
  ordersPassengers: (g) => g.active,
  allOutFirst: () => false,
  bailOutFarther(g, u, hull) {
    const m = g.models;
    s.setUpNear(g, u, hull, t.emergencyInches, ROOM.must, goalAt(m.x[hull], m.y[hull]));
    return t.emergencyHurtsUpTo;
  },
});

/** The next to get out, in the order decided; null when the transport is empty. */
function nextOut(g: G, s: ModernSeams, transport: U): U | null {
  let n = 0;
  for (let u = nextAboard(g, transport, -1); u !== null; u = nextAboard(g, transport, u.slot)) NEXT_OUT.options[n++] = u.slot;
  if (n === 0) return null;
  return g.units[NEXT_OUT.options[n === 1 ? 0 : g.ask(NEXT_OUT, s.ordersPassengers(g, transport), transport, null, n)]];
}

function landOne(g: G, s: ModernSeams, u: U, transport: U): void {
  const upTo = u.reg[TO_ROLL];
  u.reg[TO_ROLL] = 0;
  if (u.alive > 0) land(g, s, u, transport, upTo);
}

/** Gets all passengers out of a transport that has just been destroyed; `hull` was its last model. */
export function abandon(g: G, s: ModernSeams, transport: U, hull: ModelId): void {
  for (let u = nextOut(g, s, transport); u !== null; u = nextOut(g, s, transport)) {
    u.reg[TO_ROLL] = bailOut(g, s, u, hull);
    if (u.place === PLACE.embarked) return;
    if (!s.allOutFirst(g)) landOne(g, s, u, transport);
  }
  const units = g.sides[transport.side];
  for (let k = 0; k < units.length; k++) if (units[k].reg[TO_ROLL] > 0) landOne(g, s, units[k], transport);
}

/** Sets a unit up next to the wreck; returns the highest result that hurts its models. */
function bailOut(g: G, s: ModernSeams, u: U, hull: ModelId): number {
  const m = g.models;
  const { wreckInches, wreckHurtsUpTo } = g.desk.tables;
  if (s.setUpNear(g, u, hull, wreckInches, ROOM.whole, goalAt(m.x[hull], m.y[hull]))) return wreckHurtsUpTo;
  return s.bailOutFarther(g, u, hull);
}

/** Rolls for the units that got out, and applies the other effects of getting out of a wreck. */
function land(g: G, s: ModernSeams, u: U, transport: U, hurtsUpTo: number): void {
  inflict(g, u, DISEMBARKED);
  inflict(g, u, JUST_DISEMBARKED);
  g.log.note(DISEMBARKS, u.slot, transport.slot);
  const dice = g.dice.begin(DEED.react, u, transport);
  let hurt = 0;
  for (let k = u.alive; k > 0; k--) if (g.dice.d6(dice, DISEMBARK_ROLL) <= hurtsUpTo) hurt++;
  g.log.note(BAILS_OUT, u.slot, transport.slot, hurt);
  if (hurt > 0) s.mortalWounds(g, u, hurt, harm(dice, CAUSE.other, null));
  g.dice.end(dice);
  if (u.alive === 0) return;
  noteFirstBlood(g);
  inflict(g, u, UNWATCHED);
  s.gotOut(g, u);
  if (u.alive > 0) countsAsCarried(g, s, u);
  lift(u, UNWATCHED);
  if (u.alive === 0) return;
  s.shock(g, u);
}
