import { escapeHtml } from '../page/index.ts';

/** A part of a page under a heading that opens and closes it. */
export interface Part {
  /** Of its section, for links. */
  readonly id: string;
  readonly name: string;
  /** What is in it, in a sentence. */
  readonly says: string;
  readonly markup: string;
  /** Whether it stays open; the others are folded up by `FOLD_SCRIPT`, so that without scripts everything is seen. */
  readonly open?: boolean;
}

export function partMarkup({ id, name, says, markup, open = false }: Part): string {
  return `<section id="${escapeHtml(id)}" aria-labelledby="${escapeHtml(id)}-heading">
<details class="fold" open${open ? '' : ' data-folded'}>
<summary><h2 id="${escapeHtml(id)}-heading">${escapeHtml(name)}</h2> <span class="says">${escapeHtml(says)}</span></summary>
${markup}
</details>
</section>`;
}

/**
 * The first script of a report: folds up what is folded at first, opens what the address or a link points at, and everything while the page
 * is printed.
 */
export const FOLD_SCRIPT = `(() => {
'use strict';
const folded = [...document.querySelectorAll('details[data-folded]')];
for (const it of folded) it.open = false;
const open = (it) => { if (it && !it.open) it.open = true; };
/** Opens a place and all around it. */
const reveal = (id) => {
  const place = id && document.getElementById(id);
  if (!place) return;
  open(place.querySelector(':scope > details.fold'));
  for (let at = place.closest('details'); at; at = at.parentElement.closest('details')) open(at);
  place.scrollIntoView();
};
const pointed = () => reveal(decodeURIComponent(location.hash.slice(1)).split('&').find((it) => !it.includes('=')));
pointed();
addEventListener('load', pointed);
addEventListener('hashchange', pointed);
// A link to where one is already changes no address.
document.addEventListener('click', (event) => {
  const link = event.target.closest?.('a[href^="#"]');
  if (link) reveal(link.hash.slice(1));
});
let closed = [];
addEventListener('beforeprint', () => {
  closed = folded.filter((it) => !it.open);
  closed.forEach(open);
});
addEventListener('afterprint', () => { for (const it of closed) it.open = false; });
})();
`;
