import { columnar, type Row, type Table, type Tables, titleLines } from '../analysis/index.ts';
import { specLines } from '../analysis/lines.ts';
import { armyTitles } from './army-names.ts';
import type { ArmyStudy } from './army-study.ts';
import type { ArmyTable } from './army-tables.ts';

/** Cells of a wider matrix are too narrow for letters. */
const MOST_ARMIES = 13;
/** Wider matrices, and armies with long titles, have their columns labelled by the army's number. */
const MOST_NAMED = 10;
const LONGEST_NAME = 20;

/** The tables of charts of a round-robin: `matchups` and `ratings`. */
export function armyChartTables(study: ArmyStudy): Tables {
  return { matchups: matchupTable(study), ratings: ratingTable(study) };
}

/** Every army against every army, the strongest first; against itself without a score. */
function matchupTable(study: ArmyStudy): Table {
  const titleOf = armyTitles(study);
  const numbered = study.armies.length > MOST_NAMED || study.armies.some(({ id }) => titleOf(id).length > LONGEST_NAME);
  return columnar(
    study.tables.flatMap((table, place) =>
      table.standings.flatMap(({ army }, row) =>
        table.standings.map(({ army: other }, column): Row => {
          const { scenario, score, low, high, p, sure } = scoreOf(table, army, other);
          return {
            scenario,
            variant: table.variant,
            label: specLines(table.variant),
            note: '',
            place,
            army,
            army_title: titleOf(army),
            army_lines: titleLines(numbered ? `${row + 1}. ${titleOf(army)}` : titleOf(army)),
            army_place: row,
            other,
            other_title: titleOf(other),
            column: numbered ? String(column + 1) : titleOf(other),
            numbered,
            other_place: column,
            score,
            low,
            high,
            half: low === null || high === null ? null : (high - low) / 2,
            p,
            finding: score === null ? 'itself' : !sure ? 'not sure' : score > 0.5 ? 'ahead' : 'behind',
            shade: score === null ? 0 : 2 * score - 1,
            roomy: table.standings.length <= MOST_ARMIES,
          };
        }),
      ),
    ),
  );
}

/** What one army scored against another, whichever of the two was red. */
function scoreOf({ matchups }: ArmyTable, army: string, other: string) {
  const found = matchups.find((it) => (it.red === army && it.blue === other) || (it.red === other && it.blue === army));
  if (found === undefined) return { scenario: '', score: null, low: null, high: null, p: null, sure: false };
  const { scenario, score, p, sure } = found;
  return found.red === army
    ? { scenario, score: score.estimate, low: score.low, high: score.high, p, sure }
    : { scenario, score: 1 - score.estimate, low: 1 - score.high, high: 1 - score.low, p, sure };
}

/** An army under a ruleset, with the change of its rating from the first ruleset; the strongest under that one first. */
function ratingTable(study: ArmyStudy): Table {
  const titleOf = armyTitles(study);
  const order = study.tables[0]?.standings.map(({ army }) => army) ?? [];
  const rows = order.flatMap((army, armyPlace) =>
    study.tables.map(({ variant, standings }, place): Row => {
      const rank = standings.findIndex((it) => it.army === army);
      const standing = standings[rank];
      const change = study.changes.find((it) => it.variant === variant)?.ratings.find((it) => it.army === army);
      return {
        variant,
        label: specLines(variant),
        place,
        army,
        army_title: titleOf(army),
        army_lines: titleLines(titleOf(army)),
        army_place: armyPlace,
        rank: rank + 1,
        rating: standing?.rating.estimate ?? null,
        low: standing?.rating.low ?? null,
        high: standing?.rating.high ?? null,
        score: standing?.score.estimate ?? null,
        score_low: standing?.score.low ?? null,
        score_high: standing?.score.high ?? null,
        change: change?.rating.difference ?? null,
        change_low: change?.rating.low ?? null,
        change_high: change?.rating.high ?? null,
        p: change?.rating.p ?? null,
        verdict: change?.verdict ?? 'the baseline',
      };
    }),
  );
  return columnar(rows);
}
