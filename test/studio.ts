import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, expect } from 'vitest';
import { playCampaign } from '../src/runner/campaign.ts';
import { digestOfGames } from '../src/studio/digest-of.ts';
import type { GameQuestion } from '../src/studio/game-question.ts';
import { linkOf, type Question } from '../src/studio/question.ts';
import { HAS_BROWSER, launchChromium } from './chromium.ts';
import { loadScenario } from './files.ts';
import { LIMIT_MS, PAGE_LIMIT_MS } from './limit.ts';
import { cli } from './src/cli/capture.ts';

const CONFIG = fileURLToPath(new URL('../src/studio/vite.config.ts', import.meta.url));
const TYPES: { readonly [ending: string]: string } = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** The studio as it is built, on a server of this machine. */
export interface Studio {
  /** `http://127.0.0.1:1234`. */
  readonly origin: string;
  readonly close: () => void;
  /** Has the next requests for a file fail. Returns how many of these are still to come. @param part of its name */
  readonly lose: (part: string, times: number) => () => number;
}

/** Builds the studio into a folder that ends with the tests (`test/long/studio-folder.mjs`), once for each process. */
async function builtStudio(minify: boolean): Promise<string> {
  const folder = join(process.env['SANDTABLE_STUDIO_TESTS'] as string, `${process.pid}-${minify ? 'small' : 'quick'}`);
  if (!existsSync(join(folder, 'index.html')))
    await build({ configFile: CONFIG, logLevel: 'silent', build: { outDir: folder, ...(!minify && { minify }) } });
  return folder;
}

/** @param minify as `npm run studio:build` makes it; without, it is built faster */
export async function openStudio(minify = false): Promise<Studio> {
  const folder = await builtStudio(minify);
  let lost = { part: '', times: 0 };
  const server = createServer((request, response) => {
    if (lost.times > 0 && request.url?.includes(lost.part)) {
      lost.times--;
      response.writeHead(503).end();
      return;
    }
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const file = join(folder, path === '/' ? 'index.html' : path);
    readFile(file).then(
      (bytes) => response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'text/plain' }).end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
    lose: (part, times) => {
      const now = { part, times };
      lost = now;
      return () => now.times;
    },
  };
}

type Look = (page: Page) => Promise<void>;

/** How the studio is visited. */
export interface VisitOptions extends BrowserContextOptions {
  /** Script that the page runs before its own. */
  readonly before?: string;
}

/** The studio in Chromium, by Playwright. */
export interface StudioInChromium {
  readonly origin: string;
  readonly lose: Studio['lose'];
  readonly newContext: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /**
   * Opens it from an empty profile. Fails if it asks for anything of another origin, or says anything on the console.
   * @param hash what is behind the address, such as `#odds`
   */
  readonly visit: (hash: string, options: VisitOptions, look: Look) => Promise<void>;
}

/** For the tests of a file: opened before them, where there is a Chromium, and closed after. */
export function studioInChromium(): StudioInChromium {
  let opened: { readonly studio: Studio; readonly browser: Browser } | null = null;
  beforeAll(async () => {
    if (!HAS_BROWSER) return;
    const studio = await openStudio();
    opened = { studio, browser: await launchChromium() };
  }, LIMIT_MS);
  afterAll(async () => {
    await opened?.browser.close();
    opened?.studio.close();
  });
  const there = (): { readonly studio: Studio; readonly browser: Browser } => {
    if (opened === null) throw new Error('the studio is open within tests alone, and where there is a Chromium');
    return opened;
  };
  const newContext = (options?: BrowserContextOptions): Promise<BrowserContext> => there().browser.newContext(options);
  const visit = async (hash: string, { before, ...options }: VisitOptions, look: Look): Promise<void> => {
    const { origin } = there().studio;
    const context = await newContext(options);
    const page = await context.newPage();
    if (before !== undefined) await page.addInitScript(before);
    page.setDefaultTimeout(PAGE_LIMIT_MS);
    const wrong: string[] = [];
    page.on('request', (it) => {
      if (!it.url().startsWith(origin) && !/^(data|blob):/.test(it.url())) wrong.push(it.url());
    });
    page.on('console', (it) => wrong.push(it.text()));
    page.on('pageerror', (it) => wrong.push(it.message));
    await page.goto(`${origin}/${hash}`);
    await look(page);
    expect(wrong).toEqual([]);
    await context.close();
  };
  return {
    get origin() {
      return there().studio.origin;
    },
    get lose() {
      return there().studio.lose;
    },
    newContext,
    visit,
  };
}

const PAIRS = 16;
const asked = (scenario: string, before: string, after: string): Question => ({
  scenario,
  rulesets: [before, after],
  seed: 'studio',
  pairs: PAIRS,
  own: {},
});

/** Questions whose games are compared with those of Node: all editions. */
export const QUESTIONS = [
  asked('duel', 'classic', 'classic@-CLS-MORALE-03'),
  asked('duel', 'tenth', 'waffle'),
  asked('patrol', 'calixtus', 'hybrid'),
] as const;

/**
 * Before a page: ends the first of a part of its workers as a browser does that has no memory left, once it listens. How many it has
 * ended is `window.ended`.
 */
export const endedEarly = (part: string): string => `
  window.ended = 0;
  const Started = window.Worker;
  window.Worker = class extends Started {
    constructor(...how) {
      super(...how);
      if (!how[1]?.name.startsWith('${part}') || window.ended > 0) return;
      window.ended++;
      this.addEventListener('message', () => setTimeout(() => this.terminate()), { once: true });
    }
  };
`;

/** Before a page: whoever listens to its desk hears everything in order, and so much later. */
export const hearsLate = (ms: number): string => `
  const Started = window.Worker;
  window.Worker = class extends Started {
    constructor(...how) {
      super(...how);
      if (!how[1]?.name.startsWith('desk')) return;
      const hears = this.addEventListener.bind(this);
      this.addEventListener = (kind, hear, ...options) =>
        hears(kind, kind === 'message' ? (event) => setTimeout(() => hear.call(this, event), ${ms}) : hear, ...options);
    }
  };
`;

/** A link to a question that promises the games that Node plays, or those of a digest. */
export const promising = async (question: Question, digest?: string): Promise<string> =>
  await linkOf({ question, answer: { pairs: PAIRS, digest: digest ?? (await digestHere(question)) } });

async function digestHere({ scenario, rulesets, seed, pairs }: Question): Promise<string> {
  const { campaign } = await playCampaign({ battles: [loadScenario(scenario)], specs: [...rulesets], pairs, seed, workers: 0 });
  return digestOfGames(campaign, pairs);
}

/** `sandtable replay` for a game, but for its rulesets. */
export const argsOf = ({ scenario, seed, pair, redSeat }: GameQuestion): string[] => [
  'replay',
  scenario,
  '--seed',
  seed,
  '--pair',
  String(pair),
  '--seat',
  String(redSeat),
];

/** The digests that the command line tells of a game, under one ruleset after the other. */
export async function digestsThere(game: GameQuestion): Promise<string[]> {
  const digests: string[] = [];
  // One after the other: what a command says is caught from the whole process.
  for (const spec of game.rulesets) {
    const { stdout } = await cli([...argsOf(game), '-v', spec, '--jsonl']);
    digests.push(/"digest":"([0-9a-f]{16})"/.exec(stdout)?.[1] ?? 'none');
  }
  return digests;
}
