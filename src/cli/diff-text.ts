import type { Colour, Naming } from '../analysis/naming.ts';
import type { Change } from '../compile/between.ts';
import type { Cause } from '../replay/cause.ts';
import { causeLines, changeName } from '../replay/cause-words.ts';
import type { Chain, ChainItem, ChainRound } from '../replay/chain.ts';
import type { Difference, Divergence } from '../replay/divergence.ts';
import type { Idle } from '../replay/idle.ts';
import type { Search } from '../replay/search.ts';
import type { End, Story } from '../replay/story.ts';
import { lineText } from '../replay/text.ts';
import type { Line } from '../replay/transcript.ts';
import { counted } from '../rules/counted.ts';
import { paint, table } from './print.ts';

/** Everything `diff` found out. The first ruleset is called A and the second B. */
export interface DiffReport {
  readonly scenario: string;
  readonly seed: string;
  readonly rulesets: readonly [string, string];
  /** Switches that differ; null where the rulesets are too different for their rules to be matched. */
  readonly changes: readonly Change[] | null;
  /** Null if one pair was requested. */
  readonly search: Search | null;
  readonly stories: readonly (Story & { readonly replay: readonly [string, string] })[];
  /** Index of the story whose result moved most; null if there is none. */
  readonly told: number | null;
  /** Why each switch made no difference, if nothing differs. */
  readonly idle: { readonly pairs: number; readonly changes: readonly Idle[] } | null;
}

export interface TextOptions {
  /** Lines of what followed; also roughly the rows of a round. */
  readonly lines: number;
  /** Columns of the terminal. */
  readonly width: number;
  /** What armies, rulesets and rules are called. */
  readonly named: Naming;
}

/** From this width on two columns fit side by side. */
const WIDE = 120;
/** Most switches listed by name. */
const MOST_NAMED = 12;

/** The report as text for a terminal. */
export function diffText(report: DiffReport, options: TextOptions): string {
  const { scenario, seed, rulesets, search, stories, told } = report;
  const army: ArmyName = (colour) => options.named.army(colour, scenario);
  const ruleset = (spec: string): string => {
    const name = options.named.ruleset(spec);
    return name === spec ? spec : `${name}: ${spec}`;
  };
  const heading = [
    `${scenario}, seed "${seed}"${army('red') === 'red' ? '' : `: ${army('red')} against ${army('blue')}`}`,
    `  A  ${ruleset(rulesets[0])}`,
    `  B  ${ruleset(rulesets[1])}`,
    `  ${changesText(report.changes)}`,
  ].join('\n');
  const parts = [heading];
  if (search !== null) parts.push(searchText(search));
  if (search !== null && stories.length > 0) parts.push(storyTable(stories));
  const shown = search === null ? stories : stories.filter((_, i) => i === told);
  if (search !== null && shown.length > 0 && stories.length > 1) parts.push('The one whose result moved most:');
  parts.push(...shown.map((it) => storyText(it, it.replay, options, army)));
  if (report.idle !== null) parts.push(idleText(report.idle.pairs, report.idle.changes));
  return parts.join('\n\n');
}

function changesText(changes: readonly Change[] | null): string {
  if (changes === null) return 'They belong to different editions: their rules cannot be matched one by one.';
  if (changes.length === 0) return 'No rule differs.';
  if (changes.length > MOST_NAMED) return `${counted(changes.length, 'switch', 'switches')} differ.`;
  return `Changed in B: ${changes.map((it) => `${changeName(it)} ${it.second}`).join(', ')}.`;
}

function searchText({ from, searched, differingPairs }: Search): string {
  const pairs = searched === 1 ? `pair ${from}` : `pairs ${from} to ${from + searched - 1}`;
  return `Searched ${pairs}: ${differingPairs} of ${searched} ${differingPairs === 1 ? 'differs' : 'differ'}.`;
}

