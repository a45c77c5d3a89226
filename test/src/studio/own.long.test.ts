import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { unzipSync } from 'fflate';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { readCampaign } from '../../../src/runner/arrow.ts';
import { attackLink } from '../../../src/studio/attack-question.ts';
import { digestOfGames } from '../../../src/studio/digest-of.ts';
import firstAttack from '../../../src/studio/first-attack.json' with { type: 'json' };
import { gameLink } from '../../../src/studio/game-question.ts';
import type { OwnFiles } from '../../../src/studio/own-files.ts';
import { linkOf, type Question, readLink } from '../../../src/studio/question.ts';
import { HAS_BROWSER } from '../../chromium.ts';
import { LIMIT_MS } from '../../limit.ts';
import { seriousFaults } from '../../pages.ts';
import { argsOf, studioInChromium } from '../../studio.ts';
import { cli } from '../cli/capture.ts';

const studio = studioInChromium();

const LIGHT: BrowserContextOptions = { colorScheme: 'light', viewport: { width: 1280, height: 900 } };
const NARROW: BrowserContextOptions = { colorScheme: 'dark', viewport: { width: 400, height: 800 } };

const CLI = fileURLToPath(new URL('../../../src/cli.ts', import.meta.url));
const TSX = fileURLToPath(import.meta.resolve('tsx'));

const STRIDE = 'own/rules/stride.mjs';
const rule = (title: string, wrap: string): string => `import { defineRulePack, integer } from 'sandtable/rules';
import { defineRule } from 'sandtable/classic';

const stride = defineRule({
  id: 'MY-MOVE-01',
  title: '${title}',
  source: 'own',
  text: 'Units move farther.',
  default: 'on',
  params: { inches: integer(2, 1, 6, 'how much farther, in inches') },
  patch: ({ inches }) => ({ wrap: { baseMoveInches: (next) => (game, unit) => ${wrap} } }),
});

export default defineRulePack({ id: 'mine', title: 'Mine', family: 'classic', rules: [stride] });
`;
/** An army, a datasheet and a rule. */
const OWN: OwnFiles = {
  'own/armies/guards.yaml': `format: 1
id: guards
title: Guards of the ford
limit: 500
units:
  - { id: guards-1, datasheet: ford-guards, models: { soldier: 12 }, roles: [troops] }
`,
  'own/datasheets/ford-guards.yaml': readFileSync('scenarios/datasheets/line-infantry.yaml', 'utf8')
    .replace(/^id: .*$/m, 'id: ford-guards')
    .replace(/^title: .*$/m, 'title: Ford guards'),
  [STRIDE]: rule('Long stride', 'next(game, unit) + inches'),
};
const QUESTION: Question = {
  scenario: 'duel.guards.duel-veterans',
  rulesets: ['classic', `classic+./${STRIDE}`],
  seed: 'studio',
  pairs: 8,
  own: OWN,
};
const linkTo = async (question: Question): Promise<string> => `#${await linkOf({ question, answer: null })}`;

const play = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByLabel('Link to this question').waitFor();
  return new URL(await page.getByLabel('Link to this question').inputValue()).hash;
};

