import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { modulesIn } from './own-modules.ts';
import { PACKAGE_ROOT } from './root.ts';

/** Where code of somebody else, a rule of a variant or a pack, failed. */
export interface Blame {
  /** `my-rules/index.js:12:43`, as seen from the current folder. */
  readonly at: string;
  /** Where code of this package threw that it called; null if it threw by itself. */
  readonly through: string | null;
}

interface Frame {
  readonly path: string;
  readonly place: string;
}

/** The folders of this package in which its code is; anything else in a checkout may be somebody's variant. */
const CODE = ['src', 'variants', 'dist', 'node_modules'];

/** The innermost code of a variant or pack on a stack; null if there is none, so that the fault is this package's own. */
export function blame(stack: string): Blame | null {
  let through: string | null = null;
  for (const line of stack.split('\n')) {
    const frame = frameOf(line);
    if (frame === null) continue;
    const { path, place } = frame;
    if (isForeign(path)) return { at: `${shown(path)}:${place}`, through };
    if (/[\\/](?:src|dist)[\\/](?:src[\\/])?(?:cli|runner)[\\/]/.test(moduleOf(frame))) return null;
    through ??= `${shown(path)}:${place}`;
  }
  return null;
}

/** What a rule did wrong, in a line: `my-rules/index.js:12:43: Cannot read ... (TypeError)`. Null if no code of a variant is to blame. */
export function blameText({ name, message, stack }: Pick<Error, 'name' | 'message' | 'stack'>): string | null {
  const found = blame(stack ?? '');
  if (found === null) return null;
  const what = name === 'Error' ? '' : name;
  const by = found.through === null ? '' : `thrown by ${found.through}, which it called`;
  const more = [what, by].filter((it) => it !== '').join(', ');
  return `${found.at}: ${message}${more === '' ? '' : ` (${more})`}`;
}

function frameOf(line: string): Frame | null {
  const found = /^\s+at (?:.*\()?(file:\/\/[^()]+?|(?:\/|[A-Za-z]:[\\/])[^()]*?):(\d+:\d+)\)?$/.exec(line);
  if (found === null) return null;
  const [, where = '', place = ''] = found;
  return { path: where.startsWith('file:') ? fileURLToPath(where.replace(/[?#].*$/, '')) : where, place };
}

function isForeign(path: string): boolean {
  const parts = path.split(/[\\/]/);
  const at = parts.lastIndexOf('node_modules');
  const root = fileURLToPath(PACKAGE_ROOT);
  if (path.startsWith(root) && CODE.includes(relative(root, path).split(/[\\/]/)[0] ?? '')) return false;
  if (at < 0) return true;
  // An installed variant needs this package; other packages are its or our tools.
  const folder = parts.slice(0, at + (parts[at + 1]?.startsWith('@') === true ? 3 : 2)).join(sep);
  const described = join(folder, 'package.json');
  return existsSync(described) && /"(?:peerD|d)ependencies"[^}]*"sandtable"/.test(readFileSync(described, 'utf8'));
}

/** The module that a frame is in: a build has joined several in a file. */
function moduleOf({ path, place }: Frame): string {
  const dist = fileURLToPath(new URL('dist/', PACKAGE_ROOT));
  if (!path.startsWith(dist) || !existsSync(path)) return path;
  const within = modulesIn(readFileSync(path, 'utf8')).findLast((it) => it.before < Number.parseInt(place, 10));
  return within === undefined ? path : join(dist, within.path);
}

const shown = (path: string): string => {
  const near = relative(process.cwd(), path);
  return near.startsWith('..') ? path : near;
};
