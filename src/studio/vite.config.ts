import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { bundleOf } from '../load/bundle.ts';
import { replaySources } from '../replay/page/page.ts';

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

/** Worked examples as modules: `virtual:examples` opens those of each edition, which are fetched together, as texts by path. */
const workedExamples = (): Plugin => {
  const name = 'virtual:examples';
  const variants = at('../../variants/');
  const editions = Object.keys(JSON.parse(readFileSync(`${variants}index.json`, 'utf8')) as object);
  const textsOf = (edition: string): (readonly [path: string, text: string])[] =>
    readdirSync(`${variants}${edition}`, { recursive: true, encoding: 'utf8' })
      .filter((it) => it.endsWith('.yaml'))
      .map((it) => [`variants/${edition}/${it.replaceAll('\\', '/')}`, readFileSync(`${variants}${edition}/${it}`, 'utf8')]);
  return {
    name: 'worked-examples',
    resolveId: (id) => (id === name || id.startsWith(`${name}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${name}`)
        return `export default { ${editions.map((it) => `${JSON.stringify(it)}: () => import(${JSON.stringify(`${name}/${it}`)})`).join(', ')} };`;
      const [, edition] = id.split(`\0${name}/`);
      return edition === undefined ? null : `export default ${JSON.stringify(Object.fromEntries(textsOf(edition)))};`;
    },
  };
};

/** The studio as a folder of files that any web server shows (`npm run studio:build`). */
export default defineConfig({
  root: at('.'),
  base: './',
  define: { __SANDTABLE__: JSON.stringify(version), __REPLAY_SCRIPT__: JSON.stringify(script) },
  plugins: [{ name: 'policy-of-replays', transformIndexHtml: namingReplays }, workedExamples()],
  resolve: { conditions, tsconfigPaths: true },
  worker: { format: 'es', plugins: () => [workedExamples()] },
  build: {
    outDir: at('../../out/studio'),
    emptyOutDir: true,
    target: 'es2022',
    // Its script would be one in the page, which the policy forbids.
    modulePreload: false,
    assetsInlineLimit: 0,
  },
});
