import { describe, expect, test } from 'vitest';
import { compileMatch } from '../../../src/compile/index.ts';
import { type LookAhead, type Match, openPlayer, rootKey, Trace } from '../../../src/engine/index.ts';
import { DEED, type Decision, decision, decisions, eachSide, first, type Game, purpose, rounds, step } from '../../../src/rules/index.ts';
import { loadSelection } from '../../../src/testing/index.ts';
import { loadScenario } from '../../files.ts';
import { handMade } from './hand-made.ts';

const ROOT = rootKey('ahead');
const LEVER: Decision = decision('ahead-test/lever', 'number', first);
const THROW = purpose('ahead-test/throw');
/** Needed on the die by the lever that is pulled: the second is the best, and none is certain. */
const NEEDS = [5, 3, 4];

/** Red pulls a lever in the first round; the game goes on for some more rounds in which nothing happens. */
function levers(lookAhead?: Partial<LookAhead>): Match {
  const match = handMade({
    units: [{ id: 'own' }, { id: 'other', side: 1, at: [30, 30] }],
    seams: { victor: (g: Game) => (g.score[0] > 0 ? 0 : 1) },
    program: rounds(
      'rounds',
      eachSide(
        'sides',
        step('pull', (g, side) => {
          if (side !== 0 || g.round !== 1) return;
          NEEDS.forEach((_, i) => {
            LEVER.options[i] = i;
          });
          const pulled = LEVER.options[g.ask(LEVER, 0, g.units[0], null, NEEDS.length)];
          const frame = g.dice.begin(DEED.shoot, g.units[0], g.units[1]);
          g.dice.weapon(frame, pulled + 1);
          if (g.dice.d6(frame, THROW) >= NEEDS[pulled]) g.score[0]++;
          g.dice.end(frame);
        }),
      ),
      step('end', (g) => {
        g.over = g.round >= 3;
      }),
    ),
  });
  if (lookAhead === undefined) return match;
  const ahead: LookAhead = {
    rollouts: 256,
    weighty: Uint8Array.from(decisions, (d) => (d.slot === LEVER.slot ? 1 : 0)),
    shortlist: (q, own, into) => {
      into[0] = own;
      let n = 1;
      for (let i = 0; i < q.n; i++) if (i !== own) into[n++] = i;
      return n;
    },
    prospects: (g) => (g.score[0] > 0 ? 0.9 : 0.1),
    ...lookAhead,
  };
  return { ...match, scripts: [{ ...match.scripts[0], lookAhead: ahead }, match.scripts[1]] };
}

/** Red's share of the wins in so many games. */
function share(match: Match, games: number): number {
  const player = openPlayer(match);
  let wins = 0;
  for (let pair = 0; pair < games; pair++) if (player.play(ROOT, pair, 0).winner === 0) wins++;
  return wins / games;
}

describe('a player that looks ahead', () => {
  test('takes what does best on trial, and cannot see the dice to come', () => {
    // Each lever has a die of its own: who saw them would win 8 games of 9, the best lever wins 2 of 3, the first one 1 of 3.
    const blind = share(levers(), 600);
    const ahead = share(levers({}), 600);
    expect(blind).toBeGreaterThan(0.28);
    expect(blind).toBeLessThan(0.39);
    expect(ahead).toBeGreaterThan(0.6);
    expect(ahead).toBeLessThan(0.7);
  });

  test('keeps to its script where nothing is worth trying', () => {
    expect(share(levers({ shortlist: () => 1 }), 200)).toBe(share(levers(), 200));
  });

  test('nothing that was tried shows in the trace, and tracing changes nothing', () => {
    const trace = new Trace();
    const traced = openPlayer(levers({}), trace).play(ROOT, 3, 0);
    const lines = trace.size;
    const digest = [traced.digestHi, traced.digestLo];
    const plain = openPlayer(levers({})).play(ROOT, 3, 0);
    expect([plain.digestHi, plain.digestLo]).toEqual(digest);
    const script = new Trace();
    openPlayer(levers(), script).play(ROOT, 3, 0);
    expect(lines).toBe(script.size);
  });
});

test.each(['classic', 'tenth', 'waffle'])('%s: games of searching players do not depend on what was played before', async (spec) => {
  const match = compileMatch(await loadSelection(spec), loadScenario('duel', { doctrines: { red: 'search:4', blue: 'search:4' } })).match;
  const digestOf = ({ digestHi, digestLo }: { digestHi: number; digestLo: number }): string => `${digestHi} ${digestLo}`;
  const player = openPlayer(match);
  const forwards = [0, 1, 2].map((pair) => digestOf(player.play(ROOT, pair, 0)));
  const backwards = [2, 1, 0].map((pair) => digestOf(openPlayer(match).play(ROOT, pair, 0)));
  expect(backwards.reverse()).toEqual(forwards);
});
