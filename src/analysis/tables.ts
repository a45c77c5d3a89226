import type { BoardPlan } from '../campaign/board.ts';
import type { Campaign, EngagementColumns } from '../campaign/result.ts';
import { columnsOf, unitsUnder } from '../campaign/result.ts';
import { item } from '../rules/item.ts';
import { endingRows, lengthRows, lossRows, lossShiftRows, outcomeRows, roundRows, unitRows } from './block-rows.ts';
import { convergenceRows } from './convergence.ts';
import { doctrineLabel } from './doctrines.ts';
import { exerciseTables } from './exercise-tables.ts';
import { titleLines, wideLines } from './lines.ts';
import { boardRow, casualtyRows, objectiveRows, positionRows, terrainRows } from './map-rows.ts';
import { marginRows } from './margin-rows.ts';
import { type Method, RESULT_METHOD_WORDS } from './method.ts';
import { naming } from './naming.ts';
import { rulesetLines } from './ruleset-lines.ts';
import { slotsOf } from './slots.ts';
import type { Summary } from './summary.ts';
import { columnar, groupBy, type Row, type Tables } from './tidy.ts';
import { findingWords } from './verdict-words.ts';

/**
 * Every table a chart can be drawn from. Rows keep the order of scenarios and variants.
 * @param editions ids of the built-in editions in their order: each has its own colour
 */
export function tablesOf(campaign: Campaign, summary: Summary, editions: readonly string[]): Tables {
  const { confidence } = summary;
  const { ruleset } = naming(summary);
  const lines = rulesetLines(summary);
  const blocks = blocksOf(campaign, lines, editions);
  const each = (rows: (block: Block) => Row[]) =>
    columnar(blocks.flatMap((block) => rows(block).map((row) => ({ ...block.names, ...row }))));
  const blockOf = (one: Place) =>
    blocks.find(({ names }) => names.scenario === one.scenario && names.variant === one.variant && names.doctrine === (one.doctrine ?? ''));
  const named = (one: Place) => {
    return (
      blockOf(one)?.names ??
      namesOf({ scenario: one.scenario, title: one.scenario, doctrine: one.doctrine ?? '' }, one.variant, lines(one.variant), {
        place: blocks.length,
        slot: 0,
      })
    );
  };
  return {
    sides: columnar(Object.entries(summary.names?.armies ?? {}).map(([scenario, armies]) => ({ scenario, ...armies }))),
    summary: columnar(summary.results.map((result) => ({ ...named(result), ...flat(result) }))),
    differences: columnar(
      summary.comparisons.map((one) => ({
        ...named(one),
        baseline: one.baseline,
        matchup: wideLines(`${named(one).title} · against ${ruleset(one.baseline)}`),
        ...one.score,
        vp_difference: one.vpMargin.difference,
        vp_low: one.vpMargin.low,
        vp_high: one.vpMargin.high,
        verdict: one.verdict,
        finding: findingWords(one.verdict, one.favours),
        margin: summary.margin,
        identical_pairs: one.identicalPairs,
        variance_reduction: one.varianceReduction,
        different_bases: one.differentBases,
      })),
    ),
    advantages: columnar(
      summary.results.flatMap((result) => [
        { ...named(result), kind: 'side with the first turn', ...result.firstTurnAdvantage },
        { ...named(result), kind: 'army in seat 0', ...result.seatAdvantage },
      ]),
    ),
    ...exerciseTables(summary.results, confidence, (result) => ({ ...named(result) })),
    convergence: each(({ columns }) => convergenceRows(columns, methodOf(summary), confidence)),
    outcomes: each(({ columns }) => outcomeRows(columns, confidence)),
    margins: columnar([...groupBy(blocks, ({ scene }) => String(scene)).values()].flatMap((group) => marginsOf(group, confidence))),
    rounds: each(({ columns, strength }) => roundRows(columns, strength, confidence)),
    losses: each(({ columns }) => lossRows(columns, confidence)),
    loss_shifts: columnar(
      summary.comparisons.flatMap((one) => {
        const [before, after] = [blockOf({ ...one, variant: one.baseline }), blockOf(one)];
        if (before === undefined || after === undefined) return [];
        const shifts = lossShiftRows(before.columns, after.columns, confidence);
        return shifts.map((row) => ({ ...after.names, baseline: one.baseline, ...row }));
      }),
    ),
    lengths: each(({ columns }) => lengthRows(columns, confidence)),
    endings: each(({ columns }) => endingRows(columns, confidence)),
    units: each(({ columns, units }) => unitRows(columns, units, confidence)),
    boards: each(({ board, columns }) => (board === undefined ? [] : [boardRow(board, columns.map)])),
    terrain: each(({ board }) => (board === undefined ? [] : terrainRows(board))),
    objectives: each(({ board }) => (board === undefined ? [] : objectiveRows(board))),
    positions: each(({ board, columns: { map } }) =>
      board === undefined || map === undefined ? [] : positionRows(board, map, confidence),
    ),
    casualties: each(({ board, columns: { map }, units }) =>
      board === undefined || map === undefined ? [] : casualtyRows(board, map, units, confidence),
    ),
  };
}

