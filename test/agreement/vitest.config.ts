import { defineConfig } from 'vitest/config';
import { LIMIT_MS } from '../limit.ts';
import { ownModules } from '../ownModules.ts';

/** Exact odds beside attacks that were played. */
export default defineConfig({
  resolve: { conditions: ['source'], alias: ownModules },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: ['test/agreement/**/*.test.ts'],
    testTimeout: LIMIT_MS,
    hookTimeout: LIMIT_MS,
    maxWorkers: 2,
  },
});
