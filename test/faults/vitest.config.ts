import { defineConfig } from 'vitest/config';
import { natively } from '../natively.ts';

/**
 * What goes wrong around a command, done to real processes: they run on compiled code, so that `npm run test:faults` builds first. The last line
 * counts what was tried and what held.
 */
export default defineConfig({ test: { ...natively, include: ['test/faults/**/*.test.ts'], globalSetup: ['test/faults/count.mjs'] } });
