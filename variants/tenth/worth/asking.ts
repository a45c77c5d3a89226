import type { Decision, Game, SideId, Unit } from 'sandtable/rules';
import { arenaMemory } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';

/** The asker's procedures, with which default answers weigh their options; null while no question is open. */
const asking = arenaMemory('tenth/asking', (_g: Game<Modern>) => ({ seams: null as ModernSeams | null }));

/** Asks a question about a unit whose default answer needs the procedures (`askedBy`). */
export function askBy(
  g: Game<Modern>,
  s: ModernSeams,
  what: Decision<Modern>,
  about: Unit<Modern>,
  cause: Unit<Modern> | null,
  n: number,
): number {
  const now = asking(g);
  const outer = now.seams;
  now.seams = s;
  const answer = g.ask(what, about.side, about, cause, n);
  now.seams = outer;
  return answer;
}

/** The same about no unit. */
export function askSideBy(g: Game<Modern>, s: ModernSeams, what: Decision<Modern>, side: SideId, n: number): number {
  const now = asking(g);
  const outer = now.seams;
  now.seams = s;
  const answer = g.ask(what, side, null, null, n);
  now.seams = outer;
  return answer;
}

/** The procedures behind a question asked with `askBy`; null for any other question. */
export const askedBy = (g: Game<Modern>): ModernSeams | null => asking(g).seams;

/** `askBy` for yes-or-no questions. */
export function chooseBy(
  g: Game<Modern>,
  s: ModernSeams,
  what: Decision<Modern>,
  side: SideId,
  about: Unit<Modern> | null,
  cause: Unit<Modern> | null,
): boolean {
  const now = asking(g);
  const outer = now.seams;
  now.seams = s;
  const answer = g.choose(what, side, about, cause);
  now.seams = outer;
  return answer;
}
