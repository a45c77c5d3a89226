import { html, type TemplateResult } from 'lit';

/** Addresses of the files of a report, in this page alone. */
export interface PaperFiles {
  readonly page: string;
  readonly charts: string;
}

/** A report in the making, by its games, or as it was made. */
export type Paper = { readonly made: null; readonly games: number; readonly of: number } | { readonly made: PaperFiles };

interface PaperProps {
  readonly paper: Paper | null;
  /** Whether all pairs that were asked for are played. */
  readonly isWhole: boolean;
  readonly make: () => void;
  readonly stop: () => void;
}

/** The report of an answer as files to save. */
export function paperView({ paper, isWhole, make, stop }: PaperProps): TemplateResult {
  if (paper === null) return html`<p><button type="button" @click=${make}>Make the report and its charts</button></p>`;
  if (paper.made === null) {
    const { games, of } = paper;
    const words =
      games < of || of === 0
        ? `Playing what it needs besides: ${games.toLocaleString('en-GB')} of ${of.toLocaleString('en-GB')} games`
        : 'Writing it';
    return html`<p><span role="status" aria-live="off">${words} ...</span> <button type="button" @click=${stop}>No report</button></p>`;
  }
  return html`<p><a href=${paper.made.page} download="report.html">Save the report (report.html)</a>, a page of its own with its games to watch, and <a href=${paper.made.charts} download="charts.zip">its charts as Vega-Lite (.zip)</a></p>
    <p class="detail">${
      isWhole
        ? 'As many pairs are played as were asked for beforehand, so the intervals of the report are those of that number, as on the command line: narrower than those above, which hold whenever one looks.'
        : 'Play was stopped before the last pair, so the intervals of the report are those above, which hold whenever one looks.'
    }</p>`;
}