function storyTable(stories: readonly Story[]): string {
  const rows = stories.map((it) => [
    String(it.pair),
    String(it.seat),
    placeText(it.divergence),
    it.cause === null ? '' : shortCause(it.cause),
    it.ends.map(({ vp }) => vp.join('-')).join(' > '),
    signed(it.moved.margin),
    it.ends[0].winner === it.ends[1].winner ? `${it.ends[0].winner}` : `${it.ends[0].winner} > ${it.ends[1].winner}`,
  ]);
  const right = ['pair', 'seat of red', 'margin of red'];
  return table(['pair', 'seat of red', 'they diverge in', 'because of', 'victory points A > B', 'margin of red', 'winner'], rows, right);
}

const signed = (n: number): string => (n > 0 ? `+${n}` : String(n));

const placeText = (parted: Divergence | null): string =>
  parted === null ? 'nowhere' : parted.where.map(lineText).join(', ') || 'the set-up';

type ArmyName = (colour: Colour) => string;

/** The rules of a cause, for a cell. */
function shortCause(cause: Cause): string {
  if (cause.how === 'ran') return 'another edition';
  const [first, second, ...rest] = cause.changes.map(changeName);
  return [first, second, rest.length === 0 ? undefined : `${rest.length} more`].filter((it) => it !== undefined).join(', ');
}

function storyText(story: Story, replay: readonly [string, string], { lines, width, named }: TextOptions, army: ArmyName): string {
  const title = paint('bold', `Pair ${story.pair}, red in seat ${story.seat}`);
  const { divergence: parted, cause, chain, ends } = story;
  const results = ends.map((end, i) => `  ${'AB'[i]}  ${endText(end, army)}\n     ${replay[i]}`).join('\n');
  if (parted === null) {
    const numbering = story.same ? '' : ' Only the numbering of phases differs, hence the different digests.';
    return `${title}: the same in every event.${numbering}\n${results}`;
  }
  return [
    `${title}: they diverge in ${placeText(parted)}.\n${cause === null ? '' : causeLines(cause, named.rule)}${differenceText(parted)}`,
    `Just before, in both\n${listed(parted.before)}`,
    width >= WIDE ? sideBySide(parted, width) : stacked(parted),
    story.same ? 'Only dice differ, and they change nothing: every event is the same.' : chainText(chain as Chain, lines, army),
    `The result\n${results}`,
  ].join('\n\n');
}

function endText({ winner, vp, lost, rounds, digest }: End, army: ArmyName): string {
  const who = winner === 'draw' ? 'a draw' : `${army(winner)} wins`;
  return `${who}, victory points of red ${vp[0]}, of blue ${vp[1]}, army points lost ${lost.join(' and ')}, ${counted(rounds, 'round')}, digest ${digest}`;
}

function differenceText({ difference, dice, first, second }: Divergence): string {
  const after = dice.length === 0 ? '' : ` after the same dice: ${dice.map(lineText).join('; ')}`;
  return `What differs: ${differenceWords(difference, first[0], second[0])}${after}.`;
}

function differenceWords(difference: Difference, a: Line | undefined, b: Line | undefined): string {
  switch (difference.kind) {
    case 'dice-count':
      return `${difference.first} dice in A and ${difference.second} in B, in ${a?.kind === 'dice' ? lineText({ ...a, faces: [] }).replace(/:\s*$/, '') : 'one roll'}`;
    case 'values':
      return `${difference.event}, ${difference.fields.map((it) => `${it.field} ${it.first} in A and ${it.second} in B`).join(', ')}`;
    case 'place':
      return `where ${difference.unit} goes, ${difference.inches.toFixed(1)} inches apart`;
    case 'formation':
      return `the formation of ${difference.unit}, round the same centre`;
    case 'end':
      return `nothing more happens in ${difference.over === 'first' ? 'A' : 'B'}`;
    case 'other':
      return `"${a === undefined ? '' : lineText(a)}" in A, "${b === undefined ? '' : lineText(b)}" in B`;
  }
}

