import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Plugin, parseSync } from 'vite';

/*
 * What editions say of their rules and procedures is a third of them, and nobody reads it to play. The build takes these texts out of the files
 * where they are written, leaves `@texts/classic` in their place, and makes them modules that are fetched when they are read (`told-texts.ts`).
 * Why a field of a frame is not told (`field.idle`) is for whoever reads the source, and is left out for good.
 */

const MODULE = 'virtual:texts';
const VARIANTS = fileURLToPath(new URL('../../../variants/', import.meta.url));
const FILE = /[\\/]variants[\\/]([a-z]+)[\\/](?:[^?]*[\\/])?[^?\\/]+\.ts$/;
/** Kinds of fields for which a reason is given. */
const REASONED: ReadonlySet<string> = new Set(['idle', 'idleRow', 'kept', 'some']);
const RULE_ID = /^[A-Z][A-Z0-9]*-[A-Z][A-Z0-9]*-[0-9]{2,}$/;

/** A text in a file: of a rule, or where it comes from, by its ID, of a procedure by its name. */
interface Apart {
  readonly of: 'rules' | 'sources' | 'procedures';
  readonly key: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export const textsApart = (): Plugin => {
  const editions = Object.keys(JSON.parse(readFileSync(`${VARIANTS}index.json`, 'utf8')) as object);
  return {
    name: 'texts-apart',
    enforce: 'pre',
    resolveId: (id) => (id === MODULE || id.startsWith(`${MODULE}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${MODULE}`)
        return `export default { ${editions.map((it) => `${JSON.stringify(it)}: () => import(${JSON.stringify(`${MODULE}/${it}`)})`).join(', ')} };`;
      const [, edition] = id.split(`\0${MODULE}/`);
      return edition === undefined ? null : `export default ${JSON.stringify(textsOf(edition))};`;
    },
    transform(code, id) {
      const [, edition] = FILE.exec(id) ?? [];
      if (edition === undefined || !editions.includes(edition)) return null;
      return { code: withoutTexts(code, edition), map: null };
    },
  };
};

/** All texts of an edition. */
export function textsOf(edition: string): Readonly<Record<Apart['of'], Readonly<Record<string, string>>>> {
  const found = readdirSync(`${VARIANTS}${edition}`, { recursive: true, encoding: 'utf8' })
    .filter((it) => it.endsWith('.ts'))
    .sort()
    .flatMap((it) => textsIn(readFileSync(`${VARIANTS}${edition}/${it}`, 'utf8')));
  const by = (of: Apart['of']) => Object.fromEntries(found.filter((it) => it.of === of).map(({ key, text }) => [key, text]));
  return { rules: by('rules'), sources: by('sources'), procedures: by('procedures') };
}

/** The code of a file of an edition, with a reference in place of each text, and of each reason of a field. */
export function withoutTexts(code: string, edition: string): string {
  let made = '';
  let at = 0;
  const { program } = parseSync('edition.ts', code);
  for (const { start, end } of [...textsOfCode(program), ...reasonsIn(program)].sort((one, other) => one.start - other.start)) {
    made += `${code.slice(at, start)}${JSON.stringify(`@texts/${edition}`)}`;
    at = end;
  }
  return made + code.slice(at);
}

/** `text` and `source` of what has an ID and a title, and `about` of what has a signature, in the order of the file. */
export const textsIn = (code: string): readonly Apart[] => textsOfCode(parseSync('edition.ts', code).program);

function textsOfCode(program: unknown): readonly Apart[] {
  const found: Apart[] = [];
  const look = (node: unknown, name: string): void => {
    if (Array.isArray(node)) for (const it of node) look(it, name);
    if (!isNode(node)) return;
    if (node.type === 'ObjectExpression') {
      const fields = new Map(propertiesOf(node).map((it) => [nameOf(it.key), it.value]));
      const id = textIn(fields.get('id')) ?? '';
      const add = (of: Apart['of'], key: string, value: unknown): void => {
        const text = textIn(value);
        if (isNode(value) && text !== null) found.push({ of, key, text, start: value.start, end: value.end });
      };
      if (RULE_ID.test(id) && fields.has('title')) {
        add('rules', id, fields.get('text'));
        add('sources', id, fields.get('source'));
      } else if (fields.has('signature')) add('procedures', name, fields.get('about'));
    }
    for (const [key, inner] of Object.entries(node)) {
      if (key === 'properties') for (const it of propertiesOf(node)) look(it.value, nameOf(it.key));
      else if (typeof inner === 'object') look(inner, name);
    }
  };
  look(program, '');
  return found;
}

/** The last argument of each `field.idle(...)` and its like, if it is a text, and those of fields that are listed in `FRAME.teller({ ... })`. */
function reasonsIn(program: unknown): readonly Node[] {
  const found: Node[] = [];
  const look = (node: unknown): void => {
    if (Array.isArray(node)) for (const it of node) look(it);
    if (!isNode(node)) return;
    found.push(...reasonsOf(node).filter((it): it is Node => isNode(it) && textIn(it) !== null));
    for (const inner of Object.values(node)) if (typeof inner === 'object') look(inner);
  };
  look(program);
  return found;
}

function reasonsOf({ type, callee, arguments: given }: Node): readonly unknown[] {
  if (type !== 'CallExpression' || !isNode(callee) || !Array.isArray(given)) return [];
  const name = nameOf(callee['property']);
  if (REASONED.has(name) && nameOf(callee['object']) === 'field') return [given.at(-1)];
  const [listed] = given as readonly unknown[];
  return name === 'teller' && isNode(listed) ? propertiesOf(listed).map((it) => it.value) : [];
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly key?: unknown;
  readonly value?: unknown;
  readonly [field: string]: unknown;
}
const isNode = (it: unknown): it is Node => typeof it === 'object' && it !== null && 'type' in it && 'start' in it;

const propertiesOf = ({ properties }: Node): Node[] =>
  Array.isArray(properties) ? properties.filter((it): it is Node => isNode(it) && it.type === 'Property') : [];

const nameOf = (key: unknown): string => (isNode(key) ? String(key['name'] ?? key.value ?? '') : '');

/** What an expression of texts alone comes to: a text, or `[...].join('\n')`. Null for any other. */
function textIn(node: unknown): string | null {
  if (!isNode(node)) return null;
  const { value, quasis, expressions, callee, arguments: given } = node;
  if (node.type === 'Literal' && typeof value === 'string') return value;
  if (node.type === 'TemplateLiteral' && Array.isArray(quasis) && Array.isArray(expressions) && expressions.length === 0) {
    const [quasi] = quasis as { readonly value: { readonly cooked: string } }[];
    return quasi?.value.cooked ?? null;
  }
  if (node.type !== 'CallExpression' || !isNode(callee) || !Array.isArray(given) || nameOf(callee['property']) !== 'join') return null;
  const list = callee['object'];
  const elements = isNode(list) && list.type === 'ArrayExpression' && Array.isArray(list['elements']) ? list['elements'] : null;
  const [between, ...parts] = [given[0], ...(elements ?? [null])].map(textIn);
  return between == null || parts.includes(null) ? null : parts.join(between);
}
