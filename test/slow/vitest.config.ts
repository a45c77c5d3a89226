import { defineConfig } from 'vitest/config';

/** Tests that start processes, kill them and wait for them. They run on compiled code: `npm run test:slow` builds first. */
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: { include: ['test/slow/**/*.test.ts'], testTimeout: 120_000, fileParallelism: false },
});
