import { html, type TemplateResult } from 'lit';
import './live-chart.ts';
import type { ChartShown } from './messages.ts';

/** A chart of an answer, and all others to choose from. */
export function chartView({ id, spec, hint, all }: ChartShown, choose: (id: string) => void): TemplateResult {
  const called = all.find((it) => it.id === id)?.question ?? '';
  return html`<div><label class="chart-choice">Chart <select @change=${(event: Event) => choose((event.target as HTMLSelectElement).value)}>
      ${all.map((it) => html`<option value=${it.id} ?selected=${it.id === id}>${it.question}</option>`)}
    </select></label>
    <p class="detail">${hint}</p>
    <studio-chart .spec=${spec} .called=${called}></studio-chart></div>`;
}
