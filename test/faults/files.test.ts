import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, test } from 'vitest';
import { spoil } from './spoil.ts';
import { type Kind, makeKinds } from './spoiled.ts';
import { many, tryAll } from './tally.ts';

const folder = mkdtempSync(join(tmpdir(), 'sandtable-spoiled-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let kinds: readonly Kind[] = [];
beforeAll(async () => {
  kinds = await makeKinds(folder);
});

test('a file in which something is wrong is refused with its place, or gives a right result', () =>
  tryAll(
    kinds.flatMap((kind) => Array.from({ length: many(kind.tries, 80) }, (_, n) => ({ kind, n }))),
    ({ kind, n }) => spoil(kind, n),
  ));
