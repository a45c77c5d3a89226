import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { build, preview } from 'vite';

const CHROMIUM = '/usr/bin/chromium';
const STUDIO_CONFIG = fileURLToPath(new URL('../../src/studio/vite.config.ts', import.meta.url));
const CLI = fileURLToPath(new URL('../../src/cli.ts', import.meta.url));

/** What is photographed. */
interface Sight {
  readonly file: string;
  readonly title: string;
  readonly says: string;
  /** In pixels. */
  readonly height: number;
  /** What is done before the screenshot. */
  readonly pose: (page: Page) => Promise<unknown>;
}

/** A page that a command makes. */
interface Photograph extends Sight {
  /** Null for a run's report, which exists already. */
  readonly command: readonly string[] | null;
  /** Its path in the folder of runs. */
  readonly page: string;
}

/** A view of the studio. */
interface StudioView extends Sight {
  /** What is behind the address. */
  readonly hash: string;
}

const PHOTOGRAPHS: readonly Photograph[] = [
  {
    file: 'report-page',
    title: 'The report',
    says: 'One page that needs no network: the answer in words, then charts, tables, rules, method, and the command that repeats the run.',
    command: null,
    height: 900,
    page: 'editions/report.html',
    pose: (page) => page.waitForSelector('html.live'),
  },
  {
    file: 'replay-page',
    title: 'The battlefield',
    says: 'One engagement under two editions on the same dice, event by event, with the rule that made each.',
    command: ['replay', 'meeting', '-v', 'classic', '-v', 'waffle', '--pair', '3', '--html'],
    height: 1000,
    page: 'replay.html',
    pose: (page) => page.goto(`${page.url()}#620`),
  },
  {
    file: 'catalogue-page',
    title: 'The catalogue',
    says: 'Every rule in words, with its switches and its worked examples.',
    command: ['rules', 'waffle', '--html'],
    height: 900,
    page: 'catalogue.html',
    pose: (page) => page.goto(`${page.url()}#WAF-WPN-28`),
  },
];

const STUDIO: readonly StudioView[] = [
  {
    file: 'studio-rule',
    title: 'The studio: what does this rule do?',
    says: 'A battle and two rulesets; the answer sharpens while the games are played, here in the browser.',
    hash: '',
    height: 1100,
    pose: async (page) => {
      await page.locator('.rules li').first().waitFor();
      await page.getByRole('button', { name: 'Play' }).click();
      await page.locator('.sentence').waitFor();
      await page.locator('studio-chart svg').waitFor();
      await page.getByRole('button', { name: 'Stop' }).click();
      await page.getByRole('button', { name: 'Go on' }).waitFor();
    },
  },
  {
    file: 'studio-odds',
    title: 'The studio: odds',
    says: 'An attack under up to four rulesets side by side, exact, as one types.',
    hash: '#odds',
    height: 1100,
    pose: (page) => page.locator('studio-odds [aria-busy="false"] input.link').waitFor(),
  },
  {
    file: 'studio-army',
    title: 'The studio: an army of one\u2019s own',
    says: 'A list from a list builder becomes an army; datasheets, units and prices are changed in forms that say what is wrong.',
    hash: '#army',
    height: 900,
    pose: async (page) => {
      await page.getByLabel('Begin with a copy of').locator('option').first().waitFor({ state: 'attached' });
      await page.getByRole('button', { name: 'Copy it' }).click();
      await page.locator('form input').first().waitFor();
    },
  },
  {
    file: 'studio-rules',
    title: 'The studio: all rules',
    says: 'Every rule of every edition with its worked examples, and what to play to see what it does.',
    hash: '#rules/WAF-WPN-28',
    height: 1100,
    pose: (page) =>
      page
        .getByRole('link', { name: /Try this rule/ })
        .or(page.getByRole('button', { name: /Try this rule/ }))
        .first()
        .waitFor(),
  },
];

/** Takes screenshots of the pages, light and dark; without a browser existing ones are kept. */
export async function photographs(
  runs: string,
  to: string,
  wanted: (name: string) => boolean,
): Promise<{ readonly files: readonly string[]; readonly text: string }> {
  if (existsSync(CHROMIUM) && (wanted('pages') || wanted('studio'))) {
    const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] });
    try {
      if (wanted('pages'))
        for (const { command, page, ...sight } of PHOTOGRAPHS) {
          if (command !== null) make(command, `${runs}/${page}`);
          await photograph(browser, pathToFileURL(`${runs}/${page}`).href, sight, to);
        }
      if (wanted('studio')) {
        const studio = await serveStudio(`${runs}/studio`);
        for (const { hash, ...sight } of STUDIO) await photograph(browser, `${studio.origin}/${hash}`, sight, to);
        await studio.close();
      }
    } finally {
      await browser.close();
    }
  }
  const shown = [...STUDIO.map((it) => ({ ...it, command: null })), ...PHOTOGRAPHS];
  const text = shown
    .map(({ file, title, says, command }) =>
      [
        `## ${title}`,
        says,
        ...(command === null ? [] : [`\`\`\`sh\nsandtable ${command.join(' ')} > page.html\n\`\`\``]),
        `<picture><source media="(prefers-color-scheme: dark)" srcset="${file}.dark.png"><img alt="${title}" src="${file}.png" width="800"></picture>`,
      ].join('\n\n'),
    )
    .join('\n\n');
  return { files: shown.flatMap(({ file }) => [`${file}.png`, `${file}.dark.png`]), text };
}

async function photograph(browser: Browser, address: string, { file, height, pose }: Sight, to: string): Promise<void> {
  for (const [colorScheme, ending] of [
    ['light', 'png'],
    ['dark', 'dark.png'],
  ] as const) {
    const page = await browser.newPage({ viewport: { width: 1280, height }, colorScheme });
    await page.goto(address);
    await pose(page);
    await page.screenshot({ path: `${to}${file}.${ending}` });
    await page.close();
  }
}

/** The studio, built into a folder, on a server of this machine. */
async function serveStudio(outDir: string): Promise<{ readonly origin: string; readonly close: () => Promise<void> }> {
  await build({ configFile: STUDIO_CONFIG, logLevel: 'silent', build: { outDir, emptyOutDir: true } });
  const server = await preview({
    configFile: STUDIO_CONFIG,
    logLevel: 'silent',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const { port } = server.httpServer.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

function make(command: readonly string[], file: string): void {
  const { status, stdout } = spawnSync(process.execPath, ['--import', 'tsx', CLI, ...command], {
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`sandtable ${command.join(' ')} ended with exit code ${status}`);
  writeFileSync(file, stdout);
}
