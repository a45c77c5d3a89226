import type { Game, SideId, Unit } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import type { WaffleSeams } from '../hub.ts';
import { checkLosses, notePowers, settleLosses } from './settle-losses.ts';

/** What both rules need: losses to powers counted separately, checks as a phase ends, and the effect of failing one. */
export const checks = (s: WaffleSeams) => ({
  before: { usePowers: notePowers },
  after: { endPhase: (g: Game<Classic>, side: SideId): void => settleLosses(g, s, side) },
  casualtyCheck: () => (g: Game<Classic>, u: Unit<Classic>) => checkLosses(g, s, u, s.lossesMean(g, u, u.lostThisPhase, u.atPhaseStart), 0),
});
