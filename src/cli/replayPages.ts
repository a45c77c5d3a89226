import { loadSelection } from '../load/selection.ts';
import type { Telling } from '../report/telling.ts';
import type { Battle } from '../scenario/types.ts';

/** Makes pages of engagements of a run that is being reported: of its battles, with its dice. */
export function replayPages(battles: readonly Battle[], seed: string): (telling: Telling) => Promise<string | null> {
  return async ({ scenario, doctrines, pair, seat, variants }) => {
    const battle = battles.find(
      (it) => it.id === scenario && it.doctrines.red.id === doctrines.red && it.doctrines.blue.id === doctrines.blue,
    );
    const spec = variants.at(-1);
    if (battle === undefined || spec === undefined) return null;
    const { filmOf } = await import('../replay/makeFilm.ts');
    const { replayPage } = await import('../replay/page/page.ts');
    const selection = await loadSelection(spec);
    return replayPage(filmOf({ battle, selection, seed, pair, redSeat: seat }).film);
  };
}
