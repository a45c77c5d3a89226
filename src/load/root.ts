import { readFileSync } from 'node:fs';

/** Whether this process runs the sources (under tsx or vitest) rather than what `npm run build` made of them. */
export const RUNS_SOURCES = import.meta.url.endsWith('.ts');

/** The folder of package.json: `variants/`, `scenarios/` and `reports/` lie in it whether the code was built or not. */
export const PACKAGE_ROOT = new URL(RUNS_SOURCES ? '../../' : '../../../', import.meta.url);

interface PackageFile {
  readonly version: string;
  readonly exports: { readonly [path: string]: string | { readonly [condition: string]: string } };
}

/** What package.json says of this copy. */
export function readPackage(): PackageFile {
  return JSON.parse(readFileSync(new URL('package.json', PACKAGE_ROOT), 'utf8')) as PackageFile;
}

/** A source file of the package, or what it was compiled to: `variants/classic/index.ts`. */
export function moduleUrl(path: string): URL {
  return RUNS_SOURCES ? new URL(path, PACKAGE_ROOT) : new URL(`dist/${path.replace(/\.ts$/, '.js')}`, PACKAGE_ROOT);
}
