import { defineConfig } from 'vitest/config';
import { natively } from '../natively.ts';

/** Error rates of the statistics' promises, over thousands of simulated campaigns. */
export default defineConfig({
  test: { ...natively, include: ['test/simulated/**/*.test.ts'], globalSetup: ['test/simulated/play-bank.mjs'] },
});
