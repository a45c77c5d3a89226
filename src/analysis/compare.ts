import { type Campaign, columnsOf, prefix } from '../campaign/result.ts';
import { item } from '../rules/item.ts';
import {
  differences,
  exactly,
  hodgesLehmann,
  type Interval,
  pairingFactor,
  pairMoves,
  standardisedMean,
  superiority,
  varianceReduction,
} from '../stats/index.ts';
import { Contrasts, type Measured } from './contrasts.ts';
import { commonVerdict, doctrineLabel, doctrinesInWords, playedUnderSeveral } from './doctrines.ts';
import { exactDifference, type Family, family, told } from './family.ts';
import { correctionWords, type Inference, METHOD_WORDS } from './method.ts';
import { pairMargins, pairScores } from './pair-values.ts';
import { rulesInPlay } from './rules-in-play.ts';
import type { AcrossDoctrines, Comparison, CorrectedDifference, EffectSize, Verdict } from './summary.ts';
import { verdictOf } from './verdict.ts';

export interface CompareOptions extends Inference {
  /** Index of the baseline among the variants. */
  readonly baseline: number;
  readonly margin: number;
  /** Ids of scenarios that are played by a panel: their meetings are a family of their own. Default: none. */
  readonly panels?: readonly string[];
}

/** Every variant against the baseline in every scenario, on the same dice, corrected as one family; the meetings of panels are another. */
export function compare(campaign: Campaign, options: CompareOptions): Comparison[] {
  const contrasts = new Contrasts(options, options.baseline, options.margin);
  const measured = places(campaign, options).map((place) => contrasts.measure(campaign, place));
  const judged = judgeApart(measured, options, ({ contrast }) => isPanel(campaign, item(contrast.scenarios, 0), options));
  const comparisons = measured.map((one, i): Comparison => {
    const s = item(one.contrast.scenarios, 0);
    const v = one.contrast.variant;
    const scenario = item(campaign.scenarios, s);
    const cells = [columnsOf(campaign.columns, s, options.baseline), columnsOf(campaign.columns, s, v)] as const;
    const shared = Math.min(...cells.map(({ rows }) => rows / 2));
    const [before, after] = [prefix(cells[0], shared), prefix(cells[1], shared)];
    const scores = [pairScores(before), pairScores(after)] as const;
    const margins = [pairMargins(before), pairMargins(after)] as const;
    const rules = rulesInPlay(campaign, s, options.baseline, v);
    return {
      scenario: scenario.id,
      baseline: item(campaign.variants, options.baseline).spec,
      variant: item(campaign.variants, v).spec,
      ...doctrineLabel(campaign, scenario),
      ...item(judged, i),
      identicalPairs: one.identicalPairs,
      effect: effectOf(differences(...scores), options),
      vpMiddle: one.identical ? exactly(0) : middleOf(margins, options),
      varianceReduction: varianceReduction(...scores),
      sharedDice: {
        score: pairingFactor(...scores, options.confidence),
        vpMargin: pairingFactor(...margins, options.confidence),
      },
      differentBases: item(campaign.variants, options.baseline).base !== item(campaign.variants, v).base,
      ...(rules === undefined ? {} : { rules }),
    };
  });
  return comparisons.map((one) => withDoctrineNote(one, comparisons));
}

/** The intervals hold only for a number of pairs that was set beforehand. */
function effectOf(moved: Float64Array, { method, confidence }: CompareOptions): EffectSize {
  const moves = pairMoves(moved);
  if (method === 'anytime') return { moves, superiority: null, standardised: null };
  return { moves, superiority: superiority(moves, confidence), standardised: standardisedMean(moved, confidence, 1) };
}

/** The interval holds only for a number of pairs that was set beforehand. */
function middleOf([before, after]: readonly [Float64Array, Float64Array], { method, confidence }: CompareOptions): Interval | null {
  if (method === 'anytime') return null;
  const middle = hodgesLehmann(differences(before, after), confidence);
  return Number.isFinite(middle.low) && Number.isFinite(middle.high) ? middle : null;
}

/** Every variant against the baseline over the pairs of doctrines of each scenario that has several. */
export function compareAcrossDoctrines(campaign: Campaign, comparisons: readonly Comparison[], options: CompareOptions): AcrossDoctrines[] {
  const contrasts = new Contrasts(options, options.baseline, options.margin);
  const groups = playedUnderSeveral(campaign).filter((group) => !isPanel(campaign, item(group, 0), options));
  const wanted = groups.flatMap((group) =>
    variantsOf(campaign, options).flatMap((variant) => {
      const scenarios = group.filter((s) => isPlayed(campaign, s, variant, options));
      return scenarios.length < 2 ? [] : [{ scenarios, variant }];
    }),
  );
  const measured = wanted.map((contrast) => contrasts.measure(campaign, contrast));
  const judged = judge(measured, options);
  return measured.map(({ contrast: { scenarios, variant } }, i): AcrossDoctrines => {
    const { id } = item(campaign.scenarios, item(scenarios, 0));
    const { spec } = item(campaign.variants, variant);
    const { score, vpMargin, method, correction } = item(judged, i);
    return {
      scenario: id,
      baseline: item(campaign.variants, options.baseline).spec,
      variant: spec,
      doctrines: scenarios.map((s) => doctrinesInWords(item(campaign.scenarios, s))),
      ...commonVerdict(comparisons.filter((one) => one.scenario === id && one.variant === spec)),
      score,
      vpMargin,
      method,
      correction,
    };
  });
}

