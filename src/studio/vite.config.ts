import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const { version } = JSON.parse(readFileSync(at('../../package.json'), 'utf8')) as { readonly version: string };
const conditions = ['sandtable-source', 'browser', 'module', 'import', 'default'];

/** The studio as a folder of files that any web server shows (`npm run studio:build`). */
export default defineConfig({
  root: at('.'),
  base: './',
  define: { __SANDTABLE__: JSON.stringify(version) },
  resolve: { conditions, tsconfigPaths: true },
  worker: { format: 'es' },
  build: {
    outDir: at('../../out/studio'),
    emptyOutDir: true,
    target: 'es2022',
    // Its script would be one in the page, which the policy forbids.
    modulePreload: false,
    assetsInlineLimit: 0,
  },
});
