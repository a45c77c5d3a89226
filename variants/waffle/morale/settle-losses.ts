import { type Game, type SideId, sideRegister, type Unit } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import { MORALE } from '../../classic/state.ts';
import { checkCasualties } from '../../classic/turn/turn.ts';
import type { WaffleSeams } from '../hub.ts';
import { pinByFire } from '../weapons/pinned.ts';
import { LOSSES, type Losses } from './losses.ts';

/** Powers have been used in the current phase: its losses cause no check (WAF-MORALE-01). */
const POWERS_USED = sideRegister('powers-used', 'phase');

/** Records that the current phase is one of powers. */
export function notePowers(g: Game<Classic>, side: SideId): void {
  g.sideReg[side][POWERS_USED] = 1;
}

/** The checks for casualties at the end of a Movement or Shooting phase. */
export function settleLosses(g: Game<Classic>, s: WaffleSeams, side: SideId): void {
  if (g.sideReg[0][POWERS_USED] === 0 && g.sideReg[1][POWERS_USED] === 0) checkCasualties(g, s, side);
}

/** A check for casualties: a unit that fails is pinned or falls back; no check if the losses were too few. */
export function checkLosses(g: Game<Classic>, s: WaffleSeams, u: Unit<Classic>, what: Losses, modifier: number): void {
  if (what === LOSSES.flight) s.moraleCheck(g, u, modifier);
  else if (what === LOSSES.pinned && !s.passesLeadership(g, u, MORALE, modifier)) pinByFire(g, s, u);
}
