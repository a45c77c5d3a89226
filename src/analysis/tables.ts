import { builtIns } from '../load/resolve.ts';
import type { Campaign, EngagementColumns } from '../runner/result.ts';
import { meanInterval, quantileSorted } from '../stats/index.ts';
import { endingRows, lengthRows, lossRows, outcomeRows, roundRows, unitRows } from './blockRows.ts';
import { doctrineLabel } from './doctrines.ts';
import { specLines, titleLines } from './lines.ts';
import { pairMargins } from './pairValues.ts';
import { colourSlots } from './slots.ts';
import type { Summary } from './summary.ts';
import { columnar, type Row, type Table, type Tables } from './tidy.ts';

/** Colours of rulesets in a palette. */
const COLOURS = 8;

/** Every table a chart can be drawn from. Rows keep the order of scenarios and variants. */
export function tablesOf(campaign: Campaign, summary: Summary): Tables {
  const { confidence } = summary;
  const blocks = blocksOf(campaign);
  const each = (rows: (block: Block) => Row[]) =>
    columnar(blocks.flatMap((block) => rows(block).map((row) => ({ ...block.names, ...row }))));
  const named = (one: { scenario: string; variant: string; doctrine?: string }) => {
    const block = blocks.find(
      ({ names }) => names.scenario === one.scenario && names.variant === one.variant && names.doctrine === (one.doctrine ?? ''),
    );
    return block?.names ?? namesOf(one.scenario, one.scenario, one.variant, one.doctrine ?? '', blocks.length, 0);
  };
  return {
    summary: columnar(summary.results.map((result) => ({ ...named(result), ...flat(result) }))),
    differences: columnar(
      summary.comparisons.map((one) => ({
        ...named(one),
        baseline: one.baseline,
        matchup: `${named(one).title} · against ${one.baseline}`,
        ...one.score,
        vp_difference: one.vpMargin.difference,
        vp_low: one.vpMargin.low,
        vp_high: one.vpMargin.high,
        verdict: one.verdict,
        finding: one.favours === undefined ? one.verdict : `helps ${one.favours}`,
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
    exercised: columnar(
      summary.results.flatMap((result) =>
        Object.entries(result.exercised).map(([rule, { called, changed }]) => ({
          ...named(result),
          rule,
          called,
          called_per_engagement: called / Math.max(1, result.engagements),
          changed,
        })),
      ),
    ),
    outcomes: each(({ columns }) => outcomeRows(columns)),
    margins: marginTable(campaign, confidence),
    rounds: each(({ columns, strength }) => roundRows(columns, strength, confidence)),
    losses: each(({ columns }) => lossRows(columns, confidence)),
    lengths: each(({ columns }) => lengthRows(columns, confidence)),
    endings: each(({ columns }) => endingRows(columns, confidence)),
    units: each(({ columns, units }) => unitRows(columns, units, confidence)),
  };
}

/** What every row says about where it belongs. */
interface Names {
  readonly scenario: string;
  /** The scenario in words, with its doctrines where there are several. */
  readonly title: string;
  readonly variant: string;
  readonly doctrine: string;
  /** The variant, in lines short enough for an axis. */
  readonly label: string;
  /** The title in lines short enough for a panel. */
  readonly heading: string;
  /** Heading and label, for a chart with one panel each. */
  readonly panel: string;
  /** Place of scenario and variant in the run, to sort by. */
  readonly place: number;
  /** Place of the variant's colour in the palette. */
  readonly slot: number;
}

interface Block {
  readonly names: Names;
  readonly columns: EngagementColumns;
  readonly units: Campaign['scenarios'][number]['units'];
  /** Points of each side at the start. */
  readonly strength: readonly [number, number];
}

function blocksOf(campaign: Campaign): Block[] {
  const specs = campaign.variants.map(({ spec }) => spec);
  const slots = colourSlots(specs, Object.keys(builtIns()), COLOURS);
  return campaign.scenarios.flatMap((scenario, s) =>
    campaign.variants.map((variant, v) => {
      const doctrine = doctrineLabel(campaign, scenario).doctrine ?? '';
      const points = (army: string) => scenario.units.reduce((sum, unit) => sum + (unit.army === army ? unit.points : 0), 0);
      return {
        names: namesOf(
          scenario.id,
          scenario.title,
          variant.spec,
          doctrine,
          s * campaign.variants.length + v,
          slots.get(variant.spec) as number,
        ),
        columns: campaign.columns[s][v],
        units: scenario.units,
        strength: [points('red'), points('blue')],
      };
    }),
  );
}

function namesOf(scenario: string, title: string, variant: string, doctrine: string, place: number, slot: number): Names {
  const full = doctrine === '' ? title : `${title}, ${doctrine}`;
  const label = specLines(variant);
  const heading = titleLines(full);
  return { scenario, title: full, variant, doctrine, label, heading, panel: `${heading}\n${label}`, place, slot };
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

/** Margins in bins that all variants of a scenario share, at most about thirty of them, with a whole number of points each. */
function marginTable(campaign: Campaign, confidence: number): Table {
  const rows: Row[] = [];
  const blocks = blocksOf(campaign);
  for (const [s] of campaign.scenarios.entries()) {
    const group = blocks.slice(s * campaign.variants.length, (s + 1) * campaign.variants.length);
    let widest = 1;
    const margins = group.map(({ columns }) => {
      const values = Float64Array.from(columns.redVp, (vp, row) => vp - columns.blueVp[row]).sort();
      if (values.length > 0) widest = Math.max(widest, -values[0], values[values.length - 1]);
      return values;
    });
    const width = Math.max(1, niceAbove((2 * widest + 1) / 31));
    // Bins are centred on multiples of their width, so that a drawn game has a bin around 0.
    const last = Math.ceil((widest + 0.5) / width - 0.5);
    for (const [v, block] of group.entries()) {
      const values = margins[v];
      const counts = new Array<number>(2 * last + 1).fill(0);
      for (const margin of values) counts[Math.min(2 * last, Math.max(0, Math.floor(margin / width + 0.5) + last))] += 1;
      const mean = meanInterval(pairMargins(block.columns), confidence);
      for (const [i, count] of counts.entries()) {
        rows.push({
          ...block.names,
          from: (i - last - 0.5) * width,
          to: (i - last + 0.5) * width,
          engagements: count,
          share: count / values.length,
          mean: mean.estimate,
          mean_low: mean.low,
          mean_high: mean.high,
          median: quantileSorted(values, 0.5),
        });
      }
    }
  }
  return columnar(rows);
}

function niceAbove(width: number): number {
  const decade = 10 ** Math.floor(Math.log10(Math.max(width, 1)));
  return ([1, 2, 5, 10].find((step) => step * decade >= width) ?? 10) * decade;
}
