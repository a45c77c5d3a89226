import { html, nothing, type TemplateResult } from 'lit';
import type { Report } from '../import/index.ts';
import { asFile } from './save-file.ts';

/** What an import made of a list: what is not played, what was assumed, what is left open. */
export function reportView(report: Report, markdown: string): TemplateResult {
  const { title, loss, answer, caution, source, points, heldTo, noDoctrine, sections } = report;
  return html`<section class="report" aria-labelledby="report-title">
    <h2 id="report-title">${title}</h2>
    ${loss === null ? nothing : html`<p class="wrong">${loss}.</p>`}
    <p class="sentence">${answer}</p>
    <p>${caution}</p>
    <p>${source.system}, from ${source.file}, in the ${source.family} family of rules. ${points.differ ? html`<strong>${points.words}</strong>` : points.words}</p>
    <p>${withCode(heldTo)}</p>
    ${sections.map(
      ({ head, told }) =>
        html`<details open><summary>${head}</summary><ul>${told.map(
          ({ unit, lines }) =>
            html`<li><b>${unit === '' ? 'The list' : unit}</b><ul>${lines.map(
              ({ head: what, items }) =>
                html`<li>${what}: ${items.map(({ name, detail }) => (detail === '' ? name : `${name} (${detail})`)).join('; ')}</li>`,
            )}</ul></li>`,
        )}</ul></details>`,
    )}
    <p class="detail">${withCode(noDoctrine)} <a download="import.md" href=${asFile(markdown)}>Save this report as import.md</a></p>
  </section>`;
}

/** Text with signs of code as it is read. */
const withCode = (text: string): TemplateResult[] =>
  text.split('`').map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : html`${part}`));
