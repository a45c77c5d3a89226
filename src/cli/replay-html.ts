import type { Selection } from '../compile/select.ts';
import { bundleOf } from '../load/bundle.ts';
import { filmOf, type Take } from '../replay/make-film.ts';
import { replayPage, sideBySidePage } from '../replay/page/page.ts';
import { filmsApart } from '../replay/parting.ts';

/** What plays a page. */
export const replayScript = (): string => bundleOf(new URL('../replay/page/browser/main.js', import.meta.url));

/** One engagement as a page to watch; with a second ruleset both side by side, and where and why they diverge. */
export async function replayHtml(take: Take, second?: Selection): Promise<string> {
  if (second === undefined) return replayPage(filmOf(take).film, replayScript());
  const { a, b, parting } = filmsApart(take, second);
  return sideBySidePage(a, b, parting, replayScript());
}
