import { formatsFor } from '../editions/formats.ts';
import { refuseIllegal } from '../editions/list-faults.ts';
import { selectionOf } from '../editions/selection.ts';
import type { Film } from '../replay/film.ts';
import { filmOf, type Take } from '../replay/make-film.ts';
import { replayPage, sideBySidePage } from '../replay/page/page.ts';
import { outcomeText } from '../replay/page/parts.ts';
import { filmsApart } from '../replay/parting.ts';
import { loadScenario } from '../scenario/load.ts';
import { armyNames } from './army-names.ts';
import type { FilmedGame, Named } from './calls.ts';
import type { ArmyNames } from './fielded.ts';
import type { GameQuestion } from './game-question.ts';
import { openOwn } from './own-engine.ts';
import type { OwnFiles } from './own-files.ts';
import { scenarioList } from './scenario-list.ts';

/** What one chooses a game from. */
export function battleList(own: OwnFiles): { readonly scenarios: readonly Named[]; readonly editions: readonly string[] } {
  const { files, editions } = openOwn(own);
  return { scenarios: scenarioList(files), editions: editions.ids };
}

export const armiesOf = (scenario: string, own: OwnFiles): Promise<ArmyNames | null> => armyNames(scenario, openOwn(own));

/** Plays a game and films it: the page is that of `sandtable replay --html`, byte for byte. */
export async function filmedGame({ scenario, rulesets, seed, pair, redSeat, own }: GameQuestion): Promise<FilmedGame> {
  const { files, editions, dataDirs, used } = openOwn(own);
  const [first, second] = rulesets;
  const battle = loadScenario(scenario, { files, dataDirs, formats: await formatsFor(rulesets, editions) });
  await refuseIllegal([battle], (it) => selectionOf(it, editions));
  const take: Take = { battle, selection: await selectionOf(first, editions), seed, pair, redSeat };
  if (second === undefined) {
    const { film } = filmOf(take);
    return { title: film.title, page: replayPage(film, __REPLAY_SCRIPT__), outcomes: [outcomeOf(film)], used: used() };
  }
  const { a, b, parting } = filmsApart(take, await selectionOf(second, editions));
  return {
    title: a.title,
    page: sideBySidePage(a, b, parting, __REPLAY_SCRIPT__),
    outcomes: [a, b].map(outcomeOf),
    used: used(),
  };
}

const outcomeOf = (film: Film): FilmedGame['outcomes'][number] => ({
  spec: film.heading.spec,
  words: outcomeText(film),
  digest: film.outcome.digest,
});
