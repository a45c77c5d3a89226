import { afterEach, expect, test, vi } from 'vitest';
import { compileMatch } from '../../../src/compile/index.ts';
import { Arena } from '../../../src/engine/arena.ts';
import { openPlayer, rootKey } from '../../../src/engine/index.ts';
import { loadSelection } from '../../../src/testing/index.ts';
import { loadScenario } from '../../files.ts';

const PAIRS = 4;
/** Who plays a doctrine made for the edition, scenario and side, and what it is asked there of the edition's own choices. */
const PLAYED = [
  [
    'tactician',
    [
      ['airdrop', 'red'],
      ['barrage', 'blue'],
      ['muster', 'red'],
    ],
    [
      'action-by',
      'arrive-towards',
      'rapid-ingress',
      'suppress',
      'hex-at',
      'shoots-back',
      'slips-away',
      'fights-on-death',
      'gains-points-once',
    ],
  ],
  [
    'hoarder',
    [
      ['airdrop', 'blue'],
      ['barrage', 'red'],
    ],
    ['arrive-towards', 'rapid-ingress', 'hex-at', 'psychic-bolt-at', 'shoots-back', 'slips-away', 'stratagem-lethal-hits'],
  ],
] as const;

afterEach(() => vi.restoreAllMocks());

test.each(PLAYED)('the doctrine %s has answers to what its scenarios ask', async (id, places, choices) => {
  const tenth = await loadSelection('tenth');
  const asked = new Set<string>();
  const spy = vi.spyOn(Arena.prototype, 'ask');
  for (const [name, colour] of places) {
    const scenario = loadScenario(name);
    const doctrine = scenario.doctrines[colour];
    expect(doctrine.id).toBe(id);
    expect(Object.keys(doctrine.answers)).toEqual(expect.arrayContaining([...choices]));
    const player = openPlayer(compileMatch(tenth, scenario).match);
    for (let pair = 0; pair < PAIRS; pair++) for (const seat of [0, 1] as const) player.play(rootKey('golden'), pair, seat);
    for (const [what, side] of spy.mock.calls) if (side === (colour === 'red' ? 0 : 1)) asked.add(what.id);
    spy.mockClear();
  }
  expect(choices.filter((it) => !asked.has(it))).toEqual([]);
});
