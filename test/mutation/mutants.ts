import { createHash } from 'node:crypto';
import { parse } from '@babel/parser';

/** One small fault that can be put into a file. */
export interface Mutant {
  /** Stays the same as long as its line and those like it do, wherever they move. */
  readonly id: string;
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly operator: string;
  readonly before: string;
  readonly after: string;
  /** The position of `before`. */
  readonly at: number;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

interface Edit {
  readonly operator: string;
  readonly start: number;
  readonly end: number;
  readonly after: string;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** Nodes of types that contain an expression; everything else that begins with TS does not exist at run time. */
const TYPED = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression', 'TSInstantiationExpression'];
const NO_CODE = ['ImportDeclaration', 'ExportAllDeclaration', 'StringLiteral', 'TemplateElement'];

function childrenOf(node: Node): Node[] {
  if (NO_CODE.includes(node.type)) return [];
  if (node.type.startsWith('TS')) return TYPED.includes(node.type) && isNode(node['expression']) ? [node['expression']] : [];
  return Object.values(node)
    .flatMap((value): unknown[] => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
}

const SWAPS: { readonly [operator: string]: { readonly to: string; readonly operator: string } } = {
  '<': { to: '<=', operator: 'boundary' },
  '<=': { to: '<', operator: 'boundary' },
  '>': { to: '>=', operator: 'boundary' },
  '>=': { to: '>', operator: 'boundary' },
  '===': { to: '!==', operator: 'equality' },
  '!==': { to: '===', operator: 'equality' },
  '+': { to: '-', operator: 'arithmetic' },
  '-': { to: '+', operator: 'arithmetic' },
  '*': { to: '/', operator: 'arithmetic' },
  '/': { to: '*', operator: 'arithmetic' },
  '&&': { to: '||', operator: 'logic' },
  '||': { to: '&&', operator: 'logic' },
  '+=': { to: '-=', operator: 'arithmetic' },
  '-=': { to: '+=', operator: 'arithmetic' },
  '++': { to: '--', operator: 'arithmetic' },
  '--': { to: '++', operator: 'arithmetic' },
};
const COMPARISONS = ['<', '<=', '>', '>=', '===', '!=='];
const ARITHMETIC = ['+', '-', '*', '/', '%', '**'];

const isText = (node: unknown): boolean =>
  isNode(node) &&
  (node.type === 'StringLiteral' ||
    node.type === 'TemplateLiteral' ||
    (node.type === 'BinaryExpression' && (isText(node['left']) || isText(node['right']))));

function isTruth(node: Node): boolean {
  if (node.type === 'UnaryExpression') return node['operator'] === '!';
  if (node.type === 'BinaryExpression') return COMPARISONS.includes(String(node['operator']));
  return (
    node.type === 'LogicalExpression' && node['operator'] !== '??' && [node['left'], node['right']].every((it) => isNode(it) && isTruth(it))
  );
}

/** An operator replaced in place, between its operands or next to its only one. */
function swapped(node: Node, source: string): Edit[] {
  const operator = node['operator'];
  const swap = typeof operator === 'string' ? SWAPS[operator] : undefined;
  if (swap === undefined || typeof operator !== 'string' || isText(node) || isText(node['right'])) return [];
  const [left, argument] = [node['left'], node['argument']];
  const from = isNode(left) ? left.end : node['prefix'] === false && isNode(argument) ? argument.end : node.start;
  const start = source.indexOf(operator, from);
  return [{ operator: swap.operator, start, end: start + operator.length, after: swap.to }];
}

/** The result of a function, made a constant. */
function constants(value: unknown): Edit[] {
  if (!isNode(value)) return [];
  const { start, end } = value;
  if (isTruth(value)) return ['true', 'false'].map((after) => ({ operator: 'constant', start, end, after }));
  const sum = value.type === 'BinaryExpression' && ARITHMETIC.includes(String(value['operator'])) && !isText(value);
  return sum ? [{ operator: 'constant', start, end, after: '0' }] : [];
}

function editsOf(node: Node, source: string): Edit[] {
  const { type, start, end } = node;
  const text = source.slice(start, end);
  switch (type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'UpdateExpression':
    case 'AssignmentExpression':
      return swapped(node, source);
    case 'IfStatement':
    case 'ConditionalExpression': {
      const test = node['test'];
      return isNode(test)
        ? [{ operator: 'negate', start: test.start, end: test.end, after: `!(${source.slice(test.start, test.end)})` }]
        : [];
    }
    case 'NumericLiteral':
      return [{ operator: 'off by one', start, end, after: `${Number(node['value']) + 1}` }];
    case 'BooleanLiteral':
      return [{ operator: 'truth', start, end, after: text === 'true' ? 'false' : 'true' }];
    case 'MemberExpression': {
      const other = text === 'Math.min' ? 'Math.max' : text === 'Math.max' ? 'Math.min' : null;
      return other === null ? [] : [{ operator: 'extreme', start, end, after: other }];
    }
    case 'ExpressionStatement': {
      const made = node['expression'];
      if (!isNode(made)) return [];
      const dropped = made.type === 'AssignmentExpression' || (made.type === 'CallExpression' && !text.startsWith('super('));
      return dropped ? [{ operator: 'drop', start, end, after: ';' }] : [];
    }
    case 'ReturnStatement':
      return constants(node['argument']);
    case 'ArrowFunctionExpression':
      return constants(node['body']);
    default:
      return [];
  }
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Every mutant of a file, in the order of its text. */
export function mutantsOf(file: string, source: string): Mutant[] {
  const found: Edit[] = [];
  const visit = (node: Node): void => {
    found.push(...editsOf(node, source));
    for (const child of childrenOf(node)) visit(child);
  };
  visit(parse(source, { sourceType: 'module', plugins: ['typescript'] }).program as unknown as Node);
  const seen = new Map<string, number>();
  return found
    .sort((a, b) => a.start - b.start || a.end - b.end)
    .map(({ operator, start, end, after }) => {
      const first = source.lastIndexOf('\n', start - 1) + 1;
      const [row = ''] = source.slice(first).split('\n', 1);
      const name = [file, operator, row.trim(), start - first - row.search(/\S/), after].join('|');
      const nth = (seen.get(name) ?? 0) + 1;
      seen.set(name, nth);
      return {
        id: digest(`${name}|${nth}`),
        file,
        line: source.slice(0, start).split('\n').length,
        operator,
        before: source.slice(start, end),
        after,
        at: start,
      };
    });
}

export const applied = (source: string, { at, before, after }: Mutant): string =>
  source.slice(0, at) + after + source.slice(at + before.length);

/** `count` of the mutants, the same for the same seed; a larger sample contains a smaller one, whatever else has changed. */
export function sampled(mutants: readonly Mutant[], seed: string, count: number): Mutant[] {
  const rank = new Map(mutants.map(({ id }) => [id, digest(`${seed} ${id}`)]));
  return [...mutants].sort((a, b) => ((rank.get(a.id) ?? '') < (rank.get(b.id) ?? '') ? -1 : 1)).slice(0, count);
}
