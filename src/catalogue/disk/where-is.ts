import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** A line of a file about an entry of a ledger. */
export interface Whereabouts {
  /** `rule` for the file of a switchable one, `entry` for its text in a ledger, `procedure <name>`, or `example`. */
  readonly what: string;
  readonly path: string;
  /** From 1. */
  readonly line: number;
}

/**
 * Where an entry is found: the line of its id in the code, the procedures and steps that play it, and its worked examples.
 * The files are read as text, sources before build output.
 *
 * @param carriedBy Procedures and steps that play it, if it is not a rule.
 * @param folders Folders of variants and packs.
 */
export function whereIs(id: string, carriedBy: readonly string[], folders: readonly string[]): Whereabouts[] {
  const files = folders.filter((it) => existsSync(it)).flatMap(filesOf);
  const code = files.filter((it) => /\.(ts|js|mjs)$/.test(it));
  const entry = new RegExp(`\\bid: ['"]${id}['"]`);
  const written = find(code, entry, (text, path) => (isLedger(text, path) ? 'entry' : 'rule'));
  const home = folders.find((it) => written[0]?.path.startsWith(it));
  const own = home === undefined ? code : code.filter((it) => it.startsWith(home));
  const played = carriedBy.flatMap((name) => {
    const look = (paths: readonly string[]): Whereabouts[] => find(paths, definitionOf(name), () => `procedure ${name}`);
    const found = look(own);
    return found.length > 0 ? found : look(code);
  });
  const examples = find(
    files.filter((it) => /\.ya?ml$/.test(it)),
    new RegExp(`^\\s*-?\\s*rule:\\s*["']?${id}["']?\\s*$`),
    () => 'example',
  );
  return [...written, ...played, ...examples];
}

/** A procedure in the record that an area returns (`hitOn: (g, a) =>`, `hitOn(g, a) {`), or a node of the turn program (`step('hitOn'`). */
const definitionOf = (name: string): RegExp =>
  new RegExp(
    `^\\s+${name}(: \\(.*=>(?!.*;$)|: \\w+,$|\\([^)]*\\) \\{|,$)|\\b(step|group|phase|rounds|eachSide|eachUnit|command|joint)\\('${name}'`,
  );

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((it) => !it.includes('node_modules') && /\.(ts|js|mjs|ya?ml)$/.test(it) && !it.endsWith('.d.ts'))
    .sort()
    .map((it) => join(folder, it));
}

/** A list of entries by its type; a compiled one, whose types are gone, by its name. */
const isLedger = (text: string, path: string): boolean => /: readonly LedgerEntry\[\] = \[/.test(text) || basename(path) === 'ledger.js';

function find(paths: readonly string[], line: RegExp, what: (text: string, path: string) => string): Whereabouts[] {
  return paths.flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    return text.split('\n').flatMap((it, k) => (line.test(it) ? [{ what: what(text, path), path, line: k + 1 }] : []));
  });
}
