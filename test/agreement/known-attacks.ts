import { type Selection, settle } from '../../src/compile/select.ts';
import type { Bounds } from '../../src/odds/outcomes/graph.ts';
import { anyAttack, stockOf } from '../../src/odds/trials/any-attack.ts';
import type { AnyRule } from '../../src/rules/index.ts';
import type { Example, ExampleFile } from '../../src/scenario/types.ts';
import { attackOdds, loadSelection, type Quantities } from '../../src/testing/index.ts';
import { exchangeOfFire } from '../src/odds/exchanged-fire.ts';
import { severalFire } from '../src/odds/several-fire.ts';
import { oneStepExamples } from './example-cases.ts';
import { BANK } from './forgetting-bank.ts';
import { SWITCHED } from './switched-bank.ts';

/** An attack with its odds by the account as it is, which other tests compare with those of every course. */
export interface Known {
  /** Kind, edition, and its number or title: `attackNamed` finds it again. */
  readonly name: string;
  readonly example: Example;
  readonly file: ExampleFile;
  readonly selection: Selection;
  readonly odds: Quantities;
  /** More than it takes with the account as it is. */
  readonly bounds: Bounds;
}

type Attack = Pick<Known, 'name' | 'example' | 'file' | 'selection'> & { readonly bounds?: Bounds };

const NO_FILE = { examples: [], datasheets: {}, sources: [] };
const SMALL = { forks: 1500, runs: 150 };
const OF_BANK = { forks: 40_000, runs: 20_000 };
const SIZE = { attackers: 3, targets: 3, shots: 2 };
const MODELS = 4;

const drawn = async (spec: string, seed: number): Promise<Attack> => {
  const selection = await loadSelection(spec);
  const stock = await stockOf(selection);
  if (stock === null) throw new Error(`${spec} does not say how an attack is written`);
  const trial = anyAttack(stock, selection, seed, SIZE);
  return { name: `drawn ${spec} ${seed}`, example: trial.example, file: NO_FILE, selection: trial.selection };
};

const exchange = async (spec: string, seed: number): Promise<Attack> => ({
  name: `exchange ${spec} ${seed}`,
  example: exchangeOfFire(seed, MODELS),
  file: NO_FILE,
  selection: await loadSelection(spec),
});

const several = async (spec: string, seed: number): Promise<Attack> => ({
  name: `several ${spec} ${seed}`,
  example: severalFire(seed, MODELS),
  file: NO_FILE,
  selection: await loadSelection(spec),
});

async function bank(spec: string): Promise<Attack[]> {
  const selection = await loadSelection(spec);
  const { family } = selection.variant.edition;
  const plain = Object.entries(BANK[family] ?? {}).map(async ([key, example]) => {
    const under = example.variant === undefined ? selection : await loadSelection(example.variant);
    return { name: `bank ${spec} ${key}`, example, file: NO_FILE, selection: under };
  });
  const switched = Object.entries(SWITCHED[family] ?? {}).map(async ([key, { example, switches = '', rule, stranger = false, bounds }]) => {
    const under = await loadSelection(`${spec}${switches}`);
    return {
      name: `bank ${spec} ${key}`,
      example,
      file: NO_FILE,
      selection: rule === undefined ? under : withRule(under, rule, stranger),
      bounds,
    };
  });
  return Promise.all([...plain, ...switched]);
}

/** A ruleset with a house rule: one that its edition has as its own, or a stranger. */
const withRule = (selection: Selection, rule: AnyRule, stranger: boolean): Selection => ({
  ...selection,
  variant: stranger ? selection.variant : { ...selection.variant, rules: [...selection.variant.rules, rule] },
  rules: settle([...selection.rules, { rule, on: true, values: {}, pack: null }]),
});

const examples = async (spec: string): Promise<Attack[]> =>
  Promise.all(
    oneStepExamples(spec).map(async ({ name, example, file }) => ({
      name: `example ${spec} ${name}`,
      example,
      file,
      selection: await loadSelection(example.variant ?? spec),
    })),
  );

/** Null if it cannot be made, or has too many courses. */
function known(attack: Attack): Known | null {
  const bounds = attack.bounds ?? (attack.name.startsWith('bank') ? OF_BANK : SMALL);
  try {
    return { ...attack, bounds, odds: attackOdds(attack.example, attack.file, attack.selection, bounds) };
  } catch {
    return null;
  }
}

/** @param tried which of them, in their order */
export const knownOfBank = async (spec: string, tried: (it: unknown, k: number) => boolean): Promise<Known[]> =>
  (await bank(spec)).filter(tried).flatMap((it) => known(it) ?? []);

/** Attacks by their names, those that can be made and are small. */
export async function attacksNamed(names: Iterable<string>): Promise<ReadonlyMap<string, Known>> {
  const found = new Map<string, Known>();
  const lists = new Map<string, readonly Attack[]>();
  for (const name of new Set(names)) {
    const [kind = '', spec = '', which = ''] = name.split(' ');
    const list = `${kind} ${spec}`;
    if (!MADE.has(kind) && !lists.has(list)) lists.set(list, await (kind === 'bank' ? bank(spec) : examples(spec)));
    const attack = await (MADE.get(kind)?.(spec, Number(which)) ?? lists.get(list)?.find((it) => it.name === name));
    const one = attack === undefined ? null : known(attack);
    if (one !== null) found.set(name, one);
  }
  return found;
}

/** Attacks that follow from a number, by kind. */
const MADE = new Map([
  ['drawn', drawn],
  ['exchange', exchange],
  ['several', several],
]);

/**
 * Attacks of an edition that its account works out quickly: those of the bank, so many drawn ones, and twice as many worked examples of one step,
 * evenly picked.
 */
export async function knownAttacks(spec: string, first: number, count: number): Promise<Known[]> {
  const { edition } = (await loadSelection(spec)).variant;
  const numbers = Array.from({ length: count }, (_, k) => first + k);
  const all = await examples(spec);
  const every = Math.max(1, Math.floor(all.length / (2 * count)));
  const attacks = [
    ...(await bank(spec)),
    ...all.filter((_, k) => k % every === 0),
    ...(edition.family === 'classic'
      ? await Promise.all([exchange, several].flatMap((made) => numbers.map((seed) => made(spec, seed))))
      : []),
    ...(await Promise.all(numbers.map((seed) => drawn(spec, seed)))),
  ];
  return attacks.flatMap((it) => known(it) ?? []);
}
