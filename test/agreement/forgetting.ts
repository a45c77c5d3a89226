import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parse } from '@babel/parser';
import type { Selection } from '../../src/compile/select.ts';
import { parted } from '../../src/odds/trials/walked-odds.ts';
import type { Family, TellAccount } from '../../src/rules/index.ts';
import { attackOdds } from '../../src/testing/index.ts';
import type { Known } from './known-attacks.ts';

/** A condition under which courses merge left out: an account with it forgets more than it may. */
export interface Fault {
  readonly file: string;
  readonly line: number;
  /** What is left out, the same from one version of the file to the next; like ones of a file are numbered. */
  readonly text: string;
  readonly source: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly loc: { readonly start: { readonly line: number } };
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
const nodeIn = (value: unknown): Node[] => (isNode(value) ? [value] : []);

function nodesOf(source: string): Node[] {
  const found: Node[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (isNode(value)) {
      found.push(value);
      for (const child of Object.values(value)) visit(child);
    }
  };
  visit(parse(source, { sourceType: 'module', plugins: ['typescript'] }).program);
  return found;
}

/** Something is told. */
const TELLS = /^(to\.(fact|model|count|row|pending)|pending|tell[A-Z]\w*|TELL_\w+(\[.*\])?)\(/;
/** Merges: the order of some things, or all but their number, is told no more. */
const FORGETS_ORDER = /^\w+\.sort\(.*\);$/;
const ONLY_COUNTS = /^to\.count\(.*\);$/;
/** Leaves a function with the answer that tells more, or merges less. */
const CAUTIOUS = /^return ('kept'|false|null|FIRE\.single|0|MATTERS\.places|to\.together\(.*\));$/;
const CAUTIOUS_ASSIGNMENT = /^same = false;$/;
/** Lists of what is seen to. */
const LISTED = /^[A-Z][A-Z_]+$/;
/** Lists of exceptions: leaving one of them out merges less. */
const EXCEPTIONS = new Set(['OF_OVERWATCH', 'TOLD', 'SETTLED', 'BRIEFLY', 'OF_PICKING', 'OF_DISTANCES', 'OF_BETWEEN', 'REROLLING']);

/** Operands of a chain of `&&` or of `||`, each with where it has to be cut. */
function operands(node: Node, operator: string): Node[] {
  if (node.type !== 'LogicalExpression' || node['operator'] !== operator) return [node];
  return [
    ...nodeIn(node['left']).flatMap((it) => operands(it, operator)),
    ...nodeIn(node['right']).flatMap((it) => operands(it, operator)),
  ];
}

/** Every fault of a part of an account. */
export function faultsOf(file: string, source: string): Fault[] {
  const nodes = nodesOf(source);
  const textOf = ({ start, end }: Node): string => source.slice(start, end).replaceAll(/\s+/g, ' ');
  const seen = new Map<string, number>();
  const replaced = (node: Node, after: string, what = `${textOf(node)} -> ${after === '' ? 'left out' : after}`): Fault => {
    const nth = (seen.get(what) ?? 0) + 1;
    seen.set(what, nth);
    const text = nth === 1 ? what : `${what} (${nth})`;
    return { file, line: node.loc.start.line, text, source: source.slice(0, node.start) + after + source.slice(node.end) };
  };
  /** One operand after the other is taken to hold (`&&`) or not to (`||`). */
  const without = (test: Node, operator: string): Fault[] => {
    const all = operands(test, operator);
    return all.length < 2
      ? []
      : all.map((it) => replaced(it, operator === '&&' ? 'true' : 'false', `${textOf(test)}, without ${textOf(it)}`));
  };
  const bodyOf = (node: Node): string =>
    nodeIn(node['consequent'])
      .map(textOf)
      .join()
      .replaceAll(/^\{ | \}$/g, '');
  return nodes.flatMap((node): Fault[] => {
    const [test] = nodeIn(node['test']);
    if (node.type === 'ExpressionStatement' && TELLS.test(textOf(node))) return [replaced(node, ';')];
    if (node.type === 'IfStatement' && test !== undefined && node['alternate'] === null) {
      const body = bodyOf(node);
      if (CAUTIOUS.test(body) || CAUTIOUS_ASSIGNMENT.test(body))
        return [replaced(node, ';', `${textOf(node)} -> left out`), ...without(test, '||')];
      if (body === 'return;') return without(test, '&&');
      if (FORGETS_ORDER.test(body)) return [replaced(test, 'true', `${textOf(node)}, whatever`)];
    }
    if (node.type === 'IfStatement' && test !== undefined && nodeIn(node['alternate']).some((it) => ONLY_COUNTS.test(textOf(it))))
      return [replaced(test, 'false', `${textOf(node)}, never`)];
    if (node.type === 'ConditionalExpression' && test !== undefined) {
      const [other] = nodeIn(node['alternate']);
      const is = other === undefined ? '' : textOf(other);
      if (is === "'kept'" || is === 'MATTERS.places' || is === 'accounted')
        return [replaced(test, 'true', `${textOf(node)}, whatever`), ...operands(test, '||').flatMap((it) => without(it, '&&'))];
    }
    if (node.type === 'ArrowFunctionExpression' && nodeIn(node['body']).some((it) => it.type === 'LogicalExpression'))
      return nodeIn(node['body']).flatMap((it) => without(it, '&&'));
    if (node.type === 'VariableDeclarator') return ofVariable(node, textOf, replaced, without);
    if (node.type === 'CallExpression' && /^to\.together\(/.test(textOf(node)) && Array.isArray(node['arguments']))
      return node['arguments'].filter(isNode).map((it) => replaced(it, '0', `${textOf(node)}, without ${textOf(it)}`));
    return [];
  });
}

type Replaced = (node: Node, after: string, what?: string) => Fault;

/** Elements of a list, or what a name for a condition is made of. */
function ofVariable(
  node: Node,
  textOf: (of: Node) => string,
  replaced: Replaced,
  without: (test: Node, operator: string) => Fault[],
): Fault[] {
  const [id] = nodeIn(node['id']);
  const [init] = nodeIn(node['init']);
  if (id === undefined || init === undefined) return [];
  const name = textOf(id);
  if (init.type === 'ArrayExpression' && LISTED.test(name) && !EXCEPTIONS.has(name) && Array.isArray(init['elements']))
    return init['elements'].filter(isNode).map((it) => replaced(it, '', `${name} without ${textOf(it)}`));
  return init.type === 'LogicalExpression' ? without(init, '&&') : [];
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The account of an edition, from a copy in which one of its parts is faulty. `name` is that of the copy. */
export async function faultyAccount(parts: readonly string[], fault: Fault, name: string): Promise<TellAccount<Family>> {
  const folder = resolve(ROOT, 'out/forgetting', name);
  mkdirSync(folder, { recursive: true });
  for (const part of parts) {
    const source = part === fault.file ? fault.source : sourceOf(part);
    const here = dirname(resolve(ROOT, part));
    const moved = source.replaceAll(/from '(\.\.[^']+)'/g, (_, path: string) => `from '${pathToFileURL(resolve(here, path)).href}'`);
    writeFileSync(resolve(folder, part.slice(part.lastIndexOf('/') + 1)), moved);
  }
  const { account } = (await import(pathToFileURL(resolve(folder, 'account.ts')).href)) as { account: TellAccount<Family> };
  return account;
}

export const sourceOf = (file: string): string => readFileSync(resolve(ROOT, file), 'utf8');

const withAccount = (selection: Selection, account: TellAccount<Family>): Selection => ({
  ...selection,
  variant: { ...selection.variant, edition: { ...selection.variant.edition, account } },
});

/** Whether an attack comes out wrong with an account, or is refused though it is small. */
export function notices({ example, file, selection, odds, bounds }: Known, account: TellAccount<Family>): boolean {
  try {
    return parted(attackOdds(example, file, withAccount(selection, account), bounds), odds, 1e-11).length > 0;
  } catch {
    return true;
  }
}
