import { defineConfig } from 'vitest/config';
import { PAGE_LIMIT_MS } from './test/limit.ts';
import { natively } from './test/natively.ts';

export default defineConfig({
  test: {
    ...natively,
    globalSetup: ['test/joined-threads.mjs'],
    expect: { poll: { timeout: PAGE_LIMIT_MS, interval: 20 } },
    include: ['test/**/*.test.ts'],
    exclude: [
      'test/**/*.long.test.ts',
      'test/slow/**',
      'test/soak/**',
      'test/faults/**',
      'test/simulated/**',
      'test/agreement/**',
      'test/fixtures/**',
      'node_modules/**',
    ],
  },
});
