import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { gameLink } from '../../../src/studio/game-question.ts';
import { linkOf, type Question } from '../../../src/studio/question.ts';
import { HAS_BROWSER } from '../../chromium.ts';
import { LIMIT_MS } from '../../limit.ts';
import { temporaryFolder } from '../../outside.ts';
import { studioInChromium } from '../../studio.ts';
import { cli } from '../cli/capture.ts';

const studio = studioInChromium();

const ARMY = 'own/armies/guards.yaml';
const MARKUP = '<img src=x onerror=alert(1)>';
const UNITS = 'units:\n  - { id: line-1, datasheet: line-infantry, models: { soldier: 10 } }\n';
const HEAD = 'format: 1\nid: guards\ntitle: Guards\nlimit: 500\n';
const question = (text: string): Question => ({
  scenario: 'duel.guards.duel-veterans',
  rulesets: ['classic', 'classic@-CLS-MORALE-03'],
  seed: 'studio',
  pairs: 8,
  own: { [ARMY]: text },
});

/** Names that refer to names that refer to names: some bytes that stand for gigabytes. */
const aliases = [
  'a0: &a0 [x, x, x, x, x, x, x, x, x]',
  ...Array.from({ length: 9 }, (_, i) => `a${i + 1}: &a${i + 1} [${Array(9).fill(`*a${i}`).join(', ')}]`),
];
const BOMBS = [
  ['aliases of aliases', `${HEAD}${aliases.join('\n')}\n`],
  ['twenty thousand keys', `${HEAD}${UNITS}${Array.from({ length: 20_000 }, (_, i) => `k${i.toString(36)}:\n`).join('')}`],
  ['a key twice', `${HEAD}${UNITS}title: Others\n`],
  ['what leads to all objects', `${HEAD}${UNITS}__proto__: { polluted: 1 }\n`],
] as const;

/** What the command line says of an own army. */
async function saidThere(text: string): Promise<string> {
  const folder = mkdtempSync(join(temporaryFolder(), 'hostile-'));
  mkdirSync(join(folder, 'own/armies'), { recursive: true });
  writeFileSync(join(folder, ARMY), text);
  return (await cli(['validate', ARMY, '--data', 'own'], folder)).stderr;
}

const alarm = (page: Page): Promise<string | null> => page.locator('studio-rule [role="alert"]').first().textContent();

/** The page answers as before. */
async function isAlive(page: Page): Promise<void> {
  await page.locator('#scenario').selectOption('meeting');
  await page.locator('#scenario').selectOption('duel');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  // Another view that was opened may have an answer of its own.
  await page.locator('studio-rule .sentence').waitFor();
  expect(await page.evaluate('[Object.prototype.polluted, document.images.length]')).toEqual([undefined, 0]);
}

describe.skipIf(!HAS_BROWSER)('somebody’s own file', () => {
  test.each(BOMBS)(
    'with %s is refused in the words of the command line, and the page stays alive',
    async (_, text) => {
      const first = (await saidThere(text)).split('\n').find((it) => it.includes(`${ARMY}:`)) ?? 'nothing was said there';
      expect(first).toMatch(/: found /);
      await studio.visit(`#${await linkOf({ question: question(text), answer: null })}`, {}, async (page) => {
        await page.locator('studio-rule [role="alert"]').waitFor();
        expect(await alarm(page)).toContain(/own\/armies\/guards\.yaml:.*/.exec(first)?.[0]);
        await isAlive(page);
      });
    },
    LIMIT_MS,
  );

  test(
    'that is nested ten thousand deep is refused, and the page stays alive',
    async () => {
      const text = `${HEAD}units: ${'['.repeat(10_000)}${']'.repeat(10_000)}\n`;
      await studio.visit(`#${await linkOf({ question: question(text), answer: null })}`, {}, async (page) => {
        await page.locator('studio-rule [role="alert"]').waitFor();
        expect(await alarm(page)).toMatch(/own\/armies\/guards\.yaml:5:\d+: found bad YAML/);
        await isAlive(page);
      });
    },
    LIMIT_MS,
  );

  test(
    'with markup in a name shows it as text, in the answer, too',
    async () => {
      const text = `${HEAD.replace('Guards', `'${MARKUP}'`)}${UNITS}`;
      await studio.visit(`#${await linkOf({ question: question(text), answer: null })}`, {}, async (page) => {
        await page.getByText(MARKUP).first().waitFor();
        await page.getByRole('button', { name: 'Play', exact: true }).click();
        await page.locator('.answer figcaption', { hasText: MARKUP }).waitFor();
        expect(await page.evaluate('document.images.length')).toBe(0);
      });
    },
    LIMIT_MS,
  );
});

test.skipIf(!HAS_BROWSER)(
  'links that are damaged, too long, of another version or full of something else are told apart in a sentence, in every view',
  async () => {
    const good = await linkOf({ question: { ...question(''), scenario: 'duel', own: {} }, answer: null });
    const game = await gameLink({
      game: { scenario: 'duel', rulesets: ['classic'], seed: 'studio', pair: 0, redSeat: 0, own: {} },
      digests: null,
    });
    const unseen = await linkOf({ question: question(`${HEAD.replace('Guards', 'Gu\u202eards')}${UNITS}`), answer: null });
    await studio.visit('', {}, async (page) => {
      await page.locator('.rules li').first().waitFor();
      for (const [hash, view, words] of [
        [`#${good.slice(0, -9)}`, 'studio-rule', 'This link is damaged'],
        [`#1.${'A'.repeat(9000)}`, 'studio-rule', 'This is no link of the studio'],
        [`#9${good.slice(1)}`, 'studio-rule', 'This link is of version 9'],
        [`#${unseen}`, 'studio-rule', 'own/armies/guards.yaml, line 3 has a letter that cannot be seen'],
        [`#${game}`, 'studio-rule', 'does not hold a question that the studio can ask'],
        [`#watch/${good}`, 'studio-watch', 'does not hold'],
        [`#watch/${game.slice(0, -9)}`, 'studio-watch', 'This link is damaged'],
        [`#odds/${good}`, 'studio-odds', 'does not hold'],
        [`#odds/1.${MARKUP}`, 'studio-odds', 'This is no link of the studio'],
      ] as const) {
        await page.evaluate(`location.hash = ${JSON.stringify(hash)}`);
        await page.locator(`${view} [role="alert"]`, { hasText: words }).waitFor();
      }
      await page.evaluate(`location.hash = '${good}'`);
      await page.locator('studio-rule .rules li').first().waitFor();
      await isAlive(page);
    });
  },
  LIMIT_MS,
);
