import type { Game, ModelId, SideId, Unit } from 'sandtable/rules';
import { CAUSE, DEED, decision, event, first, inflict, lift, PLACE, purpose, unitRegister } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../seams.ts';
import { BOARDING_INCHES } from './boarding.ts';
import { DISEMBARKED, DISEMBARKS, JUST_DISEMBARKED, nextAboard, UNWATCHED } from './hold.ts';
import { ROOM } from './setUp.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

const EMERGENCY_INCHES = 6;
/** Faces up to which a roll hurts those who got out of a wreck, and those who had to squeeze out. */
const HURTS_UP_TO = 1;
const EMERGENCY_UP_TO = 3;

const DISEMBARK_ROLL = purpose('disembark');
/** Got out of a wreck: `hurt` rolls went wrong. */
export const BAILS_OUT = event(
  'bails-out',
  { unit: 'unit', transport: 'unit', hurt: 'number' },
  '{unit} gets out of the wreck of {transport}, {hurt|roll|rolls} of its landing failed',
);
/** Up to which face the rolls of a unit that has just got out of a wreck hurt; 0 when nothing is to be rolled. */
const TO_ROLL = unitRegister('landing-hurts-up-to', 'game');
/** Which of those inside a wreck gets out next. */
export const NEXT_OUT = decision<Modern>('TEN-TRANSPORT-04/next-out', 'unit', first);

/** What becomes of those inside a transport that is destroyed. */
export interface WreckSeams {
  /** Everybody gets out of a transport that has just been destroyed, and of which `hull` was the last model. */
  abandon: (g: G, transport: U, hull: ModelId) => void;
  /** Who says in which order they get out. */
  ordersPassengers: (g: G, transport: U) => SideId;
  /** Whether all get out before anything is rolled for any of them. */
  allOutFirst: (g: G) => boolean;
  /** Sets a unit up beside the wreck; returns the face up to which its rolls hurt. */
  bailOut: (g: G, u: U, hull: ModelId) => number;
  /** The same for a unit that finds no room within the usual distance: as many as there is room for farther off. */
  bailOutFarther: (g: G, u: U, hull: ModelId) => number;
  /** Rolls for those who got out, and what getting out of a wreck does to them besides. */
  land: (g: G, u: U, transport: U, hurtsUpTo: number) => void;
}

export function wreckSeams(s: ModernSeams): WreckSeams {
  /** The next to get out, in the order that somebody says; null when the transport is empty. */
  function nextOut(g: G, transport: U): U | null {
    let n = 0;
    for (let u = nextAboard(g, transport, -1); u !== null; u = nextAboard(g, transport, u.slot)) NEXT_OUT.options[n++] = u.slot;
    if (n === 0) return null;
    return g.units[NEXT_OUT.options[n === 1 ? 0 : g.ask(NEXT_OUT, s.ordersPassengers(g, transport), transport, null, n)]];
  }

  function landOne(g: G, u: U, transport: U): void {
    const upTo = u.reg[TO_ROLL];
    u.reg[TO_ROLL] = 0;
    if (u.alive > 0) s.land(g, u, transport, upTo);
  }

  return {
    abandon(g, transport, hull) {
      for (let u = nextOut(g, transport); u !== null; u = nextOut(g, transport)) {
        u.reg[TO_ROLL] = s.bailOut(g, u, hull);
        if (u.place === PLACE.embarked) return;
        if (!s.allOutFirst(g)) landOne(g, u, transport);
      }
      const units = g.sides[transport.side];
      for (let k = 0; k < units.length; k++) if (units[k].reg[TO_ROLL] > 0) landOne(g, units[k], transport);
    },
    ordersPassengers: (g) => g.active,
    allOutFirst: () => false,
    bailOut(g, u, hull) {
      const m = g.models;
      if (s.setUpNear(g, u, hull, BOARDING_INCHES, ROOM.whole, m.x[hull], m.y[hull])) return HURTS_UP_TO;
      return s.bailOutFarther(g, u, hull);
    },
    bailOutFarther(g, u, hull) {
      const m = g.models;
      s.setUpNear(g, u, hull, EMERGENCY_INCHES, ROOM.must, m.x[hull], m.y[hull]);
      return EMERGENCY_UP_TO;
    },
    land(g, u, transport, hurtsUpTo) {
      inflict(g, u, DISEMBARKED);
      inflict(g, u, JUST_DISEMBARKED);
      g.log.note(DISEMBARKS, u.slot, transport.slot);
      const dice = g.dice.begin(DEED.react, u, transport);
      let hurt = 0;
      for (let k = u.alive; k > 0; k--) if (g.dice.d6(dice, DISEMBARK_ROLL) <= hurtsUpTo) hurt++;
      g.log.note(BAILS_OUT, u.slot, transport.slot, hurt);
      if (hurt > 0) s.mortalWounds(g, dice, u, hurt, CAUSE.other, null, null);
      g.dice.end(dice);
      if (u.alive === 0) return;
      s.afterLosses(g, u);
      inflict(g, u, UNWATCHED);
      s.gotOut(g, u);
      if (u.alive > 0) s.countsAsCarried(g, u);
      lift(u, UNWATCHED);
      if (u.alive === 0) return;
      s.shock(g, u);
    },
  };
}
