import { describe, expect, test } from 'vitest';
import { compileMatch } from '../../../src/compile/index.ts';
import { openPlayer, rootKey, Trace } from '../../../src/engine/index.ts';
import { transcribe } from '../../../src/replay/transcript.ts';
import { CAUSE, DEED, event, type Family, type Game, purpose, rounds, type SideId, step, type Unit } from '../../../src/rules/index.ts';
import { loadSelection } from '../../../src/testing/index.ts';
import { loadScenario } from '../../files.ts';
import { handMade } from './hand-made.ts';

const ALL = event('trace-test/all', { who: 'unit', side: 'side', far: 'inches', sure: 'flag' });
const PLACES = event('trace-test/places', { piece: 'piece', model: 'model', count: 'number' });
const BARE = event('trace-test/bare');
const HIT = purpose('hit');
const root = rootKey('trace');

const scripted = (run: (g: Game<Family>, side: SideId) => void) =>
  handMade({
    units: [
      { id: 'a', models: 2 },
      { id: 'b', side: 1, at: [10, 30], models: 2 },
    ],
    pieces: [{ kind: 'woods', polygon: [0, 0, 1, 0, 1, 1, 0, 1] }],
    program: rounds(
      'rounds',
      step('act', run),
      step('end', (g) => {
        g.over = true;
      }),
    ),
  });

/** Plays with a trace. */
function traced(run: (g: Game<Family>, side: SideId) => void) {
  const trace = new Trace();
  const player = openPlayer(scripted(run), trace);
  player.play(root, 0, 0);
  return { trace, arena: player.arena };
}

describe('a trace', () => {
  test('puts names to the integers of events', () => {
    const { trace, arena } = traced((g) => {
      g.log.note(ALL, 1, 1, 384, 1);
      g.log.note(PLACES, 0, 3, -4);
      g.log.note(PLACES, 7, -1, 2);
      g.log.note(ALL, -1, -1);
    });
    expect(trace.lines(arena).slice(1)).toEqual([
      { event: 'trace-test/all', fields: { who: 'blue/b', side: 'blue', far: 1.5, sure: true } },
      { event: 'trace-test/places', fields: { piece: 'piece-0', model: 'blue/b#2', count: -4 } },
      { event: 'trace-test/places', fields: { piece: 'none', model: 'none', count: 2 } },
      { event: 'trace-test/all', fields: { who: 'none', side: 'none', far: 0, sure: false } },
    ]);
  });

  test('keeps dice where they were rolled, with their address', () => {
    const faces: number[] = [];
    const { trace, arena } = traced((g) => {
      const [a, b] = g.units as readonly [Unit<Family>, Unit<Family>];
      const frame = g.dice.begin(DEED.shoot, a, b);
      faces.push(g.dice.d6(frame, HIT), g.dice.d6(frame, HIT));
      g.log.note(BARE);
      g.dice.end(frame);
    });
    const die = { die: 'hit', deed: 'shoot', actor: 'red/a', target: 'blue/b' };
    expect(trace.lines(arena).slice(1)).toEqual([
      { ...die, ordinal: 0, value: faces[0] },
      { ...die, ordinal: 1, value: faces[1] },
      { event: 'trace-test/bare', fields: {} },
    ]);
  });

  test('tallies the last field of an event, or how often it happened, and tells never from nothing', () => {
    const { trace } = traced((g) => {
      g.log.note(PLACES, 0, 0, 2);
      g.log.note(PLACES, 0, 0, 3);
      g.log.note(BARE);
      g.log.note(BARE);
    });
    expect([
      trace.tally('trace-test/places'),
      trace.tally('trace-test/bare'),
      trace.tally('trace-test/all'),
      trace.tally('no such event'),
    ]).toEqual([5, 2, null, null]);
    expect(trace.names()).toEqual(['round', 'trace-test/places', 'trace-test/places', 'trace-test/bare', 'trace-test/bare']);
  });

  test('grows beyond its first room and can be emptied', () => {
    const { trace } = traced((g) => {
      for (let i = 0; i < 10_000; i++) g.log.note(PLACES, 0, 0, 1);
    });
    expect([trace.size, trace.tally('trace-test/places')]).toEqual([10_001, 10_000]);
    trace.clear();
    expect([trace.size, trace.names()]).toEqual([0, []]);
  });
});

describe('the digest', () => {
  const digest = (run: (g: Game<Family>, side: SideId) => void, trace: Trace | null = null): string => {
    const { digestHi, digestLo } = openPlayer(scripted(run), trace).play(root, 0, 0);
    return `${digestHi} ${digestLo}`;
  };

  test('hangs on every event, field and loss, and on their order', () => {
    const runs: ((g: Game<Family>) => void)[] = [
      () => undefined,
      (g) => g.log.note(BARE),
      (g) => g.log.note(PLACES, 1, 2, 3),
      (g) => g.log.note(PLACES, 1, 2, 4),
      (g) => g.log.note(PLACES, 2, 1, 3),
      (g) => [g.log.note(BARE), g.log.note(PLACES, 1, 2, 3)],
      (g) => [g.log.note(PLACES, 1, 2, 3), g.log.note(BARE)],
      (g) => g.remove(0, CAUSE.shooting, null),
      (g) => g.remove(0, CAUSE.morale, null),
      (g) => g.remove(1, CAUSE.shooting, null),
    ];
    expect(new Set(runs.map((run) => digest(run))).size).toBe(runs.length);
  });

  test('is the same with a trace and without', () => {
    const run = (g: Game<Family>): void => {
      g.log.note(ALL, 1, 2, 3, 4);
      g.remove(3, CAUSE.psychic, null);
    };
    expect(digest(run, new Trace())).toBe(digest(run));
  });
});

describe('a replay', () => {
  test.each(['classic', 'tenth'])('of %s comes to what was played, in both seats, and tells of every loss', async (id) => {
    const { match } = compileMatch(await loadSelection(id), loadScenario('duel'));
    const player = openPlayer(match);
    for (const seat of [0, 1] as const) {
      for (const pair of [0, 3]) {
        const played = structuredClone(player.play(root, pair, seat));
        const { lines, outcome } = transcribe(match, root, pair, seat);
        expect(outcome).toEqual(played);
        const lost = lines.filter((line) => line.kind === 'event' && line.event === 'model-lost').length;
        expect(lost).toBe(played.unitLost.reduce((a, b) => a + b, 0));
        expect(lines.filter((line) => line.kind === 'event' && line.event === 'round').length).toBe(played.rounds);
      }
    }
  });
});
