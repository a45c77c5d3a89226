import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium, type Page } from 'playwright-core';

const CHROMIUM = '/usr/bin/chromium';
const CLI = fileURLToPath(new URL('../../src/cli.ts', import.meta.url));

/** A page, and what is done to it before its screenshot. */
interface Photograph {
  readonly file: string;
  readonly title: string;
  readonly says: string;
  /** The command that makes the page; null for a run's report, which exists already. */
  readonly command: readonly string[] | null;
  /** In pixels. */
  readonly height: number;
  /** Path of the page in the folder of runs. */
  readonly page: string;
  readonly pose: (page: Page) => Promise<unknown>;
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

/** Takes screenshots of the pages, light and dark; without a browser existing ones are kept. */
export async function photographs(
  runs: string,
  to: string,
  wanted: (name: string) => boolean,
): Promise<{ readonly files: readonly string[]; readonly text: string }> {
  if (existsSync(CHROMIUM) && wanted('pages')) {
    const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] });
    try {
      for (const { file, command, height, page: name, pose } of PHOTOGRAPHS) {
        if (command !== null) make(command, `${runs}/${name}`);
        for (const [colorScheme, ending] of [
          ['light', 'png'],
          ['dark', 'dark.png'],
        ] as const) {
          const page = await browser.newPage({ viewport: { width: 1280, height }, colorScheme });
          await page.goto(pathToFileURL(`${runs}/${name}`).href);
          await pose(page);
          await page.screenshot({ path: `${to}${file}.${ending}` });
          await page.close();
        }
      }
    } finally {
      await browser.close();
    }
  }
  const text = PHOTOGRAPHS.map(({ file, title, says, command }) =>
    [
      `## ${title}`,
      says,
      ...(command === null ? [] : [`\`\`\`sh\nsandtable ${command.join(' ')} > page.html\n\`\`\``]),
      `<picture><source media="(prefers-color-scheme: dark)" srcset="${file}.dark.png"><img alt="${title}" src="${file}.png" width="800"></picture>`,
    ].join('\n\n'),
  ).join('\n\n');
  return { files: PHOTOGRAPHS.flatMap(({ file }) => [`${file}.png`, `${file}.dark.png`]), text };
}

function make(command: readonly string[], file: string): void {
  const { status, stdout } = spawnSync(process.execPath, ['--import', 'tsx', CLI, ...command], {
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`sandtable ${command.join(' ')} ended with exit code ${status}`);
  writeFileSync(file, stdout);
}
