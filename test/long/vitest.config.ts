import { defineConfig } from 'vitest/config';
import { PAGE_LIMIT_MS } from '../limit.ts';
import { natively } from '../natively.ts';

/** Tests that take longer than ten seconds, in a browser or with many engagements: `*.long.test.ts`, wherever they are. */
export default defineConfig({
  test: {
    ...natively,
    expect: { poll: { timeout: PAGE_LIMIT_MS, interval: 20 } },
    include: ['test/**/*.long.test.ts'],
    globalSetup: ['test/joined-threads.mjs', 'test/long/studio-folder.mjs'],
  },
});
