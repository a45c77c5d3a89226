import type { Outcome } from '../engine/outcome.ts';
import { item } from '../rules/item.ts';
import { CAUSES, type EngagementColumns, lossAt, MAX_ROUNDS, roundAt } from './result.ts';

/** Copies the outcome of an engagement into a row of columns. */
export function record(outcome: Outcome, columns: EngagementColumns, row: number): void {
  columns.first[row] = outcome.first;
  columns.winner[row] = outcome.winner;
  columns.redVp[row] = item(outcome.vp, 0);
  columns.blueVp[row] = item(outcome.vp, 1);
  columns.redLost[row] = item(outcome.lost, 0);
  columns.blueLost[row] = item(outcome.lost, 1);
  columns.rounds[row] = outcome.rounds;
  columns.endedBy[row] = outcome.endedBy;
  columns.digestHi[row] = outcome.digestHi;
  columns.digestLo[row] = outcome.digestLo;
  for (let side = 0; side < 2; side++) {
    for (let cause = 0; cause < CAUSES.length; cause++) {
      columns.lossesByCause[lossAt(row, side, cause)] = item(outcome.lostByCause, side * CAUSES.length + cause);
    }
    for (let round = 0; round < Math.min(outcome.rounds, MAX_ROUNDS); round++) {
      columns.strengthByRound[roundAt(row, round, side)] = item(outcome.strengthByRound, round * 2 + side);
      columns.vpByRound[roundAt(row, round, side)] = item(outcome.vpByRound, round * 2 + side);
    }
  }
  for (let unit = 0; unit < columns.units; unit++) {
    const at = row * columns.units + unit;
    columns.unitDamage[at] = item(outcome.unitDamage, unit);
    columns.unitLost[at] = item(outcome.unitLost, unit);
    columns.unitSurvived[at] = item(outcome.unitSurvived, unit);
  }
}
