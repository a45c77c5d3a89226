import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { ruleList } from '../../src/catalogue/rule-list.ts';
import { compileMatch } from '../../src/compile/index.ts';
import { openPlayer, rootKey } from '../../src/engine/index.ts';
import { attackOdds } from '../../src/odds/attack-odds.ts';
import type { Procedure } from '../../src/rules/index.ts';
import { prepare } from '../../src/runner/prepare.ts';
import { atWork, flipped } from '../../src/study/ablation.ts';
import { loadSelection } from '../../src/testing/index.ts';
import { builtIn } from '../bundled.ts';
import { loadExamples, loadScenario } from '../files.ts';
import { sampled } from '../sampled.ts';

const SCENARIOS = ['patrol', 'psykers'];

/** How many procedures of an edition are changed one by one; all of them take minutes. */
const DRAWN = 6;

async function digestsOf(spec: string): Promise<string[]> {
  const selection = await loadSelection(spec);
  return SCENARIOS.map((scenario) => {
    const o = openPlayer(compileMatch(selection, loadScenario(scenario)).match).play(rootKey('levers'), 0, 0);
    return `${scenario} ${o.digestHi}:${o.digestLo}`;
  });
}

type Named = readonly [name: string, procedure: Procedure];

const changeable = async (id: string): Promise<Named[]> =>
  Object.entries((await loadSelection(id)).variant.edition.procedures ?? {}).filter(([, { gives }]) => gives !== null);

const drawn = (list: readonly Named[]): readonly Named[] => sampled(list, DRAWN, ([name]) => name);

const isFlag = ([, { gives }]: Named): boolean => gives === 'Flag';

/** Numbers of these kinds stay as they are when they are shifted by 0, multiplied by 1, or held to what they can be anyway. */
const IDLE: { readonly [gives: string]: readonly string[] } = {
  Inches: ['+0', '=x1', '=0..'],
  Needed: ['+0', '=1..', '=..7'],
  Count: ['+0', '=x1', '=0..'],
  Value: ['+0', '=x1'],
};

/** An engagement whose rounds never end is refused by name. */
const ENDLESS = 'goesOn=on';

/** So many are changed by nothing at a time: which of them moved something the error says well enough. */
const AT_ONCE = 10;

describe.each(builtIn)('procedures of %s', (id) => {
  test('play on as they were when all are changed by nothing, bit for bit', async () => {
    const plain = await digestsOf(id);
    const numbers = (await changeable(id)).filter((it) => !isFlag(it));
    expect(numbers.length).toBeGreaterThan(40);
    const idle = numbers.map(([name, { gives }], k) => {
      const ways = IDLE[gives ?? ''] ?? ['+0'];
      return `${name}${ways[k % ways.length]}`;
    });
    for (let k = 0; k < idle.length; k += AT_ONCE) {
      const some = idle.slice(k, k + AT_ONCE);
      expect({ some, digests: await digestsOf(`${id}@${some.join(',')}`) }).toEqual({ some, digests: plain });
    }
  });

  test('can be changed and played', async () => {
    const plain = await digestsOf(id);
    const all = await changeable(id);
    const changes = [
      ...drawn(all.filter((it) => !isFlag(it))).map(([name], k) => `${name}${k % 2 === 0 ? '+1' : '-1'}`),
      ...drawn(all.filter(isFlag)).map(([name], k) => `${name}=${k % 2 === 0 ? 'on' : 'off'}`),
    ];
    let moved = 0;
    for (const change of changes.filter((it) => it !== ENDLESS)) {
      const digests = await digestsOf(`${id}@${change}`).catch((error: unknown) => [`${change}: ${String(error)}`]);
      expect({ change, lines: digests.length, said: digests.length === 1 ? digests[0] : '' }).toEqual({
        change,
        lines: SCENARIOS.length,
        said: '',
      });
      if (digests.some((it, k) => it !== plain[k])) moved++;
    }
    expect(moved).toBeGreaterThanOrEqual(changes.length / 4);
  });

  test('are shown by rules, ablate and run when they are shifted', async () => {
    const changes = drawn((await changeable(id)).filter((it) => !isFlag(it))).map(([name]) => `${name}+1`);
    const specs = changes.map((change) => `${id}@${change}`);
    const { variants } = await prepare({ battles: [loadScenario('patrol')], specs: [id, ...specs], pairs: 1, seed: 'levers', from: '.' });
    for (const [k, change] of changes.entries()) {
      const selection = await loadSelection(`${id}@${change}`);
      const [first] = ruleList(selection, { base: false, counts: new Map() });
      const { rules = {}, spec, digest } = variants[k + 1] ?? {};
      expect({
        change,
        listed: first?.id,
        state: first?.state,
        atWork: atWork(selection).includes(change),
        without: flipped(selection, [change]).spec,
        run: change in rules ? spec : null,
        same: digest === variants[0]?.digest,
      }).toEqual({ change, listed: change, state: 'on', atWork: true, without: id, run: `${id}@${change}`, same: false });
    }
  });

  test('are shown by odds where they bear on an attack', async () => {
    const attack = loadExamples(fileURLToPath(new URL('../../scenarios/attacks/melta-at-tank.yaml', import.meta.url)));
    const [example] = attack.examples;
    if (example === undefined) throw new Error('no attack');
    const plain = attackOdds(example, attack, await loadSelection(id));
    const borne: string[] = [];
    for (const [name] of (await changeable(id)).filter((it) => !isFlag(it))) {
      const odds = attackOdds(example, attack, await loadSelection(`${id}@${name}+1`));
      if (!isDeepStrictEqual(odds, plain)) borne.push(name);
    }
    expect(borne.length).toBeGreaterThanOrEqual(3);
    expect(borne).toContain('hitOn');
  });
});
