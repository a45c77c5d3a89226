import { defineConfig } from 'vitest/config';
import { LIMIT_MS } from '../limit.ts';
import { ownModules } from '../ownModules.ts';

/** Tests that start processes, kill them and wait for them. They run on compiled code: `npm run test:slow` builds first. */
export default defineConfig({
  resolve: { conditions: ['source'], alias: ownModules },
  ssr: { resolve: { conditions: ['source'] } },
  test: { include: ['test/slow/**/*.test.ts'], testTimeout: LIMIT_MS, hookTimeout: LIMIT_MS, fileParallelism: false },
});
