import { defineConfig } from 'vitest/config';
import { ownModules } from './test/ownModules.ts';

export default defineConfig({
  resolve: { conditions: ['source'], alias: ownModules },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    testTimeout: 180_000,
    include: ['test/**/*.test.ts'],
    exclude: ['test/slow/**', 'test/soak/**', 'test/simulated/**', 'test/fixtures/**', 'node_modules/**'],
  },
});
