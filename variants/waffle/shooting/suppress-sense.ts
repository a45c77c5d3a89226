import type { Question } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import { paperFire } from '../../classic/worth/worth.ts';
import type { WaffleSeams } from '../hub.ts';

/** Share of its fire that a unit on the ground loses. */
const SILENCED = 2 / 3;
/** Ways in 36 of rolling more than a Leadership of 0 to 10 on two dice. */
const FAILS = Uint8Array.of(36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3);

/** Suppresses an enemy if that is likely to save more of its fire than killing would. */
export const suppressesByDefault =
  (s: WaffleSeams) =>
  ({ game: g, about: u, cause: target }: Question<Classic>): number => {
    if (u === null || target === null || target.alive === 0) return 0;
    const kind = target.sheet.models[0];
    const worth = s.shootingWorth(g, u, target);
    const slain = worth / Math.max(1, kind.points);
    if (slain * 4 < target.alive) return 0;
    const leadership = Math.round(s.leadershipOf(g, target) - slain * kind.stats.wounds);
    const pinned = FAILS[Math.max(0, Math.min(10, leadership))] / 36;
    return pinned * SILENCED * paperFire(g, target, u) > worth ? 1 : 0;
  };
