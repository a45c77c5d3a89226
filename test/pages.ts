import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import axe from 'axe-core';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { launchChromium } from './chromium.ts';
import { PAGE_LIMIT_MS } from './limit.ts';

/** A page open in a browser. */
export interface OpenPage {
  readonly page: Page;
  /** Messages on the console and errors of scripts. */
  readonly said: string[];
  /** Addresses that were requested besides the page itself and data in it. */
  readonly asked: string[];
}

/**
 * Opens a file, or the text of a page, in Chromium, and closes it when `look` is done. Fails if the page has written anything to the
 * console or requested anything.
 */
export async function onPage(
  source: { readonly file: string; readonly hash?: string } | { readonly html: string },
  options: BrowserContextOptions,
  look: (open: OpenPage) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'sandtable-page-'));
  const file = 'file' in source ? source.file : join(folder, 'page.html');
  if ('html' in source) await writeFile(file, source.html);
  const browser = await launchChromium();
  try {
    const page = await browser.newPage(options);
    page.setDefaultTimeout(PAGE_LIMIT_MS);
    const said: string[] = [];
    const asked: string[] = [];
    const own = pathToFileURL(file).href;
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', (error) => said.push(error.message));
    page.on('request', (request) => {
      const address = request.url();
      if (!address.startsWith('data:') && !address.startsWith('blob:') && address.split('#')[0] !== own) asked.push(address.slice(0, 100));
    });
    await page.goto(`${own}${'file' in source ? (source.hash ?? '') : ''}`);
    await look({ page, said, asked });
    if (said.length > 0 || asked.length > 0)
      throw new Error(`the page said ${JSON.stringify(said)} and asked for ${JSON.stringify(asked)}`);
  } finally {
    await browser.close();
    await rm(folder, { recursive: true });
  }
}

/**
 * What axe-core finds serious or critical on the page in its present state, as `rule: element`; should be empty. The script is injected
 * past the page's own policy.
 */
export async function seriousFaults(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setBypassCSP', { enabled: true });
  await page.evaluate(axe.source);
  const found = (await page.evaluate('axe.run().then(({ violations }) => violations)')) as {
    id: string;
    impact: string;
    nodes: { html: string; failureSummary?: string }[];
  }[];
  await session.detach();
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ''}`));
}
