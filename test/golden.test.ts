import { describe, expect, test } from 'vitest';
import { compileMatch } from '../src/compile/index.ts';
import { openPlayer, rootKey } from '../src/engine/index.ts';
import { loadSelection } from '../src/testing/index.ts';
import { builtIn, scenarios } from './bundled.ts';
import { ledByScripts } from './led.ts';

const PAIRS = 3;

/**
 * The results of the bundled scenarios under every built-in edition. A line that changes is a change of results: explain it in
 * the changelog under "Numbers that moved", and rewrite with `npm run golden`.
 */
/** The core of the tenth edition is also checked alone, to separate its effects from those of the layers on top of it. */
const specs = [...builtIn, 'tenth:bare'];

describe.each(specs)('golden engagements of %s', (id) => {
  test.each(scenarios)('%s', async (scenario) => {
    const player = openPlayer(compileMatch(await loadSelection(id), ledByScripts(scenario)).match);
    const root = rootKey('golden');
    const lines = ['pair seat digest           first winner rounds vp    lost'];
    for (let pair = 0; pair < PAIRS; pair++) {
      for (const seat of [0, 1] as const) {
        const o = player.play(root, pair, seat);
        const digest = o.digestHi.toString(16).padStart(8, '0') + o.digestLo.toString(16).padStart(8, '0');
        const side = (n: number): string => ['red ', 'blue', 'draw'][n] as string;
        lines.push(
          `${pair}    ${seat}    ${digest} ${side(o.first)}  ${side(o.winner)}   ${o.rounds}      ${[...o.vp].join(':').padEnd(5)} ${[...o.lost].join(':')}`,
        );
      }
    }
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`golden/${id.replace(':', '-')}/${scenario}.txt`);
  });
});