/** What identifies the result or comparison of a row. */
interface Names {
  readonly scenario: string;
  /** The scenario in words, with its doctrines where there are several. */
  readonly title: string;
  readonly variant: string;
  readonly doctrine: string;
  /** The variant, in lines short enough for an axis. */
  readonly label: string;
  /** The title in lines short enough for a panel, and for one as wide as the chart. */
  readonly heading: string;
  readonly headline: string;
  /** Heading and label, for a chart with one panel each. */
  readonly panel: string;
  /** Place of scenario and variant in the run, to sort by. */
  readonly place: number;
  /** Place of the variant's colour in the palette. */
  readonly slot: number;
}

/** Identifies a result or comparison. */
interface Place {
  readonly scenario: string;
  readonly variant: string;
  readonly doctrine?: string;
}

/** One scenario under one variant. */
interface Block {
  /** Index of the scenario. */
  readonly scene: number;
  readonly names: Names;
  readonly columns: EngagementColumns;
  readonly units: Campaign['scenarios'][number]['units'];
  readonly board: BoardPlan | undefined;
  /** Points of each side at the start. */
  readonly strength: readonly [number, number];
}

function blocksOf(campaign: Campaign, lines: (spec: string) => string, editions: readonly string[]): Block[] {
  const specs = campaign.variants.map(({ spec }) => spec);
  const slots = slotsOf(specs, editions);
  return campaign.scenarios.flatMap((scenario, s) =>
    campaign.variants.flatMap((variant, v): Block[] => {
      // A campaign may leave a scenario out under some of its rulesets.
      if (columnsOf(campaign.columns, s, v).rows === 0) return [];
      const doctrine = doctrineLabel(campaign, scenario).doctrine ?? '';
      const units = unitsUnder(scenario, variant.spec);
      const points = (army: string) => units.reduce((sum, unit) => sum + (unit.army === army ? unit.points : 0), 0);
      const block = {
        scene: s,
        names: namesOf({ scenario: scenario.id, title: scenario.title, doctrine }, variant.spec, lines(variant.spec), {
          place: s * campaign.variants.length + v,
          slot: slots.get(variant.spec) as number,
        }),
        columns: columnsOf(campaign.columns, s, v),
        units,
        board: scenario.board,
        strength: [points('red'), points('blue')] as const,
      };
      return [block];
    }),
  );
}

function namesOf(
  { scenario, title, doctrine }: { readonly scenario: string; readonly title: string; readonly doctrine: string },
  variant: string,
  label: string,
  { place, slot }: { readonly place: number; readonly slot: number },
): Names {
  const full = doctrine === '' ? title : `${title}, ${doctrine}`;
  const heading = titleLines(full);
  return {
    scenario,
    title: full,
    variant,
    doctrine,
    label,
    heading,
    headline: wideLines(full),
    panel: `${heading}\n${label}`,
    place,
    slot,
  };
}

function flat(result: Summary['results'][number]): Row {
  return {
    pairs: result.pairs,
    engagements: result.engagements,
    distinct: result.distinct,
    score: result.score.estimate,
    score_low: result.score.low,
    score_high: result.score.high,
    vp_margin: result.vpMargin.estimate,
    vp_margin_low: result.vpMargin.low,
    vp_margin_high: result.vpMargin.high,
    rounds: result.rounds.estimate,
    rounds_low: result.rounds.low,
    rounds_high: result.rounds.high,
  };
}

function marginsOf(group: readonly Block[], confidence: number): Row[] {
  const columns = group.map((block) => block.columns);
  return marginRows(columns, confidence).flatMap((rows, i) => rows.map((row) => ({ ...item(group, i).names, ...row })));
}

/** Whether the run could be examined as it went. */
const methodOf = ({ method }: Summary): Method => (method === RESULT_METHOD_WORDS.anytime ? 'anytime' : 'fixed');
