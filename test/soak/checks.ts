import type { Selection } from '../../src/compile/index.ts';
import {
  arrivedOff,
  diceOfDeeds,
  type MakeCheck,
  movedByKnown,
  movedWithin,
  scoredWithin,
  shotsInReach,
  statusesEnd,
} from '../../src/testing/index.ts';
import { ALLOWED } from './allowed-moves.ts';
import { ARRIVING } from './arriving.ts';
import { FIRING } from './firing.ts';
import { MOVERS } from './movers.ts';
import { QUIET_ROLLS } from './quiet-rolls.ts';
import { PURSES } from './scoring.ts';

const quiet = new Set(Object.keys(QUIET_ROLLS));

/** What is known of a selection's family, as checks for the soak: its moves, its fire, its dice, its missions, and how long things last. */
export function checksOf({ variant }: Selection): readonly MakeCheck[] {
  const { family } = variant.edition;
  const firing = FIRING[family];
  const [purse, arriving, movers] = [PURSES[family], ARRIVING[family], MOVERS[family]];
  return [
    movedWithin(ALLOWED[family] ?? []),
    ...(movers === undefined ? [] : [movedByKnown(movers)]),
    ...(firing === undefined ? [] : [shotsInReach(firing)]),
    ...(purse === undefined ? [] : [scoredWithin(purse)]),
    ...(arriving === undefined ? [] : [arrivedOff(arriving)]),
    statusesEnd,
    diceOfDeeds(quiet),
  ];
}
