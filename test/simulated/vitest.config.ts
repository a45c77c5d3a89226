import { defineConfig } from 'vitest/config';
import { ownModules } from '../ownModules.ts';

/** Error rates of what the statistics promise, over thousands of simulated campaigns. */
export default defineConfig({
  resolve: { conditions: ['source'], alias: ownModules },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: ['test/simulated/**/*.test.ts'],
    globalSetup: ['test/simulated/playBank.ts'],
    testTimeout: 1_800_000,
    hookTimeout: 1_800_000,
    maxWorkers: 2,
  },
});
