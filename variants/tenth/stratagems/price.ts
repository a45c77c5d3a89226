import type { Question, Scale, Unit, Worth } from 'sandtable/rules';
import { pointsOf } from '../command/command.ts';
import type { Modern } from '../family.ts';
import { stakeOf } from './stake.ts';
import type { Stratagem } from './stratagem.ts';

/** What a Command point that is kept is worth, in points of models, while there is no end in sight. */
const KEPT_POINTS = 24;

/**
 * What a side pays with when it spends Command points: what they could still bring. A point is worth the less the more there are to be spent
 * in the rounds that are left (one comes in every Command phase), and nothing in the last round.
 */
export function pricePerPoint(q: Question<Modern>, scale: Scale<Modern>): number {
  const g = q.game;
  const left = Math.max(0, scale.s.lastRound(g) - g.round);
  return left === 0 ? 0 : (scale.share(g) * KEPT_POINTS * left) / (left + pointsOf(g, q.side));
}

/** What a use of a Stratagem costs now. */
export const priceOf = (q: Question<Modern>, what: Stratagem, unit: Unit<Modern> | null, scale: Scale<Modern>): number =>
  pricePerPoint(q, scale) * scale.s.stratagemCost(q.game, q.side, what, unit, null);

/** Weighs whether a Stratagem is used: what it brings, in points of models at the start, less its price. */
export const ifPays =
  (what: Stratagem, gains: (q: Question<Modern>, scale: Scale<Modern>) => number): Worth<Modern> =>
  (q, option, scale) =>
    option === 0 ? 0 : gains(q, scale) - priceOf(q, what, q.about, scale);

/** A part of what is at stake is gained, whichever side loses it. */
export const ofStake =
  (part: number) =>
  (q: Question<Modern>, scale: Scale<Modern>): number =>
    part * scale.share(q.game) * stakeOf(q.game);
