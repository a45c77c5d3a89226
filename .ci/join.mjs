import { build } from 'esbuild';

/**
 * Joins modules, and what they import of this package, into fewer files: an entry keeps its place below `outbase`, what several share goes to `chunks`.
 * Other packages are loaded by their names, and so is this one, that code from outside may share its modules.
 */
export const join = (options) =>
  build({
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    packages: 'external',
    external: ['sandtable', 'sandtable/*'],
    sourcemap: true,
    logLevel: 'warning',
    ...options,
  });
