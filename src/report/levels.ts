import { type Naming, naming, type ResultSummary, type Summary } from '../analysis/index.ts';
import { escapeHtml } from '../page/index.ts';
import { favourite } from './answer.ts';
import { percent, placeName } from './words.ts';

/** Most rulesets shown side by side; with more the table of results has to do. */
const MOST_VARIANTS = 6;

/** Which army is favoured, by scenario and ruleset, as a small table; nothing where a run compares nothing. */
export function levelsMarkup(summary: Summary, titles: ReadonlyMap<string, string>): string {
  const { results, comparisons, confidence } = summary;
  const named = naming(summary);
  const variants = [...new Set(results.map(({ variant }) => variant))];
  if (comparisons.length === 0 || variants.length > MOST_VARIANTS) return '';
  const places = new Map(results.map((one) => [placeName(one), one]));
  const rows = [...places].map(([place, { scenario }]) => {
    const cells = variants.map((variant) =>
      cell(
        results.find((it) => it.variant === variant && placeName(it) === place),
        named,
      ),
    );
    const title = titles.get(scenario) ?? '';
    return `<tr data-scenario="${escapeHtml(scenario)}"><th scope="row">${escapeHtml(place)}<span class="detail">${escapeHtml(title === place ? '' : title)}</span></th>${cells.join('')}</tr>`;
  });
  const name = 'Who is favoured';
  const what = `How many of its games the favoured army wins (draws count half), with its ${Number((100 * confidence).toFixed(1))} % interval.`;
  return `<h2 id="levels">${name}</h2><p class="detail">${what}</p>
<div class="scroll" tabindex="0" role="region" aria-labelledby="levels"><table class="levels"><caption class="unseen">${name}: ${what}</caption>
<thead><tr><th scope="col">Scenario</th>${variants.map((it) => `<th scope="col">${escapeHtml(named.ruleset(it))}</th>`).join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody></table></div>`;
}

function cell(result: ResultSummary | undefined, { army }: Naming): string {
  if (result === undefined) return '<td></td>';
  const { score } = result;
  const lean = favourite(result);
  const { estimate, low, high } = lean === 'blue' ? { estimate: 1 - score.estimate, low: 1 - score.high, high: 1 - score.low } : score;
  const words = `${lean === null ? 'no certain favourite: ' : ''}${army(lean ?? 'red', result.scenario)}`;
  return `<td class="${lean ?? 'none'}"><b>${escapeHtml(words)}</b> ${percent(estimate)} <span class="detail">${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)}</span></td>`;
}