const listed = (lines: readonly Line[]): string => (lines.length === 0 ? '  (nothing)' : lines.map((it) => `  ${lineText(it)}`).join('\n'));

const stacked = ({ first, second }: Divergence): string => `What followed in A\n${listed(first)}\n\nWhat followed in B\n${listed(second)}`;

function sideBySide({ first, second }: Divergence, width: number): string {
  const half = Math.floor((width - 5) / 2);
  const cut = (line: Line | undefined, none: string): string => {
    const text = line === undefined ? none : lineText(line);
    return text.length > half ? `${text.slice(0, half - 3)}...` : text;
  };
  const rows = Array.from({ length: Math.max(first.length, second.length, 1) }, (_, i) => [
    `  ${cut(first[i], i === 0 ? '(nothing more)' : '').padEnd(half)}`,
    cut(second[i], i === 0 ? '(nothing more)' : ''),
  ]);
  return table([`  ${'What followed in A'.padEnd(half)}`, 'in B'], rows);
}

function chainText(chain: Chain, lines: number, army: ArmyName): string {
  if (chain.rounds.length === 0) return 'Nothing differs at the end of any round.';
  const rows = chain.rounds.flatMap((it) => roundRows(it, Math.max(2, Math.ceil(lines / 3))));
  const told = table(['  after', 'what differs', 'A', 'B'], rows);
  return `From there to the result (* first difference of its kind)\n${told}\n${turningText(chain, army)}`;
}

/** Sides, objectives and the end are always listed; of the units those that matter most. */
function roundRows({ round, items }: ChainRound, mostUnits: number): string[][] {
  const units = items.filter(({ about }) => about.includes('/'));
  const left = units.slice(mostUnits);
  const kept = items.filter((it) => !left.includes(it) || it.news);
  const rows = kept.map(({ kind, about, first, second, news }, i) => [
    `  ${i > 0 ? '' : round === 0 ? 'set-up' : `round ${round}`}`,
    `${news ? '*' : ' '} ${about}: ${kind === 'destroyed' ? 'models' : kind}`,
    standsAt(kind, first),
    standsAt(kind, second),
  ]);
  const more = items.length - kept.length;
  return more === 0 ? rows : [...rows, ['  ', `  and ${counted(more, 'more unit')}`, '', '']];
}

/** The models of a unit that survives under only one ruleset. */
const standsAt = (kind: ChainItem['kind'], value: number | string): string =>
  kind === 'destroyed' && value === 0 ? 'none left' : String(value);

function turningText({ rounds, turningPoint }: Chain, army: ArmyName): string {
  const last = rounds.at(-1);
  if (turningPoint === null || last === undefined) return 'No turning point: the same side leads in victory points at the end.';
  const leads = (lead: number): string => (lead > 0 ? `${army('red')} leads` : lead < 0 ? `${army('blue')} leads` : 'they are level');
  return `Turning point: round ${turningPoint}. From its end another side leads; at the end of the game ${leads(last.lead[0])} in A, and ${leads(last.lead[1])} in B.`;
}

const WHY: { readonly [why in Idle['why']]: string } = {
  ran: 'it came up and changed nothing',
  'never ran': 'it never came up',
  'not counted': 'changes tables or the order of play, which is not counted',
  dormant: 'a rule that it needs is off',
  replaced: 'another rule takes its place',
  data: 'a value that changed nothing',
  'nobody has it': 'no unit in the scenario has its keyword',
};

function idleText(pairs: number, changes: readonly Idle[]): string {
  if (changes.length === 0) return 'The rulesets are identical.';
  const rows = changes.map(({ change, why }) => [changeName(change), WHY[why]]);
  return `What the switches did in ${pairs === 1 ? 'this pair' : `${pairs} pairs`}\n${table(['rule', 'in play'], rows)}`;
}
