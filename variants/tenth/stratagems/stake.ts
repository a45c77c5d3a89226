import type { Decision, Game, Question, Unit } from 'sandtable/rules';
import { arenaMemory } from 'sandtable/rules';
import type { Modern } from '../family.ts';

/**
 * Points at stake in the next question. Stratagems weigh them against the price of a Command point if the doctrine has no opinion;
 * reactions set them when they may be used, and they are read right after.
 */
const stake = arenaMemory('tenth/stake', (_g: Game<Modern>) => ({ points: 0, threshold: 0 }));

/** Accepts the offer if enough is at stake. */
export const ifWorthwhile = (q: Question<Modern>): number => {
  const { points, threshold } = stake(q.game);
  return points >= threshold ? 1 : 0;
};

/** Asks whether an offer with this many points at stake is accepted. */
export function chooseAt(
  g: Game<Modern>,
  points: number,
  threshold: number,
  what: Decision<Modern>,
  about: Unit<Modern>,
  cause: Unit<Modern> | null,
): boolean {
  const now = stake(g);
  const outerPoints = now.points;
  const outerThreshold = now.threshold;
  now.points = points;
  now.threshold = threshold;
  const taken = g.choose(what, about.side, about, cause);
  now.points = outerPoints;
  now.threshold = outerThreshold;
  return taken;
}

/** Sets what is at stake in the question of a reaction that may be used. */
export function setStake(g: Game<Modern>, points: number, threshold: number): void {
  const now = stake(g);
  now.points = points;
  now.threshold = threshold;
}

/** The points at stake in the question that is being answered. */
export const stakeOf = (g: Game<Modern>): number => stake(g).points;
