import { defineConfig } from 'vitest/config';
import { LIMIT_MS } from '../limit.ts';
import { ownModules } from '../ownModules.ts';

/** Error rates of what the statistics promise, over thousands of simulated campaigns. */
export default defineConfig({
  resolve: { conditions: ['source'], alias: ownModules },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: ['test/simulated/**/*.test.ts'],
    globalSetup: ['test/simulated/playBank.ts'],
    testTimeout: LIMIT_MS,
    hookTimeout: LIMIT_MS,
    maxWorkers: 2,
  },
});
