import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { odds } from '../../../src/index.ts';
import { gameLink } from '../../../src/studio/game-question.ts';
import { readLink } from '../../../src/studio/question.ts';
import { HAS_FIREFOX, inFirefox, until } from '../../firefox.ts';
import { LIMIT_MS } from '../../limit.ts';
import { temporaryFolder } from '../../outside.ts';
import { digestsThere, endedEarly, openStudio, promising, QUESTIONS, type Studio } from '../../studio.ts';

let studio: Studio;
beforeAll(async () => {
  if (HAS_FIREFOX) studio = await openStudio();
}, LIMIT_MS);
afterAll(async () => {
  if (HAS_FIREFOX) studio.close();
});

describe.skipIf(!HAS_FIREFOX)('the studio in Firefox', () => {
  test(
    'answers what a rule does, stops, and puts the whole into a link',
    async () => {
      await inFirefox(studio.origin, async (page) => {
        const button = (name: string): string =>
          `[...document.querySelectorAll('button')].find((it) => it.textContent.trim() === '${name}')`;
        await until(page, `document.querySelector('.rules li') !== null`);
        const [, second] = await page.$$('input[type="search"]');
        await second?.type('casualty morale');
        await page.evaluate(`${button('Play')}.click()`);
        await until(page, `document.querySelector('.sentence')?.textContent.includes('“Casualty morale”')`);
        await page.evaluate(`${button('Stop')}.click()`);
        await until(page, `${button('Go on')} !== undefined`);
        await until(page, `document.querySelector('input.link') !== null`);
        const link = String(await page.evaluate(`document.querySelector('input.link').value`));
        const { question, answer } = await readLink(new URL(link).hash);
        expect(question.rulesets).toEqual(['classic', 'classic@-CLS-MORALE-03']);
        expect(answer?.digest).toMatch(/^[0-9a-f]{16}$/);
      });
    },
    LIMIT_MS,
  );

  test(
    'gives the odds of the command line, to the last digit, and they follow what is typed',
    async () => {
      await inFirefox(`${studio.origin}/#odds`, async (page) => {
        const settled = `document.querySelector('studio-odds [aria-busy="false"] input.link') !== null`;
        const saved = async (file: string): Promise<string> =>
          decodeURIComponent(
            String(await page.evaluate(`document.querySelector('a[download="${file}"]').getAttribute('href')`)).replace(/^[^,]*,/, ''),
          );
        await until(page, settled);
        expect(await page.evaluate(`[...document.querySelectorAll('tr')].some((it) => /hits\\s*10\\.000/.test(it.textContent))`)).toBe(
          true,
        );
        // Five shooters instead of ten.
        const before = await page.evaluate('location.href');
        await page.evaluate(
          `{ const field = [...document.querySelectorAll('studio-odds label')].find((it) => it.textContent.trim() === 'Number of A').querySelector('input'); field.value = '5'; field.dispatchEvent(new Event('input', { bubbles: true })); }`,
        );
        await until(page, `location.href !== ${JSON.stringify(before)} && ${settled}`);
        const folder = temporaryFolder();
        const file = join(folder, 'attack.yaml');
        writeFileSync(file, await saved('attack.yaml'));
        const there = await odds({ file, variant: ['classic', 'tenth'], kill: 5 });
        expect(JSON.parse(await saved('odds.json'))).toEqual(JSON.parse(JSON.stringify(there)));
      });
    },
    LIMIT_MS,
  );

  test(
    'shows a game that is watched, which is that of the command line',
    async () => {
      const game = { scenario: 'duel', rulesets: ['classic', 'tenth'], seed: 'studio', pair: 2, redSeat: 1, own: {} } as const;
      const link = await gameLink({ game, digests: await digestsThere(game) });
      await inFirefox(`${studio.origin}/#watch/${link}`, async (page) => {
        await until(page, `document.body.innerText.includes('This is the same game as that of the link')`);
        await until(page, `Boolean(document.querySelector('iframe')?.contentDocument.querySelector('.base'))`);
      });
    },
    LIMIT_MS,
  );

  test(
    'plays where its players could not be fetched at first',
    async () => {
      const left = studio.lose('player', 2);
      await inFirefox(`${studio.origin}/#${await promising(QUESTIONS[0])}`, async (page) => {
        await until(page, `document.body.innerText.includes('These are the same games as those of the link')`);
        expect(left()).toBe(0);
      });
    },
    LIMIT_MS,
  );

  test(
    'plays where a player ends in the middle of it without a word',
    async () => {
      await inFirefox(studio.origin, async (page) => {
        await page.evaluateOnNewDocument(endedEarly('player'));
        await page.goto(`${studio.origin}/?again#${await promising(QUESTIONS[0])}`);
        await until(page, `document.body.innerText.includes('These are the same games as those of the link')`);
        expect(await page.evaluate('window.ended')).toBe(1);
      });
    },
    LIMIT_MS,
  );

  test.each(QUESTIONS)(
    'plays the games of Node: $scenario under $rulesets',
    async (question) => {
      await inFirefox(`${studio.origin}/#${await promising(question)}`, async (page) => {
        await until(page, `document.body.innerText.includes('These are the same games as those of the link')`);
      });
    },
    LIMIT_MS,
  );
});
