import { defineConfig } from 'vitest/config';
import { ownModules } from '../ownModules.ts';

/** Tests that play tens of thousands of engagements, one file a core. */
export default defineConfig({
  resolve: { conditions: ['source'], alias: ownModules },
  ssr: { resolve: { conditions: ['source'] } },
  test: { include: ['test/soak/**/*.test.ts'], testTimeout: 1_800_000, maxWorkers: 2 },
});
