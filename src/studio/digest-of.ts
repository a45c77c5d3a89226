import type { Campaign } from '../campaign/result.ts';
import { sha256Hex } from '../digest/sha256.ts';
import { NOTHING, type OwnFiles } from './own-files.ts';

/**
 * The digest of the first pairs of a campaign, 16 hexadecimal digits: equal where every event of every game is, and where the own files are that they
 * depend on.
 */
export function digestOfGames({ columns, variants }: Campaign, pairs: number, own: OwnFiles = NOTHING): string {
  const games = columns.map((row) =>
    row.map(({ digestLo, digestHi }) => [Array.from(digestLo.subarray(0, pairs * 2)), Array.from(digestHi.subarray(0, pairs * 2))]),
  );
  const files = Object.entries(own).sort(([a], [b]) => (a < b ? -1 : 1));
  return sha256Hex(JSON.stringify([variants.map((it) => it.digest), games, ...(files.length > 0 ? [files] : [])])).slice(0, 16);
}
