import { compileMatch } from '../../../src/compile/index.ts';
import { type Arena, type Match, openPlayer, type Tried } from '../../../src/engine/index.ts';
import { INTENT_NAMES, intentKind, type SideId } from '../../../src/rules/index.ts';
import { loadSelection } from '../../../src/testing/index.ts';
import { loadScenario } from '../../files.ts';
import { type Cell, named } from './tournament.ts';

/** What looking ahead finds to do better, by kind of decision. */
export interface Gap {
  /** How often it was tried out, and how often something else was found to do. */
  tried: number;
  differed: number;
  /** What that gained on dice that did not choose it, all told; and its square. */
  gained: number;
  squares: number;
}

export type Gaps = Map<string, Gap>;

/** What was taken instead, in words; of intents only of which kind they are. */
function change(decision: string, own: number, best: number): string {
  const word = (option: number): string => {
    if (decision === 'intent') return INTENT_NAMES[intentKind(option)] ?? `${option}`;
    if (decision === 'shoot-at' || decision === 'charge-at') return option < 0 ? 'nobody' : 'somebody';
    return option > 0 ? 'yes' : 'no';
  };
  return `${word(own)} to ${word(best)}`;
}

function note(gaps: Gaps, key: string, { own, best, gain }: Tried): void {
  const gap = gaps.get(key) ?? { tried: 0, differed: 0, gained: 0, squares: 0 };
  gaps.set(key, gap);
  gap.tried++;
  if (own === best) return;
  gap.differed++;
  gap.gained += gain;
  gap.squares += gain * gain;
}

/** When in the engagement: what is right in the last round is often wrong before. */
const stage = (a: Arena): string =>
  a.round >= a.match.ruleset.seams.lastRound(a) ? 'last round' : a.round <= 1 ? 'first round' : 'between';

/**
 * Plays a doctrine that tries out its decisions against the commander, in both seats, by either side, and sets what it found beside what the
 * commander would have done there.
 */
export async function gapsOf({ scenario, edition, root, pairs }: Cell, rollouts: number, tries: number): Promise<Gaps> {
  const gaps: Gaps = new Map();
  const selection = await loadSelection(edition);
  for (const side of [0, 1] as const) {
    const searching = `search:${rollouts}`;
    const battle = loadScenario(scenario, { doctrines: named(side === 0 ? searching : 'commander', side === 0 ? 'commander' : searching) });
    const { match } = compileMatch(selection, battle);
    let arena: Arena | null = null;
    const audited = withAudit(match, side, tries, (it) => {
      if (arena === null) return;
      const when = stage(arena);
      for (const key of [
        it.decision,
        `${it.decision}, ${when}`,
        ...(it.own === it.best ? [] : [`${it.decision}: ${change(it.decision, it.own, it.best)}`]),
      ])
        note(gaps, key, it);
    });
    const player = openPlayer(audited);
    ({ arena } = player);
    for (let pair = 0; pair < pairs; pair++) for (const seat of [0, 1] as const) player.play(root, pair, seat);
  }
  return gaps;
}

function withAudit(match: Match, side: SideId, tries: number, tried: (it: Tried) => void): Match {
  const scripts = match.scripts.map((it, k) =>
    k !== side || it.lookAhead === undefined ? it : { ...it, lookAhead: { ...it.lookAhead, audit: { tries, tried } } },
  );
  return { ...match, scripts: [scripts[0] ?? match.scripts[0], scripts[1] ?? match.scripts[1]] };
}