describe.skipIf(!HAS_BROWSER)('own files in the studio', () => {
  test(
    'come with a link, are asked about where they would be run, and give the same games in another profile',
    async () => {
      let link = '';
      await studio.visit(await linkTo(QUESTION), LIGHT, async (page) => {
        await page.getByText('What was opened brings a rule of its own').waitFor();
        expect(await page.locator('.brought pre').textContent()).toBe(OWN[STRIDE]);
        expect(await seriousFaults(page)).toEqual([]);
        await page.getByRole('button', { name: 'Play it' }).click();
        await page.getByText('Guards of the ford').first().waitFor();
        await page.getByLabel('Long stride').first().waitFor();
        link = await play(page);
        expect(await page.locator('.sentence').textContent()).toContain('Guards of the ford');
      });
      const { question, answer } = await readLink(link);
      expect(question.own).toEqual(OWN);
      await studio.visit(link, NARROW, async (page) => {
        await page.getByRole('button', { name: 'Play it' }).click();
        await page.getByText('These are the same games as those of the link').waitFor();
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(400);
        expect(await seriousFaults(page)).toEqual([]);
      });
      // The same games, but not the files that were promised.
      const own = { ...OWN, 'own/armies/guards.yaml': `${OWN['own/armies/guards.yaml']}# another\n` };
      await studio.visit(`#${await linkOf({ question: { ...question, own }, answer })}`, LIGHT, async (page) => {
        await page.getByRole('button', { name: 'Play it' }).click();
        await page.getByText('These are not the games of the link').waitFor();
      });
    },
    LIMIT_MS,
  );

  test(
    'are what odds are asked of, and lead armies that are watched, as on the command line',
    async () => {
      const { [STRIDE]: _, ...own } = OWN;
      const folder = mkdtempSync(join(tmpdir(), 'sandtable-own-'));
      for (const [path, text] of Object.entries(own)) {
        await mkdir(dirname(join(folder, path)), { recursive: true });
        await writeFile(join(folder, path), text);
      }
      const game = { scenario: QUESTION.scenario, rulesets: ['classic', 'tenth'], seed: 'studio', pair: 1, redSeat: 1, own } as const;
      const digests: string[] = [];
      for (const spec of game.rulesets) {
        const { stdout } = await cli([...argsOf(game), '--data', join(folder, 'own'), '-v', spec, '--jsonl']);
        digests.push(/"digest":"([0-9a-f]{16})"/.exec(stdout)?.[1] ?? 'none');
      }
      rmSync(folder, { recursive: true });
      await studio.visit(`#watch/${await gameLink({ game, digests })}`, LIGHT, async (page) => {
        await page.getByText('This is the same game as that of the link').waitFor();
      });
      const guards = { sheet: 'ford-guards', kind: 'soldier', models: 10 };
      const attack = { ...firstAttack, attacker: guards, target: guards, own };
      await studio.visit(`#odds/${await attackLink(attack)}`, NARROW, async (page) => {
        await page.locator('studio-odds [aria-busy="false"] input.link').waitFor();
        expect(await page.getByText('10 Ford guards (soldier) with rifle at 10 Ford guards (soldier) from 12"').count()).toBe(1);
        // Those of line infantry, whose numbers they have.
        expect(await page.locator('table', { hasText: 'In the mean' }).locator('tr', { hasText: 'unsaved' }).innerText()).toMatch(
          /4\.995\s+3\.333/,
        );
        expect(await seriousFaults(page)).toEqual([]);
      });
    },
    LIMIT_MS,
  );

  test(
    'are saved as a folder that the command line plays, game for game, and that opens again',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'sandtable-saved-'));
      const saved = join(folder, 'saved.zip');
      await studio.visit(await linkTo(QUESTION), LIGHT, async (page) => {
        await page.getByRole('button', { name: 'Play it' }).click();
        await page.getByLabel('Long stride').first().waitFor();
        await play(page);
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('link', { name: 'Save as a folder (.zip)' }).click(),
        ]);
        await download.saveAs(saved);
      });
      const texts = Object.entries(unzipSync(await readFile(saved)));
      for (const [path, content] of texts) {
        await mkdir(dirname(join(folder, path)), { recursive: true });
        await writeFile(join(folder, path), content);
      }
      const command = readFileSync(join(folder, 'README.txt'), 'utf8').split('\n')[2] ?? '';
      const words = command.replaceAll('"', '').split(' ').slice(1);
      const { status, stderr } = spawnSync(
        process.execPath,
        [
          '--import',
          pathToFileURL(TSX).href,
          '--conditions=sandtable-source',
          CLI,
          ...words,
          '--out',
          'there',
          '--format',
          'md',
          '--quiet',
        ],
        { cwd: folder, encoding: 'utf8', timeout: LIMIT_MS },
      );
      expect([status === 0 || status === 3, stderr]).toEqual([true, '']);
      const { answer } = JSON.parse(readFileSync(join(folder, 'studio.json'), 'utf8')) as { answer: { pairs: number; digest: string } };
      expect(digestOfGames(await readCampaign(join(folder, 'there')), answer.pairs, OWN)).toBe(answer.digest);
      await studio.visit('', LIGHT, async (page) => {
        await page.locator('.rules li').first().waitFor();
        await page.getByLabel('Open a folder that was saved').setInputFiles(saved);
        await page.getByRole('button', { name: 'Play it' }).click();
        await page.getByLabel('Long stride').first().waitFor();
        await page.getByRole('button', { name: 'Play', exact: true }).click();
        await page.getByText('These are the same games as those of the link').waitFor();
        await page
          .getByLabel('Open a folder that was saved')
          .setInputFiles({ name: 'x.zip', mimeType: 'application/zip', buffer: Buffer.from('x') });
        await page.getByText('This file cannot be read: save it again, as a .zip.').waitFor();
        expect(await seriousFaults(page)).toEqual([]);
      });
      rmSync(folder, { recursive: true });
    },
    LIMIT_MS,
  );

  test(
    'that are rules and never end are stopped: by the reader, or after half a minute, with their names; the page plays on',
    async () => {
      const endless = { ...OWN, [STRIDE]: rule('Long stride', '{ if (game.round < 9) for (;;); return next(game, unit) + inches; }') };
      await studio.visit(await linkTo({ ...QUESTION, own: endless }), LIGHT, async (page) => {
        await page.getByRole('button', { name: 'Play it' }).click();
        await page.getByLabel('Long stride').first().waitFor();
        await page.getByRole('button', { name: 'Play', exact: true }).click();
        await page.getByRole('button', { name: 'Stop', exact: true }).click();
        await page.getByRole('button', { name: 'Go on', exact: true }).click();
        await page.getByText(`Play with ./${STRIDE} did not come to the end of a few games within 30 seconds`).waitFor();
        await page.locator('.rules').getByLabel('Long stride').first().uncheck();
        await play(page);
        expect(await page.locator('.sentence').textContent()).toContain('makes no difference at all');
      });
    },
    LIMIT_MS,
  );

  test(
    'are saved, all projects in one file, and opened in another profile',
    async () => {
      const saved = join(mkdtempSync(join(tmpdir(), 'sandtable-projects-')), 'all.zip');
      await studio.visit(await linkTo(QUESTION), LIGHT, async (page) => {
        await page.getByRole('button', { name: 'Play it' }).click();
        await page.getByText('Own files: of a link, not kept (3)').click();
        await page.getByLabel('Name', { exact: true }).fill('The ford');
        await page.getByRole('button', { name: 'Keep these files' }).click();
        await page.getByRole('button', { name: 'Save all projects' }).click();
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('link', { name: 'sandtable-projects.zip' }).click(),
        ]);
        await download.saveAs(saved);
      });
      const texts = Object.entries(OWN).map(([path, text]) => [`The ford/${path}`, text]);
      const found = Object.entries(unzipSync(await readFile(saved)));
      expect(Object.fromEntries(found.map(([path, bytes]) => [path, new TextDecoder().decode(bytes)]))).toEqual(Object.fromEntries(texts));
      await studio.visit('', NARROW, async (page) => {
        await page.getByText('Own files: none').click();
        for (const name of ['The ford', 'The ford 2']) {
          await page.getByLabel('Open saved projects').setInputFiles(saved);
          await page.getByRole('button', { name: 'Play it' }).click();
          await page.getByText(`Own files: ${name} (3)`).waitFor();
        }
        await page
          .getByLabel('Open saved projects')
          .setInputFiles({ name: 'x.zip', mimeType: 'application/zip', buffer: Buffer.from('x') });
        await page.getByText('This file cannot be read: save it again, as a .zip.').waitFor();
        expect(await seriousFaults(page)).toEqual([]);
      });
      rmSync(dirname(saved), { recursive: true });
    },
    LIMIT_MS,
  );

  test(
    'are left where the reader does not want them, and nothing of them runs',
    async () => {
      await studio.visit(await linkTo(QUESTION), LIGHT, async (page) => {
        await page.getByRole('button', { name: 'Leave it' }).click();
        await page.locator('.rules li').first().waitFor();
        expect(await page.getByText('Own files: none').count()).toBe(1);
        expect(await page.getByLabel('Army of red').count()).toBe(0);
      });
    },
    LIMIT_MS,
  );

  test(
    'that are rules reach nothing but the page: no other server, no other module',
    async () => {
      const asked: string[] = [];
      const other = createServer((request, response) => {
        asked.push(request.url ?? '');
        response.writeHead(200, { 'access-control-allow-origin': '*' }).end('export default 1;');
      });
      await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
      const there = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
      const context = await studio.newContext();
      const page = await context.newPage();
      const spying = `${rule('Spy', 'next(game, unit) + inches')}
await fetch('${there}/fetched').catch(() => undefined);
try { new WebSocket('${there.replace('http', 'ws')}/socket'); } catch {}
try { importScripts('${there}/script'); } catch {}
try { new Function('return 1')(); globalThis.evaluated = true; } catch {}
if (globalThis.evaluated) throw new Error('code was made from text');
`;
      await page.goto(`${studio.origin}/${await linkTo({ ...QUESTION, own: { ...OWN, [STRIDE]: spying } })}`);
      await page.getByRole('button', { name: 'Play it' }).click();
      await page.getByLabel('Spy').first().waitFor();
      await play(page);
      for (const line of [`import '${there}/module.js';`, "import('./x.mjs');", "import 'node:fs';"]) {
        const importing = { ...OWN, [STRIDE]: `${line}\n${OWN[STRIDE]}` };
        await page.goto('about:blank');
        await page.goto(`${studio.origin}/${await linkTo({ ...QUESTION, own: importing })}`);
        await page.getByRole('button', { name: 'Play it' }).click();
        await page
          .getByText(/own\/rules\/stride\.mjs: line 1(:| imports)/)
          .first()
          .waitFor();
      }
      await context.close();
      other.close();
      expect(asked).toEqual([]);
    },
    LIMIT_MS,
  );
});
