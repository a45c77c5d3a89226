import { codeOf } from '../campaign/code-of.ts';
import type { Campaign } from '../campaign/result.ts';
import type { Selection } from '../compile/select.ts';
import { loadSelection } from '../load/selection.ts';
import { digestText } from '../replay/text.ts';
import type { Telling } from '../report/telling.ts';
import { item } from '../rules/item.ts';
import { CampaignError } from '../runner/explain.ts';
import type { Battle } from '../scenario/types.ts';
import { note } from './print.ts';

/** Which game to show, and under which rulesets. */
type Told = Pick<Telling, 'scenario' | 'doctrines' | 'pair' | 'seat' | 'variants'>;

/**
 * Makes replay pages for the report of a run, from its battles and dice. A page that fails is noted; the report of a long run does not fail
 * with it, unless the page shows another game than the one that was played.
 */
export function replayPages(battles: readonly Battle[], seed: string, played: Campaign): (telling: Told) => Promise<string | null> {
  return async (told) => {
    const { scenario, doctrines, pair, seat, variants } = told;
    const battle = battles.find(
      (it) => it.id === scenario && it.doctrines.red.id === doctrines.red && it.doctrines.blue.id === doctrines.blue,
    );
    const [first, second] = variants;
    if (battle === undefined || first === undefined) return null;
    const { replayHtml } = await import('./replay-html.ts');
    try {
      const selection = await loadSelection(first);
      const other = second === undefined ? undefined : await loadSelection(second);
      const { html, films } = await replayHtml({ battle, selection, seed, pair, redSeat: seat }, other);
      for (const [k, under] of [selection, ...(other === undefined ? [] : [other])].entries())
        comparePlayed(played, told, under, films[k]?.outcome.digest);
      return html;
    } catch (error) {
      if (error instanceof CampaignError) throw error;
      note(`no page of ${scenario}, pair ${pair}, seat ${seat}: ${(error as Error).message}`);
      return null;
    }
  };
}

/** @throws CampaignError for a game that is another one than the campaign has, which may have been played by another thread */
function comparePlayed({ scenarios, variants, columns }: Campaign, told: Told, { spec, outside }: Selection, shown?: string): void {
  const { scenario, doctrines, pair, seat } = told;
  const at = scenarios.findIndex((it) => it.id === scenario && it.doctrines.red === doctrines.red && it.doctrines.blue === doctrines.blue);
  const cell = columns[at]?.[variants.findIndex((it) => it.spec === spec)];
  const row = cell === undefined ? -1 : Array.from(cell.pair).findIndex((it, k) => it === pair && cell.seat[k] === seat);
  if (cell === undefined || row < 0) return;
  if (digestText({ digestHi: item(cell.digestHi, row), digestLo: item(cell.digestLo, row) }) === shown) return;
  const whose = outside === undefined ? '' : `: ${codeOf(outside)}`;
  throw new CampaignError(
    `${scenario} under ${spec}, pair ${pair}, red in seat ${seat}: the same game was not the same when it was played again for its page, so code of the ruleset does not do the same each time${whose}`,
    undefined,
  );
}
