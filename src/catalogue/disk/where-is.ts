import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { packageRoot } from '../../load/disk.ts';
import { HAS_SOURCES, modulesBelow } from '../../load/own-modules.ts';

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
  const within = (path: string): boolean => folders.some((it) => path.startsWith(it));
  const code = [...files.filter(({ at }) => /\.(ts|js|mjs)$/.test(at)), ...joined().filter(({ at }) => within(at))];
  const entry = new RegExp(`\\bid: ['"]${id}['"]`);
  const written = find(code, entry, (it) => (isLedger(it) ? 'entry' : 'rule'));
  const place = code.find(({ text }) => entry.test(text))?.at;
  const home = folders.find((it) => place?.startsWith(it));
  const own = home === undefined ? code : code.filter(({ at }) => at.startsWith(home));
  const played = carriedBy.flatMap((name) => {
    const look = (pieces: readonly Piece[]): Whereabouts[] => find(pieces, definitionOf(name), () => `procedure ${name}`);
    const found = look(own);
    return found.length > 0 ? found : look(code);
  });
  const examples = find(
    files.filter(({ at }) => /\.ya?ml$/.test(at)),
    new RegExp(`^\\s*-?\\s*rule:\\s*["']?${id}["']?\\s*$`),
    () => 'example',
  );
  return [...written, ...played, ...examples];
}

/** A procedure in the record that an area returns (`hitOn: (g, a) =>`, `hitOn(g, a) {`), or a node of the turn program (`step('hitOn'`). */
const definitionOf = (name: string): RegExp =>
  new RegExp(
    `^\\s+${name}(: \\(.*=>(?!.*;$)|: \\w+,$|\\([^)]*\\) \\{|,$)|\\b(step|group|phase|rounds|eachSide|eachUnit|command|joint)\\(['"]${name}['"]`,
  );

/** A file, or a module that a build has joined with others in one. */
interface Piece {
  /** Where it is, or would be if it were a file of its own. */
  readonly at: string;
  /** The file that it is in, and how many lines are before it there. */
  readonly path: string;
  readonly before: number;
  readonly text: string;
}

const filesOf = (folder: string): Piece[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((it) => !it.includes('node_modules') && /\.(ts|js|mjs|ya?ml)$/.test(it) && !it.endsWith('.d.ts'))
    .sort()
    .map((it) => join(folder, it))
    .map((path) => ({ at: path, path, before: 0, text: readFileSync(path, 'utf8') }));

/** The code of built-in variants where their sources are not there. */
const joined = (): Piece[] =>
  HAS_SOURCES
    ? []
    : modulesBelow(['variants'], false).map(({ path, file, before, text }) => ({
        at: join(packageRoot(), path),
        path: join(packageRoot(), file),
        before,
        text,
      }));

/** A list of entries by its type; a compiled one, whose types are gone, by its name. */
const isLedger = ({ text, at }: Piece): boolean => /: readonly LedgerEntry\[\] = \[/.test(text) || basename(at) === 'ledger.js';

const find = (pieces: readonly Piece[], line: RegExp, what: (piece: Piece) => string): Whereabouts[] =>
  pieces.flatMap((piece) =>
    piece.text.split('\n').flatMap((it, k) => (line.test(it) ? [{ what: what(piece), path: piece.path, line: piece.before + k + 1 }] : [])),
  );
