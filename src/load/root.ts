import { readFileSync } from 'node:fs';

/** Whether this process runs the sources (under tsx or vitest) rather than what `npm run build` made of them. */
export const RUNS_SOURCES = import.meta.url.endsWith('.ts');

/** The folder of package.json; it holds `variants/`, `scenarios/` and `reports/` whether the code was built or not. */
export const PACKAGE_ROOT = new URL(RUNS_SOURCES ? '../../' : '../../../', import.meta.url);

interface PackageFile {
  readonly version: string;
  readonly exports: { readonly [path: string]: string | { readonly [condition: string]: string } };
}

/** This copy's package.json. */
export function readPackage(): PackageFile {
  return JSON.parse(readFileSync(new URL('package.json', PACKAGE_ROOT), 'utf8')) as PackageFile;
}

/** A source file of the package, or the file that it was compiled to: `variants/classic/index.ts`. */
export function moduleUrl(path: string): URL {
  return RUNS_SOURCES ? new URL(path, PACKAGE_ROOT) : new URL(`dist/${path.replace(/\.ts$/, '.js')}`, PACKAGE_ROOT);
}
