import { html, svg, type TemplateResult } from 'lit';
import type { Standing } from './messages.ts';

const signed = (it: number): string => `${it < 0 ? '−' : '+'}${Math.abs(it).toFixed(1)}`;

/** The answer so far in words, the difference with its interval, and how often red wins under each ruleset. */
export function answerView({ sentence, difference, scores, red, pairs }: Standing): TemplateResult {
  const most = Math.max(5, Math.ceil(Math.max(Math.abs(difference.low), Math.abs(difference.high)) / 5) * 5);
  const at = (it: number): number => 50 + (it / most) * 48;
  return html`<p class="sentence">${sentence}</p>
    <figure>
      <figcaption>Games that ${red} wins more often, in percentage points: ${signed(difference.estimate)} (${signed(difference.low)} to ${signed(difference.high)}), from ${pairs.toLocaleString('en-GB')} pairs of games</figcaption>
      <svg class="interval" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
        ${svg`<line class="zero" x1="50" x2="50" y1="0" y2="12"></line>
        <rect class="range" x=${at(difference.low)} width=${Math.max(0.3, at(difference.high) - at(difference.low))} y="4" height="4"></rect>
        <rect class="estimate" x=${at(difference.estimate) - 0.4} width="0.8" y="2" height="8"></rect>`}
      </svg>
      <p class="scale" aria-hidden="true"><span>−${most}</span><span>0</span><span>+${most}</span></p>
    </figure>
    <div class="scroll"><table>
      <caption>How often ${red} wins, a draw counting as half a win</caption>
      <thead><tr><th scope="col">Ruleset</th><th scope="col" class="n">wins</th><th scope="col" class="n">between</th></tr></thead>
      <tbody>${scores.map((it) => html`<tr><th scope="row">${it.name}</th><td class="n">${it.estimate.toFixed(1)} %</td><td class="n">${it.low.toFixed(1)} and ${it.high.toFixed(1)} %</td></tr>`)}</tbody>
    </table></div>`;
}
