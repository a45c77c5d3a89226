import type { Difference } from '../analysis/summary.ts';
import { verdictWords } from '../analysis/verdict-words.ts';
import { escapeMarkdown } from '../page/index.ts';
import { counted } from '../rules/counted.ts';
import { item } from '../rules/item.ts';
import { listSentences } from '../scenario/list-notes.ts';
import type { Interval } from '../stats/index.ts';
import type { ArmyChanges } from './army-changes.ts';
import type { ArmyCircles, Circle } from './army-circles.ts';
import { withNames } from './army-names.ts';
import type { ArmyStudy } from './army-study.ts';
import type { ArmyTable } from './army-tables.ts';
import type { Entrant } from './round-robin.ts';

/** A part of the report on a round-robin, for a terminal or a file. */
export type Block =
  | { readonly heading: string }
  | { readonly text: string }
  | {
      readonly heads: readonly string[];
      readonly rows: readonly (readonly string[])[];
      /** Right-aligned columns. */
      readonly right: readonly string[];
      /** Number of columns at the left that are repeated in each part of a table that is too wide. */
      readonly kept: number;
    };

/** Points of armies that differ by no more than this share count as equal. */
const EQUAL_POINTS = 0.02;

/** What a round-robin says, the answer first. */
export function armyBlocks(played: ArmyStudy): Block[] {
  const study = withNames(played);
  const { armies, field, pairs, tables } = study;
  const matchups = (armies.length * (armies.length - 1)) / 2;
  const unequal = unequalPoints(study);
  return [
    { heading: `${counted(armies.length, 'army', 'armies')} on ${field}` },
    {
      text: `Every army played every other: ${counted(matchups, 'matchup')} of ${counted(pairs, 'pair')} on the same dice, with the seats swapped.`,
    },
    ...(unequal === null ? [] : [{ text: unequal }]),
    ...listSentences(study.lists).map((text) => ({ text })),
    ...tables.flatMap((table) => tableBlocks(table, study)),
    ...study.changes.flatMap((changes) => changeBlocks(changes, study)),
    { text: methodText(study) },
  ];
}

/** A warning where armies are not of equal size. */
export function unequalPoints({ armies }: ArmyStudy): string | null {
  // Family by family, then as rulesets change them.
  const each = armies.map(({ points, pointsUnder }): Entrant['points'] => ({ ...points, ...pointsUnder }));
  const uneven = Object.keys(each[0] ?? {}).filter((name) => {
    const points = each.flatMap((it) => it[name] ?? []);
    return Math.max(...points) - Math.min(...points) > EQUAL_POINTS * Math.max(...points);
  });
  if (uneven.length === 0) return null;
  const list = armies.map((it, k) => `${it.id} ${uneven.map((name) => each[k]?.[name]).join('/')}`).join(', ');
  return `The armies differ by more than 2 % in army points (${uneven.join('/')}: ${list}), which affects their ratings.`;
}

function tableBlocks(table: ArmyTable, study: ArmyStudy): Block[] {
  const level = percent(study.confidence);
  const standings = table.standings.map(({ army, rating, score }, place) => {
    const entrant = study.armies.find((it) => it.id === army);
    return [
      String(place + 1),
      army,
      whole(rating.estimate),
      range(rating, whole),
      hundred(score.estimate),
      range(score, hundred),
      entrant?.doctrine ?? '',
    ];
  });
  return [
    { heading: table.variant },
    { text: standingText(table, study.confidence) },
    {
      heads: ['#', 'army', 'rating', `${level} interval`, 'wins %', 'interval', 'doctrine'],
      rows: standings,
      right: ['#', 'rating', 'wins %'],
      kept: 2,
    },
    {
      text: `Games that the row wins against the column, in per cent (draws count half), plus or minus half its ${level} interval (* one is certainly ahead, after correction for ${table.matchups.length} matchups):`,
    },
    matrixOf(table),
    ...circleBlocks(table.circles, study),
  ];
}

