import { html, nothing, svg, type TemplateResult } from 'lit';
import { answerLines, isAnswered } from '../odds/answer-words.ts';
import { atLeast } from '../odds/at-least.ts';
import type { AttackOdds } from '../odds/attack-table.ts';
import { percentText } from '../odds/percent-text.ts';
import { isCondition, quantityWords } from '../odds/quantity-words.ts';
import { tellingQuantity } from '../odds/telling.ts';
import type { OddsColumn } from './calls.ts';

/** Chances below this under every ruleset end the table. */
const RARE = 0.0005;
/** Most rows of the table of chances. */
const MOST_ROWS = 60;

interface OddsProps {
  /** Null where it is being worked out. */
  readonly columns: readonly (OddsColumn | null)[];
  readonly specs: readonly string[];
  /** Plays the attack instead; null where it is played already. */
  readonly sample: (() => void) | null;
}

type Cell = (odds: AttackOdds) => unknown;

/** What comes of an attack under each ruleset, in columns. */
export function oddsView({ columns, specs, sample }: OddsProps): TemplateResult {
  const found = columns.flatMap((it) => (it !== null && 'odds' in it ? [it.odds] : []));
  const refused = columns.flatMap((it) => (it !== null && 'refused' in it ? [it] : []));
  const idle = [...new Set(columns.flatMap((it) => (it !== null && 'odds' in it ? it.idle : [])))];
  const [first] = found;
  return html`
    ${refused.map(
      ({ spec, refused: words, playable }) => html`<div class="wrong" role="alert"><p><code>${spec}</code>: ${words}</p>
      ${sample === null || !playable ? nothing : html`<button type="button" @click=${sample}>Play it often instead</button>`}</div>`,
    )}
    ${columns.includes(null) ? html`<p class="pace">Working it out …</p>` : nothing}
    ${idle.map((it) => html`<p class="detail">${it}</p>`)}
    ${first === undefined ? nothing : html`<p class="sentence">${first.title}</p>${tables(columns, specs, found)}`}`;
}

function tables(columns: OddsProps['columns'], specs: readonly string[], found: readonly AttackOdds[]): TemplateResult {
  const heads = columns.flatMap((it, i) => (it !== null && 'odds' in it ? [{ spec: specs[i] ?? it.spec, called: it.called }] : []));
  const head = (first: string): TemplateResult =>
    html`<thead><tr><th scope="col">${first}</th>${heads.map(({ spec, called }) => html`<th scope="col" class="n" title=${called}><code>${spec}</code></th>`)}</tr></thead>`;
  const row = (name: string, cell: Cell): TemplateResult =>
    html`<tr><th scope="row">${name}</th>${found.map((it) => html`<td class="n">${cell(it)}</td>`)}</tr>`;
  const names = [...new Set(found.flatMap((it) => Object.keys(it.quantities)))].filter(
    (name) => !isAnswered(name) && found.some(({ quantities }) => (quantities[name]?.mean ?? 0) > 0),
  );
  const mean: (name: string) => Cell =
    (name) =>
    ({ quantities }) => {
      const it = quantities[name]?.mean;
      return it === undefined ? '–' : isCondition(name) ? percentText(it) : it.toFixed(3);
    };
  const sampled = found.find((it) => it.samples !== undefined)?.samples;
  const telling = tellingQuantity(found);
  return html`<div class="odds-tables">
      <div class="scroll" tabindex="0" role="region" aria-label="What is asked of it"><table><caption>What is asked of it</caption>${head('')}<tbody>${answerLines(
        found,
      ).map(
        ([question, ...answers]) => html`<tr><th scope="row">${question}</th>${answers.map((it) => html`<td class="n">${it}</td>`)}</tr>`,
      )}</tbody></table>
      </div>
      ${telling === undefined ? nothing : html`<div class="scroll" tabindex="0" role="region" aria-label="Chances"><table class="at-least"><caption>The chance of so many or more: ${quantityWords(telling)}</caption>${head('at least')}<tbody>${stepsOf(telling, found).map((n) => row(String(n), (it) => bar(atLeast(it.quantities[telling], n))))}</tbody></table></div>`}
      <div class="scroll" tabindex="0" role="region" aria-label="Means"><table><caption>In the mean</caption>${head('')}<tbody>${names.map((it) => row(quantityWords(it), mean(it)))}</tbody></table></div>
    </div>
    ${sampled === undefined ? nothing : html`<p class="detail">Played ${sampled.toLocaleString('en-GB')} times each, not calculated: every chance is accurate to ${((100 * 2.576 * 0.5) / Math.sqrt(sampled)).toFixed(2)} percentage points (99 %).</p>`}`;
}

/** Values of a quantity from 1 up to the last that is worth a row. */
function stepsOf(name: string, found: readonly AttackOdds[]): number[] {
  const values = [...new Set(found.flatMap(({ quantities }) => Object.keys(quantities[name]?.distribution ?? {}).map(Number)))];
  return values
    .filter((it) => it > 0 && found.some(({ quantities }) => atLeast(quantities[name], it) >= RARE))
    .sort((a, b) => a - b)
    .slice(0, MOST_ROWS);
}

const bar = (chance: number): TemplateResult =>
  html`<span class="chance">${percentText(chance)}</span><svg class="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">${svg`<rect width=${100 * chance} height="10"></rect>`}</svg>`;
