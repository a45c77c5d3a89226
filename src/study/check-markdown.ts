import { commandLine } from '../campaign/command-line.ts';
import { counted } from '../rules/counted.ts';
import { listSentences } from '../scenario/list-notes.ts';
import { type CheckResult, foundText, promisedText, VERDICT_WORDS, valuesFirst, whereText } from './check-result.ts';
import { goOnText, toDecideText } from './to-decide-words.ts';

export interface MarkdownOptions {
  /** Games a second, to tell how long it takes to go on; null if it is not known. */
  readonly pace?: number | null;
  /** Whether the page stands beside the replays, so that it can link to them. */
  readonly linked?: boolean;
}

/** A page for a pull request, written for a reader who has never seen the tool: the answer, what changed, the promises, what to do next. */
export function checkMarkdown(result: CheckResult, { pace = null, linked = true }: MarkdownOptions = {}): string {
  return [
    `## ${escapeMarkdown(result.title)}: ${headline(result)}`,
    '',
    answer(result, pace),
    '',
    ...whatChanged(result),
    '### The promises',
    '',
    ...promises(result),
    '',
    ...whatNext(result, linked),
    ...legend(result),
    '',
  ].join('\n');
}

const acceptCommand = (file: string): string => `${commandLine('check', [file], {})} --accept`;

/** `all 3 promises are kept` */
export function headline({ promises, verdict, accepted }: CheckResult): string {
  const of = (wanted: string): number => promises.filter((it) => it.verdict === wanted).length;
  const all = counted(promises.length, 'promise');
  if (promises.length === 0) return accepted ? 'baseline accepted' : 'nothing is promised';
  if (verdict === 'broken') return `${of('broken')} of ${all} ${of('broken') === 1 ? 'is' : 'are'} broken`;
  if (verdict === 'undecided') return `not enough games to decide ${of('undecided')} of ${all}`;
  return promises.length === 1 ? 'its promise is kept' : `all ${all} are kept`;
}

function answer(result: CheckResult, pace: number | null): string {
  const { promises, variant, ruleset, engagements, seed, budget, accepted, file } = result;
  const broken = promises.filter((it) => it.verdict === 'broken');
  const lines = broken.map(
    (it) =>
      `**Broken: ${escapeMarkdown(it.promise)}** (${escapeMarkdown(whereText(it))}); found ${escapeMarkdown(foundText(it))}, promised ${escapeMarkdown(promisedText(it))}.`,
  );
  const open = promises.filter((it) => it.verdict === 'undecided');
  const undecided = open.map(
    (it) =>
      `**Not enough games to tell: ${escapeMarkdown(it.promise)}** (${escapeMarkdown(whereText(it))}); found ${escapeMarkdown(foundText(it))}, promised ${escapeMarkdown(promisedText(it))}; ${escapeMarkdown(toDecideText(it))}.`,
  );
  const next = goOnText(result, pace);
  const played = `sandtable played ${counted(engagements, 'scripted game')} under ${escapeMarkdown(ruleset)} (${code(variant)}, seed ${code(seed)}) to find out; it stops at the first certain answer, or after ${counted(budget, 'pair')} of games.`;
  const accept = accepted
    ? [`**A new baseline was written** for ${code(file)}: commit it, and later checks compare with these games.`]
    : [];
  const told = listSentences(result.lists).map(escapeMarkdown);
  return [...lines, ...undecided, ...(next === null ? [] : [escapeMarkdown(next)]), ...accept, played, ...told].join('\n\n');
}

function whatChanged({ changed, compared }: CheckResult): string[] {
  if (changed === null) return [];
  const pairs = (compared ?? []).reduce((sum, it) => sum + it.pairs, 0);
  const otherwise = (compared ?? []).reduce((sum, it) => sum + it.changed, 0);
  const told = changed.length <= MOST_ITEMS + 1 ? changed : valuesFirst(changed);
  const items = told.map((it) => `- ${escapeMarkdown(it)}`);
  const list =
    items.length <= MOST_ITEMS + 1
      ? items
      : [...items.slice(0, MOST_ITEMS), `- and ${items.length - MOST_ITEMS} more (\`check.json\` has them all)`];
  return [
    '### What changed since the baseline',
    '',
    ...(list.length === 0 ? ['Nothing: rules, data and code are as they were.'] : list),
    '',
    ...(compared === null ? [] : [consequence(pairs, otherwise, changed.length), '']),
  ];
}

const MOST_ITEMS = 20;

