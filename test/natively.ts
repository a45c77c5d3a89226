import type { TestUserConfig } from 'vitest/config';
import { LIMIT_MS } from './limit.ts';

/**
 * How tests run: as `npx tsx` runs the sources, not through Vite, whose modules reach each other by getters, which make the engine half as
 * fast. The files of one process share its modules, since no module of ours holds state: what loads or warms up does so once, not 200 times.
 */
export const natively: TestUserConfig = {
  experimental: { viteModuleRunner: false, nodeLoader: false },
  pool: 'forks',
  // Much is made and thrown away: with more room for what is young, some six per cent less time goes into collecting it.
  execArgv: ['--import', 'tsx', '--conditions=sandtable-source', '--max-semi-space-size=64'],
  isolate: false,
  maxWorkers: 2,
  testTimeout: LIMIT_MS,
  hookTimeout: LIMIT_MS,
};
