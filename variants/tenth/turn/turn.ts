import type { Game, SideId } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import { noteFirstBlood } from '../mission/mission.ts';
import type { Tables } from '../tables.ts';
import { scoreOnce } from '../timing/agenda.ts';
import { MOMENT } from '../timing/moment.ts';
import type { TurnSeams } from './seams.ts';

type G = Game<Modern>;

/** Rounds, turns and what comes before the first one. */
export function turnSeams(s: ModernSeams, _t: Tables): Omit<TurnSeams, 'rollOff' | 'deploy' | 'preBattle'> {
  return {
    redeploy() {},
    firstSide: (g) => s.rollOff(g),
    beginTurn(g) {
      g.desk.field.coverPoseBy.fill(-1);
    },
  };
}

/** Whether nothing of an army is left, on the table or off it. */
function isWipedOut(g: G, side: 0 | 1): boolean {
  const units = g.sides[side];
  for (let k = 0; k < units.length; k++) if (units[k].alive > 0) return false;
  return true;
}

/** End-of-turn checks: coherency, control of objectives. */
export function endTurn(g: Game<Modern>, s: ModernSeams, side: SideId): void {
  for (let k = 0; k < g.units.length; k++) s.coherencyLosses(g, g.units[k]);
  noteFirstBlood(g);
  s.settleControl(g);
  s.scoreTurn(g, side);
}

export function endRound(g: Game<Modern>, s: ModernSeams): void {
  scoreOnce(g, s, MOMENT.roundEnd);
  if (g.round >= s.lastRound(g) || isWipedOut(g, 0) || isWipedOut(g, 1)) g.over = true;
}