/** What the changes did in play. */
export function consequence(pairs: number, otherwise: number, changes: number): string {
  if (pairs === 0) return 'No pair of games was compared with the baseline.';
  const all = `${counted(pairs, 'pair')} of games, played again on the dice of the baseline,`;
  if (otherwise > 0) {
    const why = changes === 0 ? ', though nothing that is tracked has changed: look for files that a plugin reads from elsewhere' : '';
    return `Of ${all} ${otherwise.toLocaleString('en-US')} went differently${why}.`;
  }
  const went = `All ${all} went exactly as before`;
  return changes === 0 ? `${went}.` : `${went}: nothing that changed matters on these dice.`;
}

function promises({ promises: all, budget }: CheckResult): string[] {
  const several = new Set(all.map(whereText)).size > 1;
  const heads = ['', 'promise', ...(several ? ['where'] : []), 'found', 'promised', 'pairs of games'];
  const rows = all.map((it) => [
    it.verdict === 'kept' ? VERDICT_WORDS.kept : `**${VERDICT_WORDS[it.verdict]}**`,
    escapeMarkdown(it.promise),
    ...(several ? [escapeMarkdown(whereText(it))] : []),
    escapeMarkdown(foundText(it)),
    escapeMarkdown(promisedText(it)),
    `${it.pairs.toLocaleString('en-US')} of ${budget.toLocaleString('en-US')}`,
  ]);
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)];
}

function whatNext({ verdict, look, promises: all, file, accepted, changed }: CheckResult, linked: boolean): string[] {
  const lines: string[] = [];
  if (look.length > 0 && verdict !== 'kept') {
    lines.push(
      'Games most worth a look:',
      '',
      ...look.map((it) => `- ${escapeMarkdown(it.why)}${pageText(it.file, linked)}  \n  ${code(it.command)}`),
      '',
    );
  }
  const movedOn = all.some((it) => it.verdict === 'broken' && it.subject.startsWith('change of '));
  if (movedOn && !accepted) {
    lines.push(
      `If the change is intended, ${code(acceptCommand(file))} makes the current state the baseline; commit the file that it writes.`,
      '',
    );
  }
  if (all.some((it) => it.verdict === 'broken' && !it.subject.startsWith('change of '))) {
    lines.push(`If a promise is no longer wanted, change it in ${code(file)}; otherwise change the rule back, or tune it.`, '');
  }
  if (all.some((it) => it.verdict === 'undecided')) {
    lines.push(`Instead of more games, the open promises can be made wider in ${code(file)}.`, '');
  }
  if (verdict === 'kept' && (changed?.length ?? 0) > 0 && !accepted) {
    lines.push(`Nothing needs to be done. ${code(acceptCommand(file))} makes this state the new baseline.`, '');
  }
  return lines.length === 0 ? [] : ['### What to do next', '', ...lines];
}

/** Where the replay of a game is. */
function pageText(file: string | undefined, linked: boolean): string {
  if (file === undefined) return '';
  return linked ? ` ([watch it](${file}))` : ` (${code(file)} in the results of the check)`;
}

const legend = ({ confidence, method, promises: all }: CheckResult): string[] => {
  const used = new Set(all.map((it) => it.verdict));
  const words = [
    '- **pair of games**: the same scenario twice on the same dice, with the sides of the table swapped',
    '- **games won**: a draw counts as half a win',
    '- **found**: the mean of the games, and in brackets the range of the true value',
    ...(used.has('kept') ? ['- **kept**: all of that range lies inside what was promised'] : []),
    ...(used.has('broken') ? ['- **broken**: all of it lies outside'] : []),
    ...(used.has('undecided') ? ['- **not enough games to tell**: it is partly inside after all allowed games'] : []),
    `- All of these hold together with ${Number((confidence * 100).toFixed(2))} % confidence, however often you look: ${escapeMarkdown(method)}.`,
  ];
  return ['<details><summary>What the words mean</summary>', '', ...words, '', '</details>'];
};

/** Text escaped to show literally, in tables too. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_{}[\]<>|#~$@&]/g, (it) => (it === '<' ? '&lt;' : it === '&' ? '&amp;' : it === '@' ? '&#64;' : `\\${it}`));
}

/** Code within a line. */
function code(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map((it) => it[0].length));
  const fence = '`'.repeat(longest + 1);
  const gap = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `${fence}${gap}${text.replace(/\s+/g, ' ')}${gap}${fence}`;
}
