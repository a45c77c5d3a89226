import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { LIMIT_MS } from './limit.ts';

/** Debian's builds: the one without windows takes half of the time to start and to draw. */
const BUILDS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const found = BUILDS.find((path) => existsSync(path));

/** Whether there is a browser to open pages with. Tests that need one are skipped without it, and say so. */
export const HAS_BROWSER = found !== undefined;
if (!HAS_BROWSER) process.stderr.write(`No browser at ${BUILDS.join(' or ')}: tests of pages are skipped.\n`);

/** Starts Chromium; whoever does so closes it. */
export const launchChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: found as string, args: ['--no-sandbox', '--disable-gpu'], timeout: LIMIT_MS });
