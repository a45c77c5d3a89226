import { formatsFor } from '../editions/formats.ts';
import { refuseIllegal } from '../editions/list-faults.ts';
import { selectionOf } from '../editions/selection.ts';
import type { Film } from '../replay/film.ts';
import { filmOf, type Take } from '../replay/make-film.ts';
import { replayPage, sideBySidePage } from '../replay/page/page.ts';
import { outcomeText } from '../replay/page/parts.ts';
import { filmsApart } from '../replay/parting.ts';
import { loadScenario } from '../scenario/load.ts';
import { bundledEditions, bundledFiles } from './bundled.ts';
import type { FilmedGame, Named } from './calls.ts';
import type { GameQuestion } from './game-question.ts';
import { scenarioList } from './scenario-list.ts';

const files = bundledFiles();

/** What one chooses a game from. */
export const battleList = (): { readonly scenarios: readonly Named[]; readonly editions: readonly string[] } => ({
  scenarios: scenarioList(),
  editions: bundledEditions.ids,
});

/** Plays a game and films it: the page is that of `sandtable replay --html`, byte for byte. */
export async function filmedGame({ scenario, rulesets, seed, pair, redSeat }: GameQuestion): Promise<FilmedGame> {
  const [first, second] = rulesets;
  const battle = loadScenario(scenario, { files, formats: await formatsFor(rulesets, bundledEditions) });
  await refuseIllegal([battle], (it) => selectionOf(it, bundledEditions));
  const take: Take = { battle, selection: await selectionOf(first, bundledEditions), seed, pair, redSeat };
  if (second === undefined) {
    const { film } = filmOf(take);
    return { title: film.title, page: replayPage(film, __REPLAY_SCRIPT__), outcomes: [outcomeOf(film)] };
  }
  const { a, b, parting } = filmsApart(take, await selectionOf(second, bundledEditions));
  return {
    title: a.title,
    page: sideBySidePage(a, b, parting, __REPLAY_SCRIPT__),
    outcomes: [a, b].map(outcomeOf),
  };
}

const outcomeOf = (film: Film): FilmedGame['outcomes'][number] => ({
  spec: film.heading.spec,
  words: outcomeText(film),
  digest: film.outcome.digest,
});
