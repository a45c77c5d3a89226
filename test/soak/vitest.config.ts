import { defineConfig } from 'vitest/config';
import { natively } from '../natively.ts';

/** Tests that play tens of thousands of engagements, one file per core. */
export default defineConfig({ test: { ...natively, include: ['test/soak/**/*.test.ts'] } });
