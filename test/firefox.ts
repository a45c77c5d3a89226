import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import puppeteer, { type Page } from 'puppeteer-core';
import { LIMIT_MS, PAGE_LIMIT_MS } from './limit.ts';

/** The distribution's. Playwright drives only a Firefox of its own. */
const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(existsSync);

export const HAS_FIREFOX = FIREFOX !== undefined;
if (!HAS_FIREFOX) process.stderr.write('No Firefox: what it shows is not tested.\n');

/** Waits until an expression is true on a page. Puppeteer's own ways wait for frames, which a Firefox without a window may not draw. */
export async function until(page: Page, expression: string): Promise<void> {
  for (const end = performance.now() + PAGE_LIMIT_MS; performance.now() < end; await sleep(200))
    if (await page.evaluate(expression)) return;
  const shown = await page.evaluate('document.body.innerText');
  throw new Error(`never true on the page: ${expression}. It shows: ${shown}`);
}

/** Opens an address in Firefox with an empty profile; fails if the page says anything on the console or asks for anything of another origin. */
export async function inFirefox(address: string, look: (page: Page) => Promise<void>): Promise<void> {
  if (FIREFOX === undefined) throw new Error('there is no Firefox here');
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: FIREFOX, headless: true, timeout: LIMIT_MS });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(LIMIT_MS);
    const wrong: string[] = [];
    const { origin } = new URL(address);
    page.on('console', (it) => wrong.push(it.text()));
    page.on('pageerror', (it) => wrong.push(String(it)));
    page.on('request', (it) => {
      if (new URL(it.url()).origin !== origin && !/^(data|blob):/.test(it.url())) wrong.push(it.url());
    });
    await page.goto(address);
    let looked: unknown = null;
    await look(page).catch((error: unknown) => {
      looked = error;
    });
    // Told even where what was looked for never came: it may be why.
    if (wrong.length > 0) throw new Error(`the page said, or asked for: ${wrong.join('; ')}`, { cause: looked });
    if (looked !== null) throw looked;
  } finally {
    await browser.close();
  }
}
