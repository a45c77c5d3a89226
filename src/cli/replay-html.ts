import type { Selection } from '../compile/select.ts';
import { bundleOf } from '../load/bundle.ts';
import { moduleUrl } from '../load/root.ts';
import type { Film } from '../replay/film.ts';
import { filmOf, type Take } from '../replay/make-film.ts';
import { replayPage, sideBySidePage } from '../replay/page/page.ts';
import { filmsApart } from '../replay/parting.ts';

/** What plays a page. */
export const replayScript = (): string => bundleOf(moduleUrl('src/replay/page/browser/main.js'));

/** A page, and the films that it shows: one for each ruleset. */
export interface Shown {
  readonly html: string;
  readonly films: readonly Film[];
}

/** One engagement as a page to watch; with a second ruleset both side by side, and where and why they diverge. */
export async function replayHtml(take: Take, second?: Selection): Promise<Shown> {
  if (second === undefined) {
    const { film } = filmOf(take);
    return { html: await replayPage(film, replayScript()), films: [film] };
  }
  const { a, b, parting } = filmsApart(take, second);
  return { html: await sideBySidePage(a, b, parting, replayScript()), films: [a, b] };
}
