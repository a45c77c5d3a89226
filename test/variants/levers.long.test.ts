import { describe, expect, test } from 'vitest';
import { compileMatch } from '../../src/compile/index.ts';
import { openPlayer, rootKey } from '../../src/engine/index.ts';
import type { Procedure } from '../../src/rules/index.ts';
import { loadSelection } from '../../src/testing/index.ts';
import { builtIn } from '../bundled.ts';
import { loadScenario } from '../files.ts';

const SCENARIOS = ['patrol', 'psykers'];

/** How many procedures of an edition are changed one by one, drawn by their names; all of them take minutes (`SOAK=full`). */
const DRAWN = process.env['SOAK'] === 'full' ? Number.POSITIVE_INFINITY : 20;

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

/** Some of them, the same each time: those whose names come first when they are mixed up by a hash. */
function drawn(list: readonly Named[]): Named[] {
  const mixed = (text: string): number => [...text].reduce((h, c) => Math.imul(h ^ c.charCodeAt(0), 0x01000193) >>> 0, 0x811c9dc5);
  return [...list].sort(([a], [b]) => mixed(a) - mixed(b)).slice(0, DRAWN);
}

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
    expect(moved).toBeGreaterThan(5);
  });
});
