import type { CampaignUnit, EngagementColumns } from '../campaign/result.ts';
import { BLUE, CAUSES, ENDINGS, lossAt, NOT_PLAYED, RED, redHalfPoints, roundAt } from '../campaign/result.ts';
import { item } from '../rules/item.ts';
import { differences, meanInterval, quantileSorted } from '../stats/index.ts';
import { pairMeans } from './pair-values.ts';
import type { Row } from './tidy.ts';

/*
 * Rows of the tables about one scenario under one variant.
 */

const ARMIES = [
  { army: 'red', side: RED },
  { army: 'blue', side: BLUE },
] as const;

export function outcomeRows(columns: EngagementColumns, confidence: number): Row[] {
  return (['red', 'draw', 'blue'] as const).map((outcome, order) => {
    const { estimate, low, high } = meanInterval(
      pairMeans(columns, (row) => (redHalfPoints(item(columns.winner, row)) === 2 - order ? 1 : 0)),
      confidence,
      1,
    );
    return {
      outcome,
      order,
      engagements: Math.round(estimate * columns.rows),
      share: estimate,
      low: Math.max(0, low),
      high: Math.min(1, high),
    };
  });
}

/** An engagement that is over keeps its last values, so that later rounds do not show only the long ones. */
export function roundRows(columns: EngagementColumns, strength: readonly [number, number], confidence: number): Row[] {
  const longest = columns.rounds.reduce((most, rounds) => Math.max(most, rounds), 0);
  const rows: Row[] = [];
  for (const { army, side } of ARMIES) {
    const left = Float64Array.from({ length: columns.rows }, () => strength[side]);
    const vp = new Float64Array(columns.rows);
    const start = Math.max(1, strength[side]);
    for (let round = -1; round < longest; round++) {
      for (let row = 0; row < columns.rows && round >= 0; row++) {
        const at = roundAt(row, round, side);
        if (columns.strengthByRound[at] === NOT_PLAYED) continue;
        left[row] = item(columns.strengthByRound, at);
        vp[row] = item(columns.vpByRound, at);
      }
      const mean = meanInterval(
        pairMeans(columns, (row) => item(left, row) / start),
        confidence,
      );
      const scored = meanInterval(
        pairMeans(columns, (row) => item(vp, row)),
        confidence,
      );
      const sorted = Float64Array.from(left, (points) => points / start).sort();
      rows.push({
        army,
        round: round + 1,
        strength: mean.estimate,
        low: Math.max(0, mean.low),
        high: Math.min(1, mean.high),
        lower_decile: quantileSorted(sorted, 0.1),
        upper_decile: quantileSorted(sorted, 0.9),
        vp: scored.estimate,
        vp_low: scored.low,
        vp_high: scored.high,
      });
    }
  }
  return rows;
}

export function lossRows(columns: EngagementColumns, confidence: number): Row[] {
  return ARMIES.flatMap(({ army, side }) =>
    CAUSES.map((cause, order) => {
      const { estimate, low, high } = meanInterval(
        pairMeans(columns, (row) => item(columns.lossesByCause, lossAt(row, side, order))),
        confidence,
      );
      return { army, cause, order, points: estimate, low: Math.max(0, low), high };
    }),
  );
}

/** What each army loses to each cause, less what it loses under the baseline, on the same dice. */
export function lossShiftRows(before: EngagementColumns, after: EngagementColumns, confidence: number): Row[] {
  const pairs = Math.min(before.rows, after.rows) / 2;
  return ARMIES.flatMap(({ army, side }) =>
    CAUSES.map((cause, order) => {
      const lost = (columns: EngagementColumns): Float64Array =>
        pairMeans(columns, (row) => item(columns.lossesByCause, lossAt(row, side, order))).subarray(0, pairs);
      const { estimate, low, high } = meanInterval(differences(lost(before), lost(after)), confidence);
      return { army, cause, order, difference: estimate, low, high };
    }),
  );
}

/** Every length from the shortest to the longest of the block has a row, so that a gap reads as 0. */
export function lengthRows(columns: EngagementColumns, confidence: number): Row[] {
  const shortest = columns.rounds.reduce((least, rounds) => Math.min(least, rounds), columns.rounds[0] ?? 0);
  const longest = columns.rounds.reduce((most, rounds) => Math.max(most, rounds), 0);
  return Array.from({ length: longest - shortest + 1 }, (_, i) => {
    const rounds = shortest + i;
    const { estimate, low, high } = meanInterval(
      pairMeans(columns, (row) => (columns.rounds[row] === rounds ? 1 : 0)),
      confidence,
      1,
    );
    return { rounds, share: estimate, low: Math.max(0, low), high: Math.min(1, high) };
  });
}

export function endingRows(columns: EngagementColumns, confidence: number): Row[] {
  return ENDINGS.map((ending, code) => {
    const { estimate, low, high } = meanInterval(
      pairMeans(columns, (row) => (columns.endedBy[row] === code ? 1 : 0)),
      confidence,
      1,
    );
    return { ended_by: ending, share: estimate, low: Math.max(0, low), high: Math.min(1, high) };
  });
}

export function unitRows(columns: EngagementColumns, units: readonly CampaignUnit[], confidence: number): Row[] {
  return units.map((unit, u) => {
    const damage = meanInterval(
      pairMeans(columns, (row) => item(columns.unitDamage, row * columns.units + u)),
      confidence,
    );
    const survived = meanInterval(
      pairMeans(columns, (row) => item(columns.unitSurvived, row * columns.units + u)),
      confidence,
      1,
    );
    return {
      army: unit.army,
      unit: unit.id,
      datasheet: unit.datasheet,
      points: unit.points,
      damage: damage.estimate,
      damage_low: Math.max(0, damage.low),
      damage_high: damage.high,
      // A unit that costs no points has no return on them.
      worth: unit.points > 0 ? damage.estimate / unit.points : null,
      worth_low: unit.points > 0 ? Math.max(0, damage.low) / unit.points : null,
      worth_high: unit.points > 0 ? damage.high / unit.points : null,
      survived: survived.estimate,
      survived_low: Math.max(0, survived.low),
      survived_high: Math.min(1, survived.high),
    };
  });
}
