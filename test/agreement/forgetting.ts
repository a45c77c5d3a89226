import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parse } from '@babel/parser';
import type { Selection } from '../../src/compile/select.ts';
import { anyAttack, type Size, stockOf } from '../../src/odds/trials/any-attack.ts';
import { parted } from '../../src/odds/trials/walked-odds.ts';
import type { Family, TellAccount } from '../../src/rules/index.ts';
import type { Example, ExampleFile } from '../../src/scenario/types.ts';
import { attackOdds, loadSelection, type Quantities } from '../../src/testing/index.ts';
import { oneStepExamples } from './example-cases.ts';
import { BANK } from './forgetting-bank.ts';

/** Something that an account tells, or the condition under which it calls a die told, left out: it then forgets more than it may. */
export interface Fault {
  readonly line: number;
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

const TELLS = /^(to\.(fact|model|count|row|pending)|tell[A-Z]\w*|TELL_\w+(\[.*\])?)\(/;

/** Every fault of an account. */
export function faultsOf(source: string): Fault[] {
  const nodes = nodesOf(source);
  const fault = ({ loc, start, end }: Node, after: string): Fault => ({
    line: loc.start.line,
    text: `${source.slice(start, end).replaceAll(/\s+/g, ' ')} -> ${after}`,
    source: source.slice(0, start) + after + source.slice(end),
  });
  return nodes.flatMap((node): Fault[] => {
    const text = source.slice(node.start, node.end);
    if (node.type === 'ExpressionStatement' && TELLS.test(text)) return [fault(node, ';')];
    if (node.type === 'IfStatement' && /return ('kept'|false);$/.test(text)) return [fault(node, '')];
    if (node.type === 'ConditionalExpression' && text.endsWith(": 'kept'")) return [fault(node, "'told'")];
    return [];
  });
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The account of a faulty source, loaded from a copy with the same imports. */
export async function faultyAccount(file: string, { source }: Fault, name: string): Promise<TellAccount<Family>> {
  const copy = resolve(ROOT, 'out/forgetting', `${name}.ts`);
  mkdirSync(dirname(copy), { recursive: true });
  const here = dirname(resolve(ROOT, file));
  writeFileSync(
    copy,
    source.replaceAll(/from '(\.[^']+)'/g, (_, path: string) => `from '${pathToFileURL(resolve(here, path)).href}'`),
  );
  const { account } = (await import(pathToFileURL(copy).href)) as { account: TellAccount<Family> };
  return account;
}

export const sourceOf = (file: string): string => readFileSync(resolve(ROOT, file), 'utf8');

/** An attack with its odds by the account as it is, which other tests compare with those of every course. */
interface Known {
  readonly name: string;
  readonly example: Example;
  readonly file: ExampleFile;
  readonly selection: Selection;
  readonly odds: Quantities;
}

const NO_FILE = { examples: [], datasheets: {}, sources: [] };
const BOUNDS = { forks: 4000, runs: 600 };

/** Attacks of an edition that its account works out quickly: those of the bank, worked examples of one step, and drawn ones. */
export async function knownAttacks(spec: string, first: number, count: number, size: Size): Promise<Known[]> {
  const selection = await loadSelection(spec);
  const stock = await stockOf(selection);
  if (stock === null) throw new Error(`${spec} does not say how an attack is written`);
  const known: Known[] = [];
  const add = (name: string, example: Example, file: ExampleFile, under: Selection): void => {
    try {
      known.push({ name, example, file, selection: under, odds: attackOdds(example, file, under, BOUNDS) });
    } catch {
      // It cannot be made, or has too many courses.
    }
  };
  for (const [k, example] of (BANK[stock.format.name] ?? []).entries()) add(`bank ${k}`, example, NO_FILE, selection);
  for (const { name, example, file } of oneStepExamples(spec))
    add(name, example, file, example.variant === undefined ? selection : await loadSelection(example.variant));
  for (let seed = first; seed < first + count; seed++) {
    const trial = anyAttack(stock, selection, seed, size);
    add(`attack ${seed}`, trial.example, NO_FILE, trial.selection);
  }
  return known;
}

const withAccount = (selection: Selection, account: TellAccount<Family>): Selection => ({
  ...selection,
  variant: { ...selection.variant, edition: { ...selection.variant.edition, account } },
});

/** The first attack that comes out wrong with an account, or is refused though it is small; null if none does. */
export function noticedBy(known: readonly Known[], account: TellAccount<Family>): string | null {
  for (const { name, example, file, selection, odds } of known) {
    try {
      if (parted(attackOdds(example, file, withAccount(selection, account), BOUNDS), odds, 1e-11).length > 0) return name;
    } catch {
      return `${name} (refused)`;
    }
  }
  return null;
}
