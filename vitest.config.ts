import { defineConfig } from 'vitest/config';
import { LIMIT_MS, PAGE_LIMIT_MS } from './test/limit.ts';
import { ownModules } from './test/ownModules.ts';

export default defineConfig({
  resolve: { conditions: ['source'], alias: ownModules },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    testTimeout: LIMIT_MS,
    hookTimeout: LIMIT_MS,
    expect: { poll: { timeout: PAGE_LIMIT_MS, interval: 20 } },
    maxWorkers: 2,
    include: ['test/**/*.test.ts'],
    exclude: ['test/slow/**', 'test/soak/**', 'test/simulated/**', 'test/agreement/**', 'test/fixtures/**', 'node_modules/**'],
  },
});
