import type { Answer, Comparison, KeptExploit, Summary } from '../analysis/index.ts';
import type { Manifest } from '../campaign/manifest.ts';
import type { Campaign } from '../campaign/result.ts';
import { alongside, NOT_A_CAUSE } from './alongside.ts';
import { answer } from './answer.ts';
import type { ChartGroup } from './chart.ts';
import type { Figure } from './figure.ts';
import { methodSentences } from './method-words.ts';
import { titlesOf } from './sections.ts';
import { skillSentences } from './skill.ts';
import type { Telling } from './telling.ts';
import { undecidedSentences } from './undecided.ts';

/** What the page and the text of a report are made from. */
export interface ReportInput {
  readonly campaign: Campaign;
  readonly summary: Summary;
  readonly manifest: Manifest;
  readonly figures: readonly Figure[];
  /** How the figures are folded up; default: they are not. */
  readonly groups?: readonly ChartGroup[];
  /** What a study found; default: what the comparisons of the summary say. */
  readonly answer?: Answer;
  /** Titles of rules by ledger ID, where known. */
  readonly ruleTitles?: ReadonlyMap<string, string>;
  /** The engagements most worth a look, and which of their pages exist. */
  readonly telling?: readonly Telling[];
  readonly pages?: ReadonlySet<string>;
  /** Texts of those pages by file, for a page that holds them. */
  readonly replays?: ReadonlyMap<string, string>;
  /** What a run by an older version lacks, in words. */
  readonly missing?: readonly string[];
  /** What is kept of how good players are; default: nothing. */
  readonly kept?: readonly KeptExploit[];
}

/** The sentences that the page and the text of a report share. */
export interface Said extends Answer {
  readonly about: string;
  readonly titles: ReadonlyMap<string, string>;
  readonly method: readonly string[];
  readonly ruleTitles: ReadonlyMap<string, string>;
  readonly telling: readonly Telling[];
  readonly pages: ReadonlySet<string>;
  readonly missing: readonly string[];
  /** What would decide open comparisons. */
  readonly next: readonly string[];
}

export function saidOf(input: ReportInput): Said {
  const { campaign, summary } = input;
  const titles = titlesOf(campaign);
  const told = new Map<Comparison, string>();
  const along = alongside(campaign, summary);
  const remembered = (one: Comparison): string => {
    const words = along(one);
    told.set(one, words);
    return words;
  };
  const found = input.answer ?? answer(summary, remembered);
  const hedged = [...told.values()].some((words) => words !== '');
  return {
    ...found,
    about: found.about ?? [...new Set(titles.values())].join(', '),
    method: [
      ...(found.method ?? []),
      ...methodSentences(summary),
      ...skillSentences(summary, campaign, input.kept ?? [], input.manifest.code),
      ...(hedged ? [NOT_A_CAUSE] : []),
    ],
    titles,
    ruleTitles: input.ruleTitles ?? new Map(),
    telling: input.telling ?? [],
    pages: input.pages ?? new Set(),
    missing: input.missing ?? [],
    next: input.answer === undefined ? undecidedSentences(summary, input.manifest) : [],
  };
}

/** `3600 games in 1800 pairs` */
export function engagementsInWords(summary: Summary): string {
  const count = summary.results.reduce((sum, { engagements }) => sum + engagements, 0);
  return `${count.toLocaleString('en-GB')} games in ${(count / 2).toLocaleString('en-GB')} pairs`;
}

/** A sentence where a run by an older version lacks something, else nothing. */
export function missingSentences(missing: readonly string[]): string[] {
  return missing.length === 0 ? [] : [`This run was made by an older version and lacks: ${missing.join('; ')}. Play it again to get them.`];
}
