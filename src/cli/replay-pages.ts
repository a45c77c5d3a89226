import { loadSelection } from '../load/selection.ts';
import type { Telling } from '../report/telling.ts';
import type { Battle } from '../scenario/types.ts';
import { note } from './print.ts';

/** Which game to show, and under which rulesets. */
type Told = Pick<Telling, 'scenario' | 'doctrines' | 'pair' | 'seat' | 'variants'>;

/**
 * Makes replay pages for the report of a run, from its battles and dice. A page that fails is noted; the report of a long run does not fail
 * with it.
 */
export function replayPages(battles: readonly Battle[], seed: string): (telling: Told) => Promise<string | null> {
  return async ({ scenario, doctrines, pair, seat, variants }) => {
    const battle = battles.find(
      (it) => it.id === scenario && it.doctrines.red.id === doctrines.red && it.doctrines.blue.id === doctrines.blue,
    );
    const [first, second] = variants;
    if (battle === undefined || first === undefined) return null;
    const { replayHtml } = await import('./replay-html.ts');
    try {
      const take = { battle, selection: await loadSelection(first), seed, pair, redSeat: seat };
      return await replayHtml(take, second === undefined ? undefined : await loadSelection(second));
    } catch (error) {
      note(`no page of ${scenario}, pair ${pair}, seat ${seat}: ${(error as Error).message}`);
      return null;
    }
  };
}
