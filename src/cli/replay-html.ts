import type { Selection } from '../compile/select.ts';
import { rootKey } from '../engine/dice/root-key.ts';
import { bundleOf } from '../load/bundle.ts';
import { CauseFinder } from '../replay/cause.ts';
import { divergence } from '../replay/divergence.ts';
import type { Film } from '../replay/film.ts';
import type { Take } from '../replay/make-film.ts';
import { headingsOf } from '../replay/page/browser/steps.js';
import { replayPage, sideBySidePage } from '../replay/page/page.ts';
import { causeLines } from './diff-text.ts';
import { namingOf } from './naming-of.ts';
import { shownGame } from './shown-game.ts';

/** What plays a page. */
export const replayScript = (): string => bundleOf(new URL('../replay/page/browser/main.js', import.meta.url));

/** One engagement as a page to watch; with a second ruleset both side by side, and where and why they diverge. */
export async function replayHtml(take: Take, second?: Selection): Promise<string> {
  const a = shownGame(take);
  if (second === undefined) return replayPage(a.film, replayScript());
  const { battle, selection, seed, pair, redSeat } = take;
  const b = shownGame({ ...take, selection: second });
  const parted = divergence(a.transcript, b.transcript, 0, 1);
  if (parted === null)
    return sideBySidePage(a.film, b.film, { at: -1, where: ['They never diverge: every event is the same.'], why: [] }, replayScript());
  const causes = new CauseFinder(selection, second);
  const cause = causes.find({ battle, root: rootKey(seed), pair, redSeat }, a.transcript, b.transcript);
  const why = causeLines(cause, namingOf([battle], [selection, second]))
    .trimEnd()
    .split('\n');
  return sideBySidePage(
    a.film,
    b.film,
    {
      at: parted.at,
      where: whereTheyPart(a.film, b.film, parted.at),
      why: why.map((it) => it.trim()),
    },
    replayScript(),
  );
}

/** Where two films diverge, and what comes next in each. */
function whereTheyPart(a: Film, b: Film, at: number): readonly string[] {
  const where = headingsOf(a.frames, at - 1).join(', ') || 'the set-up';
  const next = ({ frames }: Film): string => frames[at]?.text ?? 'nothing more';
  return [`They diverge in ${where}.`, `Next in A: ${next(a)}.`, `Next in B: ${next(b)}.`];
}
