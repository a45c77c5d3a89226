import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, onTestFinished } from 'vitest';

const fixtures = fileURLToPath(new URL('fixtures/', import.meta.url));

/** Whoever a test has started may still be writing there. */
const REMOVED = { recursive: true, force: true, maxRetries: 10, retryDelay: 100 };

type Fixture = 'edition-family' | 'edition-outside' | 'plugins';

/** A folder outside the repository, removed after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sandtable-'));
  onTestFinished(() => rmSync(folder, REMOVED));
  return folder;
}

/** A copy of a fixture out of reach of the repository: no node_modules above it, no package of ours. */
export function outside(fixture: Fixture): string {
  const folder = temporaryFolder();
  cpSync(join(fixtures, fixture), folder, { recursive: true });
  return folder;
}

/** The same for all tests of a file: call it outside of them. */
export function outsideForAll(fixture: Fixture): string {
  const folder = mkdtempSync(join(tmpdir(), 'sandtable-'));
  afterAll(() => rmSync(folder, REMOVED));
  cpSync(join(fixtures, fixture), folder, { recursive: true });
  return folder;
}
