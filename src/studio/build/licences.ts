import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const PACKAGE = /^(.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+))[\\/]/;

/** The licences of the packages that workers are made of, in a file of their own: those of the page itself Vite writes. */
export const licencesOfWorkers = (): Plugin => ({
  name: 'licences-of-workers',
  generateBundle(_, bundle) {
    const modules = Object.values(bundle).flatMap((it) => (it.type === 'chunk' ? Object.keys(it.modules) : []));
    const folders = new Set(modules.flatMap((it) => PACKAGE.exec(it)?.[1] ?? []));
    const source = `# Licences\n\nWhat the workers of this page are made of:\n\n${[...folders].sort().map(licenceOf).join('\n')}`;
    this.emitFile({ type: 'asset', fileName: 'licenses-of-workers.md', source });
  },
});

/** A package with its licence; its text, where it has one. */
export function licenceOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Readonly<Record<string, unknown>>;
  const file = readdirSync(folder).find((it) => /^licen[sc]e/i.test(it) && existsSync(join(folder, it)));
  const text = file === undefined ? '' : `\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
  return `## ${String(name)} - ${String(version)} (${String(license)})\n${text}`;
}
