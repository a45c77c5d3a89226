import type { EventKind, Game, SideId, SideRegister, Unit } from 'sandtable/rules';
import { event, sideRegister } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../seams.ts';

/** A Stratagem: what it costs, and whether its player has used it in the phase or turn (TEN-STRAT-01). */
export interface Stratagem {
  readonly cost: number;
  readonly used: SideRegister;
  readonly event: EventKind;
}

export const stratagem = (name: string, cost: number, once: 'phase' | 'turn' = 'phase'): Stratagem => ({
  cost,
  used: sideRegister(`${name}-used`, once),
  event: event(`uses-${name}`, { unit: 'unit', cost: 'number' }, `{unit} uses ${name.replaceAll('-', ' ')} for {cost} CP`),
});

/** Whether a side may use it now on this unit of its own. */
export const mayUse = (g: Game<Modern>, s: ModernSeams, what: Stratagem, side: SideId, unit: Unit<Modern> | null): boolean =>
  g.sideReg[side][what.used] === 0 && s.mayPay(g, side, what.cost, unit);

/** Pays for it and notes that it was used. */
export function use(g: Game<Modern>, s: ModernSeams, what: Stratagem, unit: Unit<Modern>): void {
  s.pay(g, unit.side, what.cost);
  g.sideReg[unit.side][what.used] = 1;
  g.log.note(what.event, unit.slot, what.cost);
}
