/** Modules as `npm run build` made them: that is what workers run and users feel. */
const load = async <T>(path: string): Promise<T> => (await import(new URL(`../../dist/src/${path}.js`, import.meta.url).href)) as T;

export const dist = new URL('../../dist/src/', import.meta.url);
export const scenarioModule = () => load<typeof import('../../src/load/scenarios.ts')>('load/scenarios');
export const formatsModule = () => load<typeof import('../../src/load/formats.ts')>('load/formats');
export const selectionModule = () => load<typeof import('../../src/load/selection.ts')>('load/selection');
export const matchModule = () => load<typeof import('../../src/compile/match.ts')>('compile/match');
export const playModule = () => load<typeof import('../../src/engine/play.ts')>('engine/play');
export const rootKeyModule = () => load<typeof import('../../src/engine/dice/root-key.ts')>('engine/dice/root-key');
export const diceModule = () => load<typeof import('../../src/engine/dice/addressed.ts')>('engine/dice/addressed');
export const rulesModule = () => load<typeof import('../../src/rules/index.ts')>('rules/index');
export const runModule = () => load<typeof import('../../src/runner/campaign.ts')>('runner/campaign');
