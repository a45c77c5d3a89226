import type { Selection } from '../../src/compile/index.ts';
import { type MakeCheck, movedWithin, shotsInReach } from '../../src/testing/index.ts';
import { ALLOWED } from './allowed-moves.ts';
import { FIRING } from './firing.ts';

/** What is known of the moves and the fire of a selection's family, as checks for the soak. */
export function checksOf({ variant }: Selection): readonly MakeCheck[] {
  const { family } = variant.edition;
  const firing = FIRING[family];
  return [movedWithin(ALLOWED[family] ?? []), ...(firing === undefined ? [] : [shotsInReach(firing)])];
}
