import { defineConfig } from 'vitest/config';
import { natively } from '../natively.ts';

/** Tests that start processes, kill them and wait for them. They run on compiled code: `npm run test:slow` builds first. */
export default defineConfig({ test: { ...natively, include: ['test/slow/**/*.test.ts'] } });
