import { filesOf } from '../../src/import/index.ts';
import { BAD } from '../src/import/bad-lists.ts';
import { formsOf } from '../src/import/made-up.ts';
import { LISTS, largeList } from '../src/import/more-lists.ts';
import { read } from '../src/import/reading.ts';

/** What reading an army list takes: lists of 2,000 points in every form, and the files that are refused. `npm run bench:import`. */

const TIMES = 5;
const print = (words: string): boolean => process.stdout.write(`${words}\n`);
const milliseconds = (ms: number): string => `${ms.toFixed(0)} ms`.padStart(8);
const mebibytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(0)} MiB`;

async function timed(bytes: Buffer): Promise<{ readonly first: number; readonly best: number }> {
  const took: number[] = [];
  for (let k = 0; k < TIMES; k++) {
    const from = performance.now();
    // Of a file that is refused, too, it counts how long that takes.
    await read(bytes).then(
      (imported) => filesOf(imported, '0.0.0'),
      () => null,
    );
    took.push(performance.now() - from);
  }
  return { first: took[0] ?? 0, best: Math.min(...took) };
}

const large = (['modern', 'classic'] as const).map((family) => [`2,000 points, ${family}`, largeList(family)] as const);
const small = Object.entries(LISTS).flatMap(([family, lists]) =>
  Object.entries(lists).map(([name, list]) => [`${name}, ${family}`, list] as const),
);
print('read, the first time and at best:');
for (const [name, list] of [...large, ...small]) {
  let [first, best] = [0, 0];
  for (const bytes of Object.values(formsOf(list))) {
    const took = await timed(bytes);
    first = Math.max(first, took.first);
    best = Math.max(best, took.best);
  }
  print(`${milliseconds(first)} ${milliseconds(best)}  ${name}, in the slowest form`);
}
print('refused, the first time and at best:');
for (const [name, bytes] of BAD) {
  const { first, best } = await timed(bytes);
  print(`${milliseconds(first)} ${milliseconds(best)}  ${name}`);
}
print(`memory at most: ${mebibytes(process.resourceUsage().maxRSS * 1024)}`);
