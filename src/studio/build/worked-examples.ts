import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Worked examples as modules: `virtual:examples` opens those of each edition, which are fetched together, as texts by path. */
export const workedExamples = (): Plugin => {
  const name = 'virtual:examples';
  const variants = fileURLToPath(new URL('../../../variants/', import.meta.url));
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
