import { expect, test } from 'vitest';
import { compileMatch } from '../../../src/compile/match.ts';
import { rootKey } from '../../../src/engine/dice/root-key.ts';
import { openPlayer } from '../../../src/engine/play.ts';
import { loadSelection } from '../../../src/load/selection.ts';
import { CauseFinder } from '../../../src/replay/cause.ts';
import { RoundWatch } from '../../../src/replay/rounds.ts';
import { mostMoved, searchPairs } from '../../../src/replay/search.ts';
import { tellStory } from '../../../src/replay/story.ts';
import { digestText } from '../../../src/replay/text.ts';
import { transcribe } from '../../../src/replay/transcript.ts';
import { loadScenario } from '../../files.ts';

const root = rootKey('story');

test.for(['classic', 'calixtus', 'tenth'])('looking at the table after each round changes nothing under %s', async (spec) => {
  const battle = loadScenario('patrol');
  const { match } = compileMatch(await loadSelection(spec), battle);
  const watch = new RoundWatch(match, battle.battlefield.objectives.length);
  const { outcome } = transcribe(match, root, 1, 1, { onLine: watch.onLine });
  watch.close(outcome);
  const plain = openPlayer(match).play(root, 1, 1);
  expect(digestText(outcome)).toBe(digestText(plain));
  expect(watch.standings.map((it) => it.round)).toEqual(Array.from({ length: outcome.rounds + 1 }, (_, i) => i));
  const last = watch.standings.at(-1);
  expect(last?.vp).toEqual([...plain.vp]);
  for (const side of [0, 1] as const)
    expect(last?.strength[side]).toBeCloseTo(plain.strengthByRound[(plain.rounds - 1) * 2 + side] as number, -1);
  for (const [slot, unit] of match.units.entries()) {
    const name = `${unit.side === 0 ? 'red' : 'blue'}/${unit.id}`;
    const { models = 0 } = last?.units[name] ?? {};
    if (unit.maker === undefined && unit.seats === undefined) expect(models).toBe(unit.kinds.length - (plain.unitLost[slot] as number));
  }
});

test('a story ends as both engagements do, and its chain at the result', async () => {
  const battle = loadScenario('patrol');
  const selections = [await loadSelection('classic'), await loadSelection('classic@-CLS-MORALE-03')] as const;
  const matches = [compileMatch(selections[0], battle).match, compileMatch(selections[1], battle).match] as const;
  const { found } = searchPairs(matches, root, [0, 1], 0, 2, 50);
  const picked = mostMoved(found);
  if (picked === null) throw new Error('no pair differs');
  const story = tellStory({ battle, root, pair: picked.pair, redSeat: picked.seat }, selections, new CauseFinder(...selections), {
    before: 2,
    after: 4,
  });
  expect(story.same).toBe(false);
  expect(story.ends.map((it) => it.vp)).toEqual([picked.first.vp, picked.second.vp]);
  expect(story.cause?.changes.map((it) => it.name)).toEqual(['CLS-MORALE-03']);
  expect(story.divergence?.before).toHaveLength(2);
  expect(story.divergence?.first).toHaveLength(4);
  const last = story.chain?.rounds.at(-1);
  expect(last?.round).toBe(Math.max(story.ends[0].rounds, story.ends[1].rounds));
  expect(last?.lead).toEqual(story.ends.map(({ vp: [red, blue] }) => red - blue));
  expect(story.moved.margin).toBe((last?.lead[1] ?? 0) - (last?.lead[0] ?? 0));
});

test('a search finds exactly the engagements whose digests differ, and stops when it has enough', async () => {
  const battle = loadScenario('duel');
  const specs = ['classic', 'classic@line-infantry.rifle.S=5'];
  const matches = [];
  for (const spec of specs) matches.push(compileMatch(await loadSelection(spec), battle).match);
  const [a, b] = matches as [(typeof matches)[0], (typeof matches)[0]];
  const { found, searched, differingPairs } = searchPairs([a, b], root, [0, 1], 3, 1000, 4);
  expect(searched).toBe(4);
  expect(differingPairs).toBe(new Set(found.map((it) => it.pair)).size);
  for (let pair = 3; pair < 7; pair++)
    for (const seat of [0, 1] as const) {
      const digests = [a, b].map((match) => digestText(openPlayer(match).play(root, pair, seat)));
      expect(found.some((it) => it.pair === pair && it.seat === seat)).toBe(digests[0] !== digests[1]);
    }
  expect(searchPairs([a, b], root, [0, 1], 3, 1, 100).differingPairs).toBe(1);
  expect(searchPairs([a, a], root, [0, 1], 0, 1, 3)).toEqual({ from: 0, searched: 3, differingPairs: 0, found: [] });
});

test('the one that moved most is the one whose winner changed, then whose margin did', () => {
  const result = (winner: 0 | 1 | 2, red: number, blue: number) => ({ winner, vp: [red, blue] });
  const margin = { first: result(0, 9, 0), second: result(0, 1, 0) };
  const draw = { first: result(0, 2, 1), second: result(2, 1, 1) };
  const turned = { first: result(0, 2, 1), second: result(1, 1, 2) };
  expect(mostMoved([margin, draw, turned, { ...turned }])).toBe(turned);
  expect(mostMoved([margin, draw])).toBe(draw);
  expect(mostMoved([])).toBeNull();
});
