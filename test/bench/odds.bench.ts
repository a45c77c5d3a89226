import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { attackOdds, loadSelection, sampledQuantities } from '../../src/testing/index.ts';
import { loadExamples } from '../files.ts';

/** Exact odds of every bundled attack under four editions: the first time, the median of some later ones, and played samples a second. */
const FOLDER = fileURLToPath(new URL('../../scenarios/attacks/', import.meta.url));
const TIMES = process.argv.includes('--short') ? 3 : 15;
const SAMPLES = process.argv.includes('--short') ? 500 : 5000;

const median = (list: readonly number[]): number => [...list].sort((a, b) => a - b)[list.length >> 1] as number;
const shown = (ms: number): string => `${ms.toFixed(1)} ms`.padStart(10);

const warm: number[] = [];
for (const variant of ['classic', 'calixtus', 'waffle', 'hybrid', 'tenth']) {
  const selection = await loadSelection(variant);
  for (const name of readdirSync(FOLDER).sort()) {
    const file = loadExamples(FOLDER + name);
    for (const example of file.examples) {
      const times = Array.from({ length: TIMES }, () => {
        const start = performance.now();
        attackOdds(example, file, selection);
        return performance.now() - start;
      });
      const start = performance.now();
      sampledQuantities(example, file, selection, SAMPLES, 'bench');
      const rate = (1000 * SAMPLES) / (performance.now() - start);
      const later = median(times.slice(1));
      warm.push(later);
      console.log(
        `${variant.padEnd(9)} ${name.replace('.yaml', '').padEnd(24)} first ${shown(times[0] as number)}, then ${shown(later)}; ${Math.round(rate)} samples a second`,
      );
    }
  }
}
console.log(`exact odds of ${warm.length} attacks: median ${shown(median(warm)).trim()}, slowest ${shown(Math.max(...warm)).trim()}`);
