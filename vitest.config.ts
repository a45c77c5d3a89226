import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The package's own name resolves to the sources, so an unbuilt clone can be tested.
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: { include: ['test/**/*.test.ts'], exclude: ['test/slow/**', 'test/fixtures/**', 'node_modules/**'] },
});
