import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { playCampaign } from '../../../src/runner/campaign.ts';
import { readArmyLink } from '../../../src/studio/army-question.ts';
import { digestOfGames } from '../../../src/studio/digest-of.ts';
import type { OwnFiles } from '../../../src/studio/own-files.ts';
import { linkOf, readLink } from '../../../src/studio/question.ts';
import { HAS_BROWSER } from '../../chromium.ts';
import { loadScenario } from '../../files.ts';
import { LIMIT_MS, PAGE_LIMIT_MS } from '../../limit.ts';
import { temporaryFolder } from '../../outside.ts';
import { seriousFaults } from '../../pages.ts';
import { studioInChromium } from '../../studio.ts';
import { cli } from '../cli/capture.ts';
import { BAD } from '../import/bad-lists.ts';
import { formsOf, jsonData } from '../import/made-up.ts';
import { modernList } from '../import/modern-list.ts';

const studio = studioInChromium();

const LIGHT: BrowserContextOptions = { colorScheme: 'light', viewport: { width: 1280, height: 900 } };
const NARROW: BrowserContextOptions = { colorScheme: 'dark', viewport: { width: 400, height: 800 } };

const LIST = formsOf(modernList)['zip'] as Buffer;

const inArmy = (options: BrowserContextOptions, look: (page: Page) => Promise<void>): Promise<void> =>
  studio.visit('#army', options, async (page) => {
    page.setDefaultTimeout(PAGE_LIMIT_MS);
    await page.getByText('Begin with a copy of').waitFor();
    await look(page);
  });

/** Lets a file fall onto the page. */
async function drop(page: Page, bytes: Buffer, name = 'list.rosz'): Promise<void> {
  const data = await page.evaluateHandle(`(() => {
    const held = new DataTransfer();
    held.items.add(new File([Uint8Array.from(atob('${bytes.toString('base64')}'), (it) => it.charCodeAt(0))], ${JSON.stringify(name)}));
    return held;
  })()`);
  await page.locator('.drop').dispatchEvent('drop', { dataTransfer: data });
}

async function imported(page: Page, bytes = LIST, name = 'list.rosz'): Promise<void> {
  await drop(page, bytes, name);
  await page.locator('.report').waitFor();
  await settled(page);
}

/** Waits until the army is read anew. */
async function settled(page: Page): Promise<void> {
  await page.locator('section[aria-label="Army"][aria-busy="false"] table').waitFor();
}

/** The own files as the link of the view has them, once they are such. */
async function ownOnce(page: Page, fits: (own: OwnFiles) => boolean): Promise<OwnFiles> {
  let own: OwnFiles = {};
  await expect
    .poll(
      async () => {
        const link = page.url().split('#army/')[1];
        own = link === undefined ? {} : (await readArmyLink(link)).own;
        return fits(own);
      },
      { timeout: PAGE_LIMIT_MS },
    )
    .toBe(true);
  return own;
}

