import { strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { faultOfFolder, folderOf, readFolder } from '../../../src/studio/folder.ts';
import type { Shared } from '../../../src/studio/question.ts';

const SHARED: Shared = {
  question: {
    scenario: 'duel.guards.duel-veterans',
    rulesets: ['classic', 'classic+./own/rules/stride.mjs@MY-MOVE-01.inches=3'],
    seed: 'studio',
    pairs: 2000,
    own: { 'own/armies/guards.yaml': 'format: 1\n', 'own/rules/stride.mjs': 'export default 1;\n' },
  },
  answer: { pairs: 16, digest: '0123456789abcdef' },
};
const SCENARIO = 'format: 1\nid: duel\n';

const zip = (texts: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, strToU8(text)])));
const refusal = (bytes: Uint8Array): string | null => {
  try {
    readFolder(bytes);
  } catch (error) {
    return faultOfFolder(error);
  }
  return 'was read';
};

test('a folder holds own files, the scenario, and the command that plays it, and is the same whenever it is saved', () => {
  const bytes = folderOf(SHARED, SCENARIO);
  const texts = Object.fromEntries(Object.entries(unzipSync(bytes)).map(([path, content]) => [path, new TextDecoder().decode(content)]));
  expect(Object.keys(texts).sort()).toEqual([
    'README.txt',
    'own/armies/guards.yaml',
    'own/duel.yaml',
    'own/rules/stride.mjs',
    'studio.json',
  ]);
  expect(texts['own/duel.yaml']).toBe(SCENARIO);
  expect(texts['README.txt']?.split('\n')[2]).toBe(
    'sandtable run duel.guards.duel-veterans -v classic -v classic+./own/rules/stride.mjs@MY-MOVE-01.inches=3 --data own --players own --seed studio -n 16',
  );
  expect(folderOf(SHARED, SCENARIO)).toEqual(bytes);
});

test('a folder is taken back as it is, or with what was changed in it', () => {
  const bytes = folderOf(SHARED, SCENARIO);
  // The bundled scenario is no file of one's own, unless it is changed.
  expect(readFolder(bytes)).toEqual({ own: SHARED.question.own, shared: SHARED });
  const changed = { ...unzipSync(bytes), 'own/duel.yaml': strToU8(`${SCENARIO}title: Mine\n`) };
  expect(readFolder(zipSync(changed)).own).toEqual({ ...SHARED.question.own, 'own/duel.yaml': `${SCENARIO}title: Mine\n` });
  expect(readFolder(zip({ 'own/a.yaml': 'a\r\nb', 'notes.txt': 'not ours' }))).toEqual({ own: { 'own/a.yaml': 'a\nb' }, shared: null });
});

test.each([
  ['no folder at all', new Uint8Array([1, 2, 3]), 'This file cannot be read: save it again, as a .zip.'],
  ['a path out of it', zip({ 'own/../../etc/passwd': 'x' }), 'is no path of an own file'],
  ['a prototype', zip({ 'own/__proto__': 'x' }), 'is no path of an own file'],
  ['what is no text', zipSync({ 'own/a.yaml': new Uint8Array([0xff, 0xfe]) }), 'own/a.yaml is no text.'],
  ['control characters', zip({ 'own/a.yaml': 'a\u0000' }), 'own/a.yaml, line 1 has a letter that cannot be seen'],
  ['far too much', zip({ 'own/a.yaml': 'a'.repeat(21_000_000) }), 'This folder holds too much'],
  ['a damaged question', zip({ 'studio.json': '{' }), 'studio.json is damaged'],
  ['another question', zip({ 'studio.json': '{"question":{},"answer":null,"bundled":null}' }), 'This folder does not hold a question'],
  [
    'a ruleset with code that it does not hold',
    zip({ 'studio.json': JSON.stringify({ question: { ...SHARED.question, own: undefined }, answer: null, bundled: null }) }),
    'This folder does not hold a question that the studio can ask (rulesets)',
  ],
])('a folder with %s is refused in a sentence', (_, bytes, words) => {
  expect(refusal(bytes)).toContain(words);
});
