import { answerLines, isAnswered } from './answer-words.ts';
import type { AttackOdds } from './attack-table.ts';
import { percentText } from './percent-text.ts';
import { quantityWords } from './quantity-words.ts';

/** Most outcomes named in a cell of the table. */
const MOST_NAMED = 12;

/** Exact odds as text for an article, with a link to the picture of each attack. `chartOf` returns the name of its file without the extension. */
export function oddsMarkdown(attacks: readonly AttackOdds[], chartOf: (title: string) => string | undefined): string {
  const titles = [...new Set(attacks.map(({ title }) => title))];
  const section = (title: string): string => {
    const chart = chartOf(title);
    const rows = attacks
      .filter((it) => it.title === title)
      .flatMap(({ variant, quantities }) =>
        Object.entries(quantities)
          .filter(([name]) => !isAnswered(name))
          .map(
            ([name, { mean, distribution }]) => `| ${variant} | ${quantityWords(name)} | ${mean.toFixed(3)} | ${outcomes(distribution)} |`,
          ),
      );
    return [
      `## ${title}`,
      ...(chart === undefined ? [] : [`![${title}: chance of each outcome under each ruleset](charts/${chart}.svg)`]),
      ...answers(attacks.filter((it) => it.title === title)),
      ['| ruleset | quantity | mean | outcome and its chance |', '|---|---|---:|---|', ...rows].join('\n'),
    ].join('\n\n');
  };
  const samples = attacks[0]?.samples;
  const how =
    samples === undefined ? 'Exact: every outcome of every die was weighed.' : `Sampled: each attack was played ${samples} times.`;
  return `# Odds\n\n${how}\n\n${titles.map(section).join('\n\n')}\n`;
}

/** What players ask of an attack, under each ruleset. */
function answers(odds: readonly AttackOdds[]): string[] {
  const lines = answerLines(odds);
  if (lines.length === 0) return [];
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const heads = ['the attack', ...odds.map((it) => it.variant)];
  return [[row(heads), row(heads.map((_, k) => (k === 0 ? '---' : '---:'))), ...lines.map(row)].join('\n')];
}

/** The likeliest outcomes in order, and the chance of the others. */
function outcomes(distribution: Readonly<Record<string, number>>): string {
  const all = Object.entries(distribution);
  const least = [...all].sort(([, a], [, b]) => b - a)[MOST_NAMED]?.[1] ?? 0;
  const named = all.filter(([, p]) => p > least || all.length <= MOST_NAMED);
  const rest = 1 - named.reduce((sum, [, p]) => sum + p, 0);
  const text = named.map(([value, p]) => `${value}: ${percentText(p)}`).join(', ');
  return named.length === all.length ? text : `${text}; others ${percentText(rest)}`;
}
