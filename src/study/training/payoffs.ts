import { BLUE, type EngagementColumns, RED } from '../../campaign/result.ts';
import { item } from '../../rules/item.ts';
import { playCampaign } from '../../runner/campaign.ts';
import type { QueueRequest } from '../../runner/queue/queue-pool.ts';
import type { Battle, DoctrineFile } from '../../scenario/types.ts';

/** One player against another, on both sides of each of several battles. */
export interface Contest {
  readonly one: DoctrineFile;
  readonly other: DoctrineFile;
}

/** What contests are played on. */
export interface Ground {
  readonly battles: readonly Battle[];
  readonly spec: string;
  readonly pairs: number;
  readonly seed: string;
  readonly workers?: number | undefined;
  readonly queue?: QueueRequest | null | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** What one player gets, a value for each pair of each battle: the mean of both sides and seats. */
export type Payoffs = readonly number[];

/** Share of a game: 1 won, 1/2 drawn, 0 lost. */
export type Share = (columns: EngagementColumns, row: number, side: number) => number;

export const pointsOf: Share = ({ winner }, row, side) => {
  const won = item(winner, row);
  return won === side ? 1 : won === 1 - side ? 0 : 0.5;
};

/** Points and the share of the Victory points in equal parts: it rises with every Victory point, so that a few games say more. */
export const pointsAndVictoryPoints: Share = (columns, row, side) => {
  const red = item(columns.redVp, row);
  const blue = item(columns.blueVp, row);
  const all = red + blue;
  const share = all > 0 ? Math.max(0, Math.min(1, (side === RED ? red : blue) / all)) : 0.5;
  return (pointsOf(columns, row, side) + share) / 2;
};

/**
 * What the first player of each contest gets, all on the same dice; null if it was interrupted.
 * @throws what playing a campaign throws
 */
export async function payoffsOf(contests: readonly Contest[], ground: Ground, share: Share): Promise<Payoffs[] | null> {
  const { battles, spec, pairs, seed, workers, queue = null, signal } = ground;
  const between = contests.flatMap(({ one, other }) => [
    ...battles.map((battle) => ({ ...battle, doctrines: { red: one, blue: other } })),
    ...battles.map((battle) => ({ ...battle, doctrines: { red: other, blue: one } })),
  ]);
  const played = await playCampaign({
    battles: between,
    specs: [spec],
    pairs,
    seed,
    queue,
    ...(workers !== undefined && { workers }),
    ...(signal !== undefined && { signal }),
  });
  if (played.ended === 'interrupted') return null;
  const columns = played.campaign.columns.map((of) => item(of, 0));
  return contests.map((_, c) =>
    battles.flatMap((_, b) => {
      const asRed = item(columns, 2 * c * battles.length + b);
      const asBlue = item(columns, (2 * c + 1) * battles.length + b);
      return Array.from({ length: pairs }, (_, pair) => {
        const rows = [2 * pair, 2 * pair + 1];
        return rows.reduce((sum, row) => sum + share(asRed, row, RED) + share(asBlue, row, BLUE), 0) / 4;
      });
    }),
  );
}
