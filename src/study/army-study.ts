import type { Names } from '../campaign/names.ts';
import type { Campaign } from '../campaign/result.ts';
import { item } from '../rules/item.ts';
import type { ListNotes } from '../scenario/list-notes.ts';
import { type ArmyChanges, changesOf, marginInElo } from './army-changes.ts';
import { type ArmyTable, fitVariant, tableOf } from './army-tables.ts';
import type { Entrant, TableOptions } from './round-robin.ts';

/** How the numbers were computed, for a reader. */
const METHODS = {
  ratings:
    "Bradley-Terry on mean pair scores (a draw is half a win), bias-reduced with Jeffreys' prior, on the Elo scale; Student's t intervals on the sandwich variance by pair",
  matchups: "Wilson's interval with the variance of pairs; sure after Holm over the matchups of a table",
  fit: 'generalised least-squares chi-squared of the scores about those that the ratings expect',
  circles:
    'sure where every win is; support by bootstrap of pairs; advantage and share are the curl of the flow of log-odds (HodgeRank) with intervals by the delta method',
  changes: 'paired on the same dice: delta method by pair, Holm over armies and rulesets; matchups as in summary.json',
} as const;

/** The content of `armies.json`: a round-robin of armies under each ruleset. */
export interface ArmyStudy {
  readonly format: 1;
  /** The scenario on whose battlefield, with whose mission, the armies met. */
  readonly field: string;
  readonly pairs: number;
  readonly confidence: number;
  /** Elo points within which a rating counts as unmoved. */
  readonly margin: number;
  readonly armies: readonly Entrant[];
  /** Rulesets in words by specification; absent in results of older versions. */
  readonly rulesets?: Names['rulesets'];
  readonly tables: readonly ArmyTable[];
  readonly changes: readonly ArmyChanges[];
  readonly methods: typeof METHODS;
  /** What is told of the army lists; absent in results of older versions. */
  readonly lists?: ListNotes;
}

export interface ArmyStudyOptions extends TableOptions {
  readonly field: string;
  /** Largest score difference that counts as none. */
  readonly margin: number;
  readonly rulesets?: Names['rulesets'];
  readonly lists?: ListNotes;
}

/** Builds the tables of a played round-robin, whose scenarios are the fixtures in order. */
export function studyArmies(campaign: Campaign, options: ArmyStudyOptions): ArmyStudy {
  options.fixtures.forEach(({ id }, s) => {
    if (campaign.scenarios[s]?.id !== id) throw new RangeError(`the results have ${campaign.scenarios[s]?.id}, expected ${id}`);
  });
  const fitted = campaign.variants.map((_, v) => fitVariant(campaign, v, options));
  return {
    format: 1,
    field: options.field,
    pairs: campaign.pairs,
    confidence: options.confidence,
    margin: marginInElo(options.margin),
    armies: options.entrants,
    ...(options.rulesets !== undefined && { rulesets: options.rulesets }),
    tables: campaign.variants.map(({ spec }, v) => tableOf(spec, item(fitted, v), options)),
    changes: changesOf(campaign, fitted, options.margin, options),
    methods: METHODS,
    ...(options.lists !== undefined && { lists: options.lists }),
  };
}
