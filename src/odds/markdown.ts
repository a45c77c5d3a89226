import type { AttackOdds } from './attackTable.ts';
import { percentText } from './percentText.ts';
import { quantityWords } from './quantityWords.ts';

/** Likely outcomes that a cell of the table names. */
const MOST_NAMED = 12;

/** Exact odds as text for an article, with a link to the picture of each attack. `chartOf` gives the name of its file without ending. */
export function oddsMarkdown(attacks: readonly AttackOdds[], chartOf: (title: string) => string | undefined): string {
  const titles = [...new Set(attacks.map(({ title }) => title))];
  const section = (title: string): string => {
    const chart = chartOf(title);
    const rows = attacks
      .filter((it) => it.title === title)
      .flatMap(({ variant, quantities }) =>
        Object.entries(quantities).map(
          ([name, { mean, distribution }]) => `| ${variant} | ${quantityWords(name)} | ${mean.toFixed(3)} | ${outcomes(distribution)} |`,
        ),
      );
    return [
      `## ${title}`,
      ...(chart === undefined ? [] : [`![${title}: chance of each outcome under each variant](charts/${chart}.svg)`]),
      ['| variant | quantity | mean | outcome and its chance |', '|---|---|---:|---|', ...rows].join('\n'),
    ].join('\n\n');
  };
  const samples = attacks[0]?.samples;
  const how =
    samples === undefined ? 'Exact: every outcome of every die was weighed.' : `Sampled: each attack was played ${samples} times.`;
  return `# Odds\n\n${how}\n\n${titles.map(section).join('\n\n')}\n`;
}

/** The likeliest outcomes in their order, and how much is left out. */
function outcomes(distribution: Readonly<Record<string, number>>): string {
  const all = Object.entries(distribution);
  const least = [...all].sort(([, a], [, b]) => b - a)[MOST_NAMED]?.[1] ?? 0;
  const named = all.filter(([, p]) => p > least || all.length <= MOST_NAMED);
  const rest = 1 - named.reduce((sum, [, p]) => sum + p, 0);
  const text = named.map(([value, p]) => `${value}: ${percentText(p)}`).join(', ');
  return named.length === all.length ? text : `${text}; others ${percentText(rest)}`;
}
