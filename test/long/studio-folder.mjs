import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder in which each process builds the studio once, for all of its tests; it is gone when they are through. */
export default function setup() {
  const folder = mkdtempSync(join(tmpdir(), 'sandtable-studio-'));
  process.env.SANDTABLE_STUDIO_TESTS = folder;
  return () => rmSync(folder, { recursive: true });
}
