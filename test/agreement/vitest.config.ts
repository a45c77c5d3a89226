import { defineConfig } from 'vitest/config';
import { natively } from '../natively.ts';

/** Exact odds against attacks as played. */
export default defineConfig({ test: { ...natively, include: ['test/agreement/**/*.test.ts'] } });
