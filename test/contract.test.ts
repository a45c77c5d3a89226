import { describe, expect, test } from 'vitest';
import { compileMatch, entriesOf, keywordsOf } from '../src/compile/index.ts';
import { openPlayer, rootKey } from '../src/engine/index.ts';
import { loadSelection, soak } from '../src/testing/index.ts';
import { builtIn } from './bundled.ts';
import { loadScenario } from './files.ts';
import { flipped } from './switched.ts';

const patrol = loadScenario('patrol');
const duel = loadScenario('duel');
const atRandom = loadScenario('patrol', { doctrines: { red: 'random', blue: 'random' } });

/** Digests of a few engagements. */
async function digests(spec: string, battle = duel, pairs = 2): Promise<string[]> {
  const player = openPlayer(compileMatch(await loadSelection(spec), battle).match);
  const root = rootKey('contract');
  const list: string[] = [];
  for (let pair = 0; pair < pairs; pair++) {
    for (const seat of [0, 1] as const) {
      const { digestHi, digestLo, winner, vp } = player.play(root, pair, seat);
      list.push(`${digestHi.toString(16)}${digestLo.toString(16)} ${winner} ${vp.join(':')}`);
    }
  }
  return list;
}

for (const id of builtIn) {
  describe(`the contract of ${id}`, async () => {
    const selection = await loadSelection(id);
    const { variant } = selection;

    test('every entry that is played has a rule or a procedure, and none has both', () => {
      const carried = new Set([...Object.values(variant.edition.carries.seams), ...Object.values(variant.edition.carries.steps)].flat());
      const ruled = new Set(variant.rules.map((rule) => rule.id));
      const entries = [...variant.edition.entries, ...variant.entries];
      const played = entries.filter((it) => it.simulated === 'full' || it.simulated === 'partial').map((it) => it.id);
      expect(played.filter((it) => !carried.has(it) && !ruled.has(it))).toEqual([]);
      const known = new Set(entries.map((it) => it.id));
      expect([...carried, ...ruled].filter((it) => !known.has(it as string))).toEqual([]);
      const idle = new Set(entries.filter((it) => it.simulated === 'none').map((it) => it.id));
      expect([...carried, ...ruled].filter((it) => idle.has(it as string))).toEqual([]);
      expect(variant.rules.filter((rule) => carried.has(rule.id)).map((rule) => rule.id)).toEqual([]);
    });

    test('procedures and steps that carry entries exist', () => {
      const { ruleset } = compileMatch(selection, patrol).match;
      const { seams, steps } = variant.edition.carries;
      expect(Object.keys(seams).filter((it) => !(it in ruleset.seams))).toEqual([]);
      expect(Object.keys(steps).filter((it) => !variant.edition.sequence.ids().includes(it))).toEqual([]);
    });

    test('a partial entry says what it leaves out', () => {
      expect(
        entriesOf(variant)
          .filter((it) => it.simulated === 'partial' && !it.leavesOut)
          .map((it) => it.id),
      ).toEqual([]);
    });

    test('the same address gives the same engagement, in any order', async () => {
      const first = await digests(id, patrol);
      expect(await digests(id, patrol)).toEqual(first);
      const player = openPlayer(compileMatch(selection, patrol).match);
      const root = rootKey('contract');
      const back = [
        [1, 1],
        [1, 0],
        [0, 1],
        [0, 0],
      ].map(([pair, seat]) => player.play(root, pair as number, seat as 0 | 1).digestLo.toString(16));
      expect(back.every((low, i) => (first[3 - i] as string).includes(low))).toBe(true);
    });

    test('a rule that nobody can trigger changes no digest', async () => {
      const { match } = compileMatch(selection, duel);
      const carriedWords = new Set(match.units.flatMap((unit) => [...unit.sheet.keywords, ...unit.sheet.roles]));
      const before = await digests(id);
      const atWork = selection.rules.filter((it) => it.replacedBy === null).map((it) => it.rule);
      const { composed } = compileMatch(selection, duel);
      const idle = atWork.filter(
        (rule) =>
          keywordsOf(rule).length > 0 && composed.provenance.unused.includes(rule.id) && !keywordsOf(rule).some((k) => carriedWords.has(k)),
      );
      expect(idle.length).toBeGreaterThan(0);
      for (const rule of idle.slice(0, 5)) expect(await digests(`${id}@${flipped(rule)}`), rule.id).toEqual(before);
    });

    test('doctrines that choose at random break nothing', () => {
      expect(soak(selection, atRandom, 6, 'random').problems).toEqual([]);
    });

    test('engagements share no memory: a pair in between changes nothing', () => {
      const player = openPlayer(compileMatch(selection, atRandom).match);
      const root = rootKey('contract');
      const alone = player.play(root, 7, 0).digestLo;
      player.play(root, 8, 1);
      expect(player.play(root, 7, 0).digestLo).toBe(alone);
    });
  });
}
