import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { bundleOf } from '../load/bundle.ts';
import { replaySources } from '../replay/page/page.ts';
import { codeDigest } from '../runner/build.ts';
import { cephesAsUsed } from './build/cephes.ts';
import { licencesOfWorkers } from './build/licences.ts';
import { notWrittenOut } from './build/not-written-out.ts';
import { textsApart } from './build/texts-apart.ts';
import { workedExamples } from './build/worked-examples.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const { version } = JSON.parse(readFileSync(at('../../package.json'), 'utf8')) as { readonly version: string };
const conditions = ['sandtable-source', 'browser', 'module', 'import', 'default'];

/*
 * A replay is a page of its own in a frame, under the policy of this page as well as under its own: this one has to name the script and the
 * style of replays.
 */
const script = bundleOf(new URL('../replay/page/browser/main.js', import.meta.url));
const sources = replaySources(script);
const namingReplays = (html: string): string =>
  html
    .replace("script-src 'self'", `script-src 'self' ${sources.scripts.join(' ')}`)
    .replace("style-src 'self'", `style-src 'self' ${sources.style}`);

/** What both the page and its workers are built with: a worker is a build of its own. */
const plugins = (): Plugin[] => [cephesAsUsed(), notWrittenOut(), textsApart(), workedExamples()];

/** The studio as a folder of files that any web server shows (`npm run studio:build`). */
export default defineConfig({
  root: at('.'),
  base: './',
  define: { __SANDTABLE__: JSON.stringify(version), __CODE__: JSON.stringify(codeDigest()), __REPLAY_SCRIPT__: JSON.stringify(script) },
  plugins: [{ name: 'policy-of-replays', transformIndexHtml: namingReplays }, ...plugins()],
  resolve: { conditions, tsconfigPaths: true },
  worker: { format: 'es', plugins: () => [...plugins(), licencesOfWorkers()] },
  build: {
    outDir: at('../../out/studio'),
    emptyOutDir: true,
    target: 'es2022',
    // Its script would be one in the page, which the policy forbids.
    modulePreload: false,
    assetsInlineLimit: 0,
    license: { fileName: 'licenses.md' },
  },
});