/** The strongest and weakest army, and whether ratings tell the whole story. */
export function standingText(table: ArmyTable, confidence: number): string {
  const best = item(table.standings, 0);
  const worst = item(table.standings, table.standings.length - 1);
  return `The strongest is ${best.army} (${whole(best.rating.estimate)}, ${range(best.rating, whole)}), the weakest ${worst.army} (${whole(worst.rating.estimate)}, ${range(worst.rating, whole)}). ${fitText(table, 1 - confidence)}`;
}

function matrixOf({ standings, matchups }: ArmyTable): Block {
  const numbers = standings.map((_, i) => String(i + 1));
  const cell = (row: string, column: string): string => {
    if (row === column) return '-';
    const found = matchups.find((it) => (it.red === row && it.blue === column) || (it.red === column && it.blue === row));
    if (found === undefined) return '';
    const { estimate, low, high } = found.score;
    return `${hundred(found.red === row ? estimate : 1 - estimate)} ±${hundred((high - low) / 2)}${found.sure ? '*' : ' '}`;
  };
  return {
    heads: ['#', 'army', ...numbers],
    rows: standings.map(({ army }, i) => [item(numbers, i), army, ...standings.map((other) => cell(army, other.army))]),
    right: ['#', ...numbers],
    kept: 2,
  };
}

function fitText({ fit }: ArmyTable, alpha: number): string {
  if (fit.freedom === 0) return 'With so few armies ratings fit any results.';
  const test = `chi-squared ${fit.chiSquared.toFixed(1)} with ${counted(fit.freedom, 'degree')} of freedom, P ${chance(fit.p)}`;
  const share = `${hundred(fit.cyclicShare.estimate)} % (${range(fit.cyclicShare, hundred)}) of the imbalance comes from circles`;
  const unknown = fit.cyclicShare.low === 0 && fit.cyclicShare.high > 0.5;
  const rest = unknown ? 'these games cannot tell how much of the imbalance comes from circles' : share;
  if (fit.p >= alpha) return `Ratings explain the results (${test}; ${rest}).`;
  return `Ratings do not tell the whole story (${test}): ${share}.`;
}

/** Whether armies beat each other in a circle; `listed` where the strongest of them are listed below. */
export function circleText({ told, estimated, count }: ArmyCircles, confidence: number, listed: boolean): string {
  const below = (all: number, shown: number, words: string): string => (listed && all > shown ? words : '');
  const answer =
    told.length === 0
      ? `No circle (A beats B beats C beats A) found at ${percent(confidence)}.`
      : `Circles in which every win is sure at ${percent(confidence)}: ${count.told}${below(count.told, told.length, `, ${told.length} of them listed below`)}.`;
  const weaker =
    estimated.length === 0
      ? ''
      : ` ${count.estimated} more in the estimates, not confirmed by the evidence${below(count.estimated, estimated.length, ` (${estimated.length} below)`)}.`;
  return answer + weaker;
}

function circleBlocks(circles: ArmyCircles, { confidence }: ArmyStudy): Block[] {
  const heads = ['circle', 'wins %', 'beyond ratings', 'interval', 'seen in resamples'];
  const row = (circle: Circle): string[] => [
    [...circle.armies, circle.armies[0]].join(' > '),
    circle.scores.map((it) => hundred(it.estimate)).join(', '),
    circle.advantage === null ? '' : signed(circle.advantage.estimate),
    circle.advantage === null ? '' : range(circle.advantage, signed),
    circle.support === null ? 'sure' : `${hundred(circle.support)} %`,
  ];
  const rows = [...circles.told, ...circles.estimated].map(row);
  return [
    { text: circleText(circles, confidence, true) },
    ...(rows.length === 0 ? [] : [{ heads, rows, right: ['beyond ratings'], kept: 1 }]),
  ];
}

