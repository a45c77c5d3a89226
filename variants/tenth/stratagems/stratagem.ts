import type { EventKind, Game, Patch, SideId, SideRegister, Unit } from 'sandtable/rules';
import { event, integer, PLACE, sideRegister } from 'sandtable/rules';
import { payPoints } from '../command/command.ts';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';

/** A Stratagem: its cost, and whether its player has used it in the phase or turn (TEN-STRAT-01). */
export interface Stratagem {
  readonly cost: number;
  readonly used: SideRegister;
  /** Units with a second use in a phase (TEN-STRAT-21) have none where a Stratagem is limited to one a turn. */
  readonly once: 'phase' | 'turn';
  /** What was taken off its cost earlier in the phase. */
  readonly discount: SideRegister;
  readonly event: EventKind;
  /** Whether it is used on units in Reserves. */
  readonly namesReserves: boolean;
}

export const stratagem = (name: string, cost: number, once: 'phase' | 'turn' = 'phase', namesReserves = false): Stratagem => ({
  cost,
  used: sideRegister(`${name}-used`, once),
  once,
  discount: sideRegister(`${name}-discount`, 'phase'),
  event: event(`uses-${name}`, { unit: 'unit', cost: 'number' }, `{unit} uses ${name.replaceAll('-', ' ')} for {cost} CP`),
  namesReserves,
});

/** Whether a side may use it now on this friendly unit, and on a second one if it targets two. */
export function mayUse(
  g: Game<Modern>,
  s: ModernSeams,
  what: Stratagem,
  side: SideId,
  unit: Unit<Modern> | null,
  second: Unit<Modern> | null = null,
): boolean {
  if (g.sideReg[side][what.used] !== 0 && (what.once === 'turn' || !s.mayRepeat(g, unit))) return false;
  if (unit !== null && unit.place === PLACE.reserve && !what.namesReserves && !s.stratagemsReach(g, unit)) return false;
  return s.mayPay(g, side, s.stratagemCost(g, side, what, unit, second), unit);
}

/** Pays for it and records its use. */
export function use(g: Game<Modern>, s: ModernSeams, what: Stratagem, unit: Unit<Modern>, second: Unit<Modern> | null = null): void {
  const cost = s.stratagemCost(g, unit.side, what, unit, second);
  payPoints(g, unit.side, cost);
  const kept = g.sideReg[unit.side];
  const discount = s.stratagemDiscount(g, unit, second);
  if (discount > kept[what.discount]) kept[what.discount] = discount;
  if (what.once === 'turn' || s.countsAsUse(g, unit)) kept[what.used] = 1;
  g.log.note(what.event, unit.slot, cost);
}

/** The parameter of what a Stratagem costs. */
export const costOf = (what: Stratagem) => integer(what.cost, 0, 6, 'what it costs', 'Command points');

/** The price of a Stratagem where it is not the usual one. */
export const priced = (what: Stratagem, cost: number): Pick<NonNullable<Patch<Modern>['wrap']>, 'stratagemPrice'> =>
  cost === what.cost ? {} : { stratagemPrice: (next) => (g, asked) => (asked === what ? cost : next(g, asked)) };
