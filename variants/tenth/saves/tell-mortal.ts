import type { Frame, Game, Unit } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import { MORTAL_WOUNDS, MORTAL_WOUNDS_DEALT } from '../state.ts';

/** Reports mortal wounds that a unit is to suffer. */
export function tellMortal(g: Game<Modern>, unit: Unit<Modern>, wounds: number, dice: Frame, by: Unit<Modern> | null): void {
  if (wounds <= 0) return;
  g.log.note(MORTAL_WOUNDS, unit.slot, wounds);
  g.log.tally(MORTAL_WOUNDS_DEALT, wounds, by === null ? unit.slot : by.slot, unit.slot, dice);
}
