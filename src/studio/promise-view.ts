import { html, nothing, type TemplateResult } from 'lit';
import type { Standing } from './messages.ts';
import type { Shared } from './question.ts';

/** Whether the games of a link are those that are played here. */
export function promiseView(promised: Shared['answer'], { pairs, digest }: Standing): TemplateResult | typeof nothing {
  if (promised === null || pairs !== promised.pairs) return nothing;
  return promised.digest === digest
    ? html`<p class="kept">These are the same games as those of the link, in every event.</p>`
    : html`<p class="wrong" role="alert">These are not the games of the link: it was made with another version of the rules or of the battle.</p>`;
}
