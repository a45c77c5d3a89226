import { describeParam } from '../compile/select.ts';
import { escapeMarkdown } from '../page/index.ts';
import type { Param } from '../rules/index.ts';
import type { Case } from './cases.ts';
import type { Catalogue, RuleFacts } from './catalogue.ts';
import { type FactLine, factsOf } from './facts.ts';
import { groups } from './html/page.ts';
import type { RuleLine } from './rule-list.ts';
import { isOn } from './switches.ts';
import { choices } from './words/answers.ts';
import { type DiceRow, diceRows } from './words/dice.ts';
import { outcomesText } from './words/outcomes.ts';
import { capital, type Phrase, phraseMarkdown } from './words/phrase.ts';
import { type Setting, settingOf } from './words/setting.ts';
import { situationText } from './words/situation.ts';
import { stepText } from './words/steps.ts';

const HEADS = ['ID', 'title', 'default', 'switch', 'played', 'parameters', 'left out'];

/** The catalogue in Markdown: a table by area, then every rule with its facts and worked examples. */
export function catalogueMarkdown(catalogue: Catalogue): string {
  const { selection, rules } = catalogue;
  const areas = groups(rules);
  const switched = rules.filter(({ line }) => line.switchable).length;
  return `${[
    `# ${escapeMarkdown(selection.variant.title)}`,
    `${rules.length} entries, of which ${switched} can be switched.`,
    ...areas.map(([area, list]) => `## ${area}\n\n${tableOf(list.map((it) => it.line))}`),
    ...areas.flatMap(([, list]) => list.map((it) => ruleText(it, catalogue))),
  ].join('\n\n')}\n`;
}

function tableOf(lines: readonly RuleLine[]): string {
  const row = (cells: readonly string[]): string => `| ${cells.map(escapeMarkdown).join(' | ')} |`;
  return [row(HEADS), `|${' --- |'.repeat(HEADS.length)}`, ...lines.map((it) => row(cellsOf(it)))].join('\n');
}

const cellsOf = (it: RuleLine): string[] => [
  it.id,
  it.title,
  it.default,
  it.switchable ? 'yes' : 'no',
  it.simulated,
  Object.entries(it.params)
    .map(([name, param]) => `${name}: ${param.text}; ${describeParam(param as Param)}, ${String(param.default)} by default`)
    .join('. '),
  it.leavesOut ?? '',
];

function ruleText(rule: RuleFacts, catalogue: Catalogue): string {
  const { line, text, cases } = rule;
  const facts = factsOf(rule, catalogue).flatMap(({ name, lines }) => lines.map((it) => `- ${name}: ${lineText(it, catalogue)}`));
  return [
    `## ${line.id} ${escapeMarkdown(line.title)}`,
    ...(text === '' ? [] : [text.split('\n').map(escapeMarkdown).join('\n\n')]),
    facts.join('\n'),
    ...cases.map((it) => caseText(it, catalogue, line.default === 'on')),
  ].join('\n\n');
}

const lineText = (line: FactLine, { titles }: Catalogue): string =>
  line
    .map((part) => {
      if (typeof part === 'string') return escapeMarkdown(part);
      return 'code' in part ? `\`${part.code}\`` : `${part.rule}${part.titled ? ` ${escapeMarkdown(titles.get(part.rule) ?? '')}` : ''}`;
    })
    .join('');

function caseText(it: Case, { selection, language }: Catalogue, onByDefault: boolean): string {
  const { example, spec } = it;
  const other = isOn(it, onByDefault) ? 'Without the rule' : 'With the rule';
  const setting = settingOf(example, language);
  const list = (name: string, phrases: readonly Phrase[]): string[] =>
    phrases.length === 0 ? [] : [`- ${name}`, ...phrases.map((it) => `  - ${phraseMarkdown(it)}`)];
  const { off } = example;
  const without =
    off === undefined
      ? []
      : off === 'same'
        ? [`- ${other}: the same`]
        : [`- ${other}`, ...indented(outcome(off.dice ?? example.dice, off.then ?? example.then, setting))];
  return [
    `### ${phraseMarkdown(capital([example.title]))}`,
    '',
    ...(spec === selection.spec ? [] : [`Under \`${spec}\``, '']),
    ...list('Situation', situationText(example, setting)),
    ...list(
      'What is done',
      example.when.map((step) => stepText(step, setting)),
    ),
    ...list(
      'What players choose',
      choices(example.answers, setting).map(({ question, answer }) => [...question, ': ', ...answer]),
    ),
    '- Dice and outcome',
    ...indented(outcome(example.dice, example.then, setting)),
    ...without,
  ].join('\n');
}

const indented = (lines: readonly string[]): string[] => lines.map((it) => `  - ${it}`);

function outcome(dice: Case['example']['dice'], then: Case['example']['then'], setting: Setting): string[] {
  return [...diceRows(dice, setting).map(diceText), ...outcomesText(then, setting).map(phraseMarkdown)];
}

const FACES = ['⚀', '⚁', '⚂', '⚃', '⚄', '⚅'];
const face = (it: number): string => FACES[it - 1] ?? String(it);

function diceText({ label, dice }: DiceRow): string {
  const each = dice.map((it) => {
    switch (it.sort) {
      case 'die':
        return face(it.face);
      case 'roll':
        return `${it.faces.map(face).join('')}${it.faces.length === 1 ? '' : ` = ${it.faces.reduce((a, b) => a + b, 0)}`}`;
      case 'arrow':
        return `${it.degrees}°`;
      case 'word':
        return it.word;
    }
  });
  return `${phraseMarkdown(label)}: ${each.join(dice.some((it) => it.sort === 'roll') ? ', ' : ' ')}`;
}
