import { defineConfig } from 'vitest/config';
import { LIMIT_MS } from '../limit.ts';
import { ownModules } from '../ownModules.ts';

/** Tests that play tens of thousands of engagements, one file a core. */
export default defineConfig({
  resolve: { conditions: ['source'], alias: ownModules },
  ssr: { resolve: { conditions: ['source'] } },
  test: { include: ['test/soak/**/*.test.ts'], testTimeout: LIMIT_MS, maxWorkers: 2 },
});