/** Which ratings moved under a ruleset. */
export function changeText({ ratings, matchupsDiffer }: ArmyChanges): string {
  const moved = ratings.filter((it) => it.verdict === 'different');
  const answer = ratings.every((it) => it.verdict === 'no-op')
    ? 'Nothing changed in any game.'
    : moved.length === 0
      ? 'No rating moved by more than chance explains.'
      : `Ratings that certainly moved: ${moved.map((it) => `${it.army} (${signed(it.rating.difference)})`).join(', ')}.`;
  return `${answer} ${counted(matchupsDiffer, 'matchup')} certainly ${matchupsDiffer === 1 ? 'differs' : 'differ'}.`;
}

function changeBlocks(changes: ArmyChanges, study: ArmyStudy): Block[] {
  const { baseline, variant, ratings, matchups } = changes;
  const level = percent(study.confidence);
  return [
    { heading: `${variant} against ${baseline}` },
    { text: changeText(changes) },
    {
      heads: ['army', 'rating moved by', `${level} interval`, 'P', 'verdict'],
      rows: ratings.map((it) => [
        it.army,
        signed(it.rating.difference),
        range(it.rating, signed),
        chance(it.rating.p),
        verdictWords(it.verdict),
      ]),
      right: ['rating moved by', 'P'],
      kept: 1,
    },
    { text: 'The matchups that moved most, in percentage points of the games that the first army wins (draws count half):' },
    {
      heads: ['matchup', 'wins moved by', `${level} interval`, 'P', 'verdict'],
      rows: matchups.map(({ red, blue, score, verdict, favours }) => [
        `${red} against ${blue}`,
        points(score.difference),
        range(score, points),
        chance(score.p),
        favours === undefined ? verdictWords(verdict) : `helps ${favours}`,
      ]),
      right: ['wins moved by', 'P'],
      kept: 1,
    },
  ];
}

export function methodText({ methods, margin, changes }: ArmyStudy): string {
  const same = changes.length === 0 ? '' : ` A rating counts as unmoved within ${margin.toFixed(0)} Elo points.`;
  return `Ratings are Elo points against this field, whose mean is 1500; 100 Elo points are odds of 1.8 to 1.${same} Methods: ${Object.entries(
    methods,
  )
    .filter(([name]) => name !== 'changes' || changes.length > 0)
    .map(([name, words]) => `${name}: ${words}`)
    .join('. ')}.`;
}

/** `armies.md`. */
export const armyMarkdown = (study: ArmyStudy): string => blockMarkdown(armyBlocks(study));

/** Blocks as Markdown; the first heading is the title. */
export function blockMarkdown(blocks: readonly Block[]): string {
  let depth = '#';
  const parts = blocks.map((block) => {
    if ('heading' in block) {
      const line = `${depth} ${escapeMarkdown(block.heading)}`;
      depth = '##';
      return line;
    }
    if ('text' in block) return escapeMarkdown(block.text);
    const line = (cells: readonly string[]): string => `| ${cells.map(escapeMarkdown).join(' | ')} |`;
    return [line(block.heads), line(block.heads.map((it) => (block.right.includes(it) ? '--:' : '---'))), ...block.rows.map(line)].join(
      '\n',
    );
  });
  return `${parts.join('\n\n')}\n`;
}

const percent = (share: number): string => `${Math.round(share * 1000) / 10} %`;
const whole = (n: number): string => n.toFixed(0);
const hundred = (n: number): string => (100 * n).toFixed(0);
const signed = (n: number): string => (n > 0.5 ? '+' : '') + (Math.round(n) + 0).toFixed(0);
const points = (n: number): string => (n > 0 ? '+' : '') + (100 * n + 0).toFixed(1);
const range = ({ low, high }: Pick<Interval | Difference, 'low' | 'high'>, show: (n: number) => string): string =>
  `${show(low)} to ${show(high)}`;
const chance = (p: number): string => (p < 0.0001 ? '<0.0001' : p.toFixed(4));
