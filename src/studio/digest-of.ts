import type { Campaign } from '../campaign/result.ts';
import { sha256Hex } from '../digest/sha256.ts';

/** The digest of the first pairs of a campaign, 16 hexadecimal digits: equal where every event of every game is. */
export function digestOfGames({ columns, variants }: Campaign, pairs: number): string {
  const games = columns.map((row) =>
    row.map(({ digestLo, digestHi }) => [Array.from(digestLo.subarray(0, pairs * 2)), Array.from(digestHi.subarray(0, pairs * 2))]),
  );
  return sha256Hex(JSON.stringify([variants.map((it) => it.digest), games])).slice(0, 16);
}