/**
 * Whether a run that is examined while it plays has decided every comparison, as a function to call at each look. A comparison that
 * has its verdict keeps it, except that a difference may still prove too small to matter. Identical engagements so far
 * decide it once there are so many that a difference beyond the margin is ruled out. Panels have looks of their own.
 */
export function decider(options: Omit<CompareOptions, 'method'>): (soFar: Campaign) => boolean {
  const contrasts = new Contrasts({ ...options, method: 'anytime' }, options.baseline, options.margin);
  return (soFar) => {
    const judged = places(soFar, options).filter(({ scenarios }) => !isPanel(soFar, item(scenarios, 0), options));
    const measured = judged.map((place) => contrasts.measure(soFar, place));
    const scores = familyOf(measured, 'anytime', options.confidence, ({ score }) => score.p);
    return measured.every((one, i) => {
      const score = told(one.score, scores, i);
      return verdictOf({ identical: false, score, margin: options.margin, alpha: 1 - options.confidence }) !== 'not enough evidence';
    });
  };
}

const isPanel = ({ scenarios }: Campaign, s: number, { panels = [] }: Pick<CompareOptions, 'panels'>): boolean =>
  panels.includes(item(scenarios, s).id);

const variantsOf = ({ variants }: Campaign, { baseline }: { readonly baseline: number }): number[] =>
  variants.flatMap((_, v) => (v === baseline ? [] : [v]));

const places = (campaign: Campaign, options: { readonly baseline: number }) =>
  campaign.scenarios.flatMap((_, s) =>
    variantsOf(campaign, options).flatMap((variant) => (isPlayed(campaign, s, variant, options) ? [{ scenarios: [s], variant }] : [])),
  );

/** A campaign may leave a scenario out under some of its rulesets. */
const isPlayed = ({ columns }: Campaign, s: number, variant: number, { baseline }: { readonly baseline: number }): boolean =>
  columnsOf(columns, s, variant).rows > 0 && columnsOf(columns, s, baseline).rows > 0;

interface Judged {
  readonly score: CorrectedDifference;
  readonly vpMargin: CorrectedDifference;
  readonly verdict: Verdict;
  readonly favours?: 'red' | 'blue';
  readonly method: string;
  readonly correction: string;
}

/** Verdicts on those of which something is true as one family, and on the others as another. */
function judgeApart(measured: readonly Measured[], options: CompareOptions, apart: (one: Measured) => boolean): Judged[] {
  const parts = [measured.filter((one) => !apart(one)), measured.filter(apart)];
  const judged = parts.map((part) => judge(part, options));
  return measured.map((one) => {
    const at = apart(one) ? 1 : 0;
    return item(item(judged, at), item(parts, at).indexOf(one));
  });
}

/** Verdicts on several contrasts as one family. */
function judge(measured: readonly Measured[], { method, confidence, margin }: CompareOptions): Judged[] {
  const vps = measured.map(({ vpMargin }) => vpMargin());
  const scoreFamily = familyOf(measured, method, confidence, ({ score }) => score.p);
  const vpFamily = familyOf(measured, method, confidence, (_, i) => item(vps, i).p);
  return measured.map(({ identical, score: evidence }, i) => {
    const score = identical ? exactDifference(confidence) : told(evidence, scoreFamily, i);
    const verdict = verdictOf({ identical, score, margin, alpha: 1 - confidence });
    return {
      score,
      vpMargin: identical ? exactDifference(confidence) : told(item(vps, i), vpFamily, i),
      verdict,
      ...(verdict === 'different' && { favours: score.difference > 0 ? 'red' : 'blue' }),
      method: METHOD_WORDS[method],
      correction: correctionWords(scoreFamily.size),
    };
  });
}

/**
 * Corrects P values. Identical runs test nothing, so with a number of pairs set beforehand they cost the others nothing. In a run
 * that is examined as it goes a difference may still turn up, and the family must not grow.
 */
function familyOf(
  measured: readonly Measured[],
  method: Inference['method'],
  confidence: number,
  p: (one: Measured, i: number) => number,
): Family {
  const tested = measured.map(({ identical }) => method === 'anytime' || !identical);
  return family(measured.map(p), 1 - confidence, tested);
}

function withDoctrineNote(one: Comparison, all: readonly Comparison[]): Comparison {
  if (one.doctrine === undefined) return one;
  const group = all.filter((other) => other.scenario === one.scenario && other.variant === one.variant);
  return { ...one, dependsOnDoctrine: commonVerdict(group).verdict === 'depends on the doctrine' };
}
