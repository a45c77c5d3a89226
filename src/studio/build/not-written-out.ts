import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const MODULE = /[\\/]written-out\.ts$/;
const RULES = /[\\/]src[\\/]rules[\\/][^\\/]+\.ts$/;
const INSTEAD = fileURLToPath(new URL('../not-written-out.ts', import.meta.url));

/** The engine of the page makes no code from text, and does not try. */
export const notWrittenOut = (): Plugin => ({
  name: 'not-written-out',
  enforce: 'pre',
  resolveId: (id, importer) => (MODULE.test(id) && importer !== undefined && RULES.test(importer) ? INSTEAD : null),
});