/** Own files in a folder, as the command line takes them. */
function folderOf(own: OwnFiles): string {
  const folder = temporaryFolder();
  for (const [path, text] of Object.entries(own)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

const ARMY = 'own/armies/tin-parade.yaml';
const TROOPS = 'own/datasheets/tin-parade-tin-troops.yaml';
const MOUNT = 'own/datasheets/tin-parade-rocking-horse.yaml';

const textOf = (own: OwnFiles, path: string): string => own[path] ?? '';
const errorOf = async (field: Locator): Promise<string> => {
  const id = await field.getAttribute('aria-describedby');
  // Where there is none yet, nothing is waited for: whoever wants one asks again.
  return id === null ? '' : (await field.page().locator(`[id="${id}"]`).allTextContents()).join('');
};

describe.skipIf(!HAS_BROWSER)('an own army in the studio', () => {
  test(
    'is what the command line makes of the list, to the byte, with its report',
    async () => {
      const folder = temporaryFolder();
      writeFileSync(join(folder, 'list.rosz'), LIST);
      expect(await cli(['import', 'list.rosz', '--out', 'own'], folder)).toMatchObject({ code: 0 });
      await inArmy(LIGHT, async (page) => {
        await imported(page);
        const own = await ownOnce(page, (it) => ARMY in it);
        expect(Object.keys(own)).toHaveLength(5);
        for (const [path, text] of Object.entries(own)) expect(text).toBe(readFileSync(join(folder, path), 'utf8'));
        const report = page.locator('.report');
        for (const words of [
          '1 unit is left out, 40 army points of the list: Cupboard.',
          '3 of 5 units are played with every weapon as printed; 6 abilities are not played.',
          'Its units cost 615 army points, but the list says 655.',
          'ability: Parade Song',
          'may lead: Tin Troops',
        ])
          expect(await report.getByText(words).count()).toBeGreaterThan(0);
        const markdown = (await page.getByRole('link', { name: 'import.md' }).getAttribute('href')) ?? '';
        expect(decodeURIComponent(markdown.replace(/^[^,]*,/, ''))).toBe(readFileSync(join(folder, 'own/import.md'), 'utf8'));
        expect(await page.locator('table.army tbody tr').count()).toBe(5);
        expect(await page.locator('table.army caption').textContent()).toContain('615 of 1000 army points (modern)');
        expect(await seriousFaults(page)).toEqual([]);
        // The same list again takes nothing from the first.
        await imported(page);
        const both = await ownOnce(page, (it) => 'own/armies/tin-parade-2.yaml' in it);
        expect(Object.keys(both)).toHaveLength(10);
        expect(both[ARMY]).toBe(own[ARMY]);
      });
    },
    LIMIT_MS,
  );

  test(
    'has its datasheets changed in a form that refuses in the words of the loader, is played, and is still there after a reload',
    async () => {
      await inArmy(LIGHT, async (page) => {
        await imported(page);
        await page.getByRole('button', { name: 'Edit datasheet of tin-troops' }).click();
        const kind = page.locator('.draft').getByRole('group', { name: 'tin-troops', exact: true });
        const toughness = kind.getByLabel('T', { exact: true });
        await toughness.fill('99');
        await page.getByRole('button', { name: 'Save' }).click();
        await page.locator('.fault').waitFor();
        await expect.poll(() => errorOf(toughness)).toBe('found 99, expected at most 20');
        // As the command line says it of the same file.
        const before = await ownOnce(page, (it) => TROOPS in it);
        const wrong = folderOf({ ...before, [TROOPS]: textOf(before, TROOPS).replace('T: 3', 'T: 99') });
        expect((await cli(['validate', TROOPS], wrong)).stderr).toContain('models.tin-troops.modern.T: found 99, expected at most 20');
        expect(await seriousFaults(page)).toEqual([]);
        await toughness.fill('x');
        await toughness.blur();
        await expect.poll(() => errorOf(toughness)).toBe('found "x", expected a number');
        await page.getByRole('button', { name: 'models.tin-troops.modern.T', exact: true }).click();
        expect(await page.evaluate('document.activeElement.id')).toBe(await toughness.getAttribute('id'));
        await toughness.fill('5');
        await toughness.blur();
        await expect.poll(() => page.locator('.fault').count()).toBe(0);
        // Words are offered where keywords, weapons and abilities are typed.
        const offered = async (field: Locator): Promise<string[]> =>
          page
            .locator(`[id="${await field.getAttribute('list')}"] option`)
            .evaluateAll((all) => all.map((it) => it.getAttribute('value') ?? ''));
        expect(await offered(kind.getByLabel('weapons 1'))).toEqual(['brass-rifle', 'sabre', 'cork-launcher-fan', 'cork-launcher-lone']);
        await kind.getByRole('button', { name: 'Add abilities' }).click();
        expect(await offered(kind.getByLabel('abilities 1'))).toEqual(expect.arrayContaining(['feel-no-pain', 'stealth', 'scouts']));
        await kind.getByLabel('abilities 1').fill('feel-no-pain 5');
        await kind.getByLabel('abilities 1').blur();
        await page.getByRole('button', { name: 'Save' }).click();
        await expect.poll(() => page.locator('.draft').count()).toBe(0);
        const own = await ownOnce(page, (it) => textOf(it, TROOPS).includes('T: 5'));
        expect(textOf(own, TROOPS)).toContain('feel-no-pain 5');
        expect((await cli(['validate', ARMY, TROOPS, '--data', 'own'], folderOf(own))).code).toBe(0);

        await page.getByRole('button', { name: 'Play it under tenth' }).click();
        await page.locator('.rules li').first().waitFor();
        const asked = (await readLink(new URL(page.url()).hash)).question;
        expect([asked.scenario.split('.')[1], asked.rulesets]).toEqual(['tin-parade', ['tenth', 'tenth']]);
        const question = { ...asked, pairs: 8 };
        const rulesets = ['tenth', 'tenth@tin-parade-tin-troops.tin-troops.T=3'] as const;
        await page.evaluate(`location.hash = '${await linkOf({ question: { ...question, rulesets }, answer: null })}'`);
        await page.getByRole('button', { name: 'Play', exact: true }).click();
        await page.getByLabel('Link to this question').waitFor();
        expect(await page.locator('studio-rule .sentence').textContent()).toContain('Tin Parade');
        const { answer, question: played } = await readLink(new URL(await page.getByLabel('Link to this question').inputValue()).hash);
        const battle = loadScenario(played.scenario, { dataDirs: [join(folderOf(own), 'own')] });
        const { campaign } = await playCampaign({ battles: [battle], specs: [...rulesets], pairs: 8, seed: played.seed, workers: 0 });
        expect(answer).toEqual({ pairs: 8, digest: digestOfGames(campaign, 8, played.own) });

        await page.goto('about:blank');
        await page.goto(`${studio.origin}/#army`);
        await settled(page);
        expect(await page.getByLabel('Own army').inputValue()).toBe('tin-parade');
        expect(await ownOnce(page, (it) => ARMY in it)).toEqual(own);
      });
    },
    LIMIT_MS,
  );

  test(
    'gets prices and new units at 400 pixels in the dark, and is refused what would break it',
    async () => {
      await inArmy(NARROW, async (page) => {
        await imported(page);
        const price = page.getByLabel('Points of rocking-horse (modern)');
        await price.fill('-5');
        await price.blur();
        await expect.poll(() => errorOf(price)).toBe('found -5, expected at least 0');
        await price.fill('250');
        await price.blur();
        await expect.poll(() => page.locator('table.army caption').textContent()).toContain('715 of 1000 army points');
        expect(await page.locator('.fault').count()).toBe(0);
        const form = page.getByRole('form', { name: 'Another unit' });
        await form.getByLabel('Datasheet').selectOption('tin-parade-rocking-horse');
        await form.getByLabel('Copied under the name').fill('Wooden Bull <i>');
        await form.getByRole('button').click();
        await page.getByRole('heading', { name: 'Datasheet wooden-bull-i' }).waitFor();
        const own = await ownOnce(page, (it) => 'own/datasheets/wooden-bull-i.yaml' in it);
        expect(textOf(own, ARMY)).toContain('{ id: wooden-bull-i, datasheet: wooden-bull-i, models: { rocking-horse: 1 } }');
        expect(
          textOf(own, 'own/datasheets/wooden-bull-i.yaml')
            .replace('wooden-bull-i', 'tin-parade-rocking-horse')
            .replace('Wooden Bull <i>', 'Rocking Horse'),
        ).toBe(textOf(own, MOUNT));
        expect((await cli(['validate', ARMY, '--data', 'own'], folderOf(own))).code).toBe(0);
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(400);
        expect(await seriousFaults(page)).toEqual([]);
        // A kind of model that the army has is not taken out of its datasheet.
        await page.locator('.draft').getByRole('button', { name: 'Take rocking-horse away' }).click();
        await page.getByText('found no kind of model, expected at least one').first().waitFor();
        await page.getByRole('button', { name: 'Leave it as it was' }).click();
        await page.getByRole('button', { name: 'Edit unit toy-captain' }).click();
        await page.getByLabel('attachedTo').fill('tin-troopers');
        await page.getByRole('button', { name: 'Save' }).click();
        await expect
          .poll(() => errorOf(page.getByLabel('attachedTo')))
          .toBe('found unknown unit "tin-troopers", expected another unit of this army; did you mean "tin-troops"?');
        await page.getByLabel('attachedTo').fill('tin-troops');
        await page.getByRole('button', { name: 'Save' }).click();
        await ownOnce(page, (it) => textOf(it, ARMY).includes('attachedTo: tin-troops'));
        await page.getByRole('button', { name: 'Take wooden-bull-i away' }).click();
        await ownOnce(page, (it) => !textOf(it, ARMY).includes('wooden-bull'));
      });
    },
    LIMIT_MS,
  );

  test(
    'begins with a bundled one, under a name of its own',
    async () => {
      await inArmy(LIGHT, async (page) => {
        const form = page.getByRole('form', { name: 'Begin with a bundled army' });
        await form.getByLabel('Begin with a copy of').selectOption('assault');
        await form.getByRole('button').click();
        const own = await ownOnce(page, (it) => 'own/armies/assault-2.yaml' in it);
        await settled(page);
        expect(Object.keys(own)).toHaveLength(1);
        expect(await page.locator('table.army tbody tr').count()).toBe(10);
        expect(await page.locator('table.army caption').textContent()).toMatch(
          /army points \(classic\), \d+ of 1000 army points \(modern\)/,
        );
      });
    },
    LIMIT_MS,
  );

  test(
    'is not made of hostile lists: each is refused in the words of the command line, names are text, and the page stays alive',
    async () => {
      await inArmy(LIGHT, async (page) => {
        for (const [what, bytes, message] of BAD) {
          await drop(page, bytes, `${what}.rosz`);
          const said = page.locator('studio-army [role="alert"]', { hasText: `${what}.rosz: ` });
          await said.waitFor();
          const words = ((await said.textContent()) ?? '').slice(`${what}.rosz: `.length);
          if (typeof message === 'string') expect(words).toBe(message);
          else expect(words).toMatch(message);
        }
        const data = jsonData({ ...modernList, name: '<img src=x onerror=alert(1)>\u202e\u0007 \u{1F3B2}' });
        await imported(page, Buffer.from(JSON.stringify(data)), '<b>\u202elist\u0007</b>.json');
        expect(await page.locator('.report h2').textContent()).toBe('<img src=x onerror=alert(1)> \u{1F3B2}');
        expect(await page.locator('.report').getByText('from <b>list</b>.json').count()).toBe(1);
        expect(await page.locator('studio-army img, studio-army .report b b').count()).toBe(0);
        const own = await ownOnce(page, (it) => Object.keys(it).length === 5);
        expect((await cli(['validate', ...Object.keys(own), '--data', 'own'], folderOf(own))).code).toBe(0);
      });
    },
    LIMIT_MS,
  );
});
