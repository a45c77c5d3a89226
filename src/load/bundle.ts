import { readFileSync } from 'node:fs';

const IMPORT = /^import \{([^}]*)\} from '(\.[^']+)';\n/gm;
const EXPORT = /^export ((?:async )?function\*?|const|let|class) (\w+)/gm;
const SOURCE_MAP = /^\/\/# sourceMappingURL=.*$/gm;

/**
 * The script of a page from its modules: `entry` and everything it imports, each once and in its own scope, as one text that a policy can
 * name by its digest. Reads the plain JavaScript next to the caller; the build copies it unchanged, so that both make the same page.
 * Modules import by name from relative paths and export declarations; anything else stays in the text, where a browser rejects it.
 */
export function bundleOf(entry: URL): string {
  const known = new Map<string, string>();
  const parts: string[] = [];
  const visit = (file: URL): string => {
    const before = known.get(file.href);
    if (before !== undefined) return before;
    const needs: string[] = [];
    const text = readFileSync(file, 'utf8').replaceAll('\r\n', '\n').replace(SOURCE_MAP, '');
    const names = [...text.matchAll(EXPORT)].map(([, , name]) => name);
    const inner = text.replace(IMPORT, (_, imported: string, path: string) => {
      needs.push(`const {${imported.replaceAll(' as ', ': ')}} = ${visit(new URL(path, file))};\n`);
      return '';
    });
    const own = `part${known.size}`;
    known.set(file.href, own);
    parts.push(
      `const ${own} = (() => {\n${needs.join('')}${inner.replace(EXPORT, '$1 $2').trim()}\nreturn { ${names.join(', ')} };\n})();`,
    );
    return own;
  };
  visit(entry);
  return `(() => {\n'use strict';\n${parts.join('\n')}\n})();`;
}
