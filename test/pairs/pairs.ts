import { compose, parseSpec, printSpec, type Selection } from '../../src/compile/index.ts';
import { AddressedDice, rootKey } from '../../src/engine/index.ts';
import { inPlace } from '../../src/odds/trials/in-place.ts';
import { lineText } from '../../src/replay/text.ts';
import { statuses, type WordBearer } from '../../src/rules/index.ts';
import type { Example, ExampleFile } from '../../src/scenario/types.ts';
import { loadSelection, perform, type Scene, sceneWith } from '../../src/testing/index.ts';

/** Two rules that are on and change the same procedures, in the order in which they apply. */
export interface Pair {
  readonly rules: readonly [string, string];
  readonly seams: readonly string[];
}

export const nameOf = ([one, two]: readonly [string, string]): string => `${one} + ${two}`;

/** Pairs of an edition's switchable rules as the compiler composes them; those of its base alone belong to the base. */
export function pairsOf(selection: Selection): Pair[] {
  const { variant, rules } = selection;
  const { provenance } = compose(selection, { present: null, counting: false });
  const order = new Map(rules.map(({ rule }, k) => [rule.id, k]));
  const own = new Set(variant.entries.map((it) => it.id));
  const found = new Map<string, { rules: [string, string]; seams: string[] }>();
  const touched = [...Object.entries(provenance.seams), ...Object.entries(provenance.reactions)];
  for (const [seam, by] of touched) {
    const ids = [...new Set(by)].sort((one, two) => (order.get(one) as number) - (order.get(two) as number));
    ids.forEach((one, k) => {
      for (const two of ids.slice(k + 1)) {
        if (own.size > 0 && !own.has(one) && !own.has(two)) continue;
        const name = nameOf([one, two]);
        const pair = found.get(name);
        if (pair === undefined) found.set(name, { rules: [one, two], seams: [seam] });
        else pair.seams.push(seam);
      }
    });
  }
  return [...found.values()].map((it) => ({ rules: it.rules, seams: it.seams.sort() }));
}

export const SWITCHINGS = ['both', 'without-first', 'without-second', 'neither'] as const;
export type Outcomes = { readonly [switching in (typeof SWITCHINGS)[number]]: string };

/** The rulesets of the four switchings of a pair. */
export async function switchedFour(edition: string, [one, two]: readonly [string, string]): Promise<Selection[]> {
  const without = (ids: readonly string[]): Promise<Selection> => {
    const parsed = parseSpec(edition);
    return loadSelection(printSpec({ ...parsed, switches: ids.map((id) => ({ kind: 'off', id }) as const) }));
  };
  return Promise.all([without([]), without([one]), without([two]), without([one, two])]);
}

/** What is done to a worked example before it is played under the four switchings. */
export interface Staging {
  /** Keywords that all its units and weapons are given, each where it has a place, or options that its mission is given, so that it also concerns a rule that only they bring in. */
  readonly carries: readonly string[];
  /** Flags that all its vehicles are given. */
  readonly flags: readonly string[];
  /** Whether a turn of each side is played after its steps. */
  readonly goesOn: boolean;
}

export const AS_WRITTEN: Staging = { carries: [], flags: [], goesOn: false };

export function staged(example: Example, { variant }: Selection, { carries, flags, goesOn }: Staging): Example {
  const { edition } = variant;
  const options = carries.filter((it) => edition.options.includes(it));
  const keywords = carries.filter((it) => !options.includes(it));
  const { given, when } = example;
  const units = Object.fromEntries(
    Object.entries(given.units as { readonly [name: string]: Loose }).map(([name, unit]) => [
      name,
      flagged(armed(unit, keywords, edition), flags),
    ]),
  );
  const mission = (given as Loose)['mission'] as Loose | undefined;
  return {
    ...example,
    given: {
      ...given,
      ...(keywords.length + flags.length > 0 && { units }),
      ...(options.length > 0 && { mission: { ...mission, options: joined(mission?.['options'], options) } }),
    },
    when: goesOn ? [...when, ...turnsOf(edition.words.verbs)] : when,
  } as Example;
}

/** Steps that play a turn of each side, as the edition has them. */
const turnsOf = (verbs: object): readonly Loose[] => ('game-turn' in verbs ? [{ 'game-turn': 2 }] : [{ turn: 'red' }, { turn: 'blue' }]);

type Loose = { readonly [key: string]: unknown };

function armed(unit: Loose, keywords: readonly string[], edition: Edition): Loose {
  const weapons = unit['weapons'];
  const isNamed = typeof weapons === 'object' && weapons !== null && !Array.isArray(weapons);
  const own = readIn(keywords, 'model', edition.format?.writtenOut?.rulesKey ?? 'rules', edition);
  return {
    ...unit,
    keywords: joined(
      unit['keywords'],
      readIn(keywords, 'model', 'keywords', edition).filter((it) => !own.includes(it)),
    ),
    rules: joined(unit['rules'], own),
    ...(isNamed && {
      weapons: Object.fromEntries(
        Object.entries(weapons as { readonly [name: string]: Loose }).map(([name, line]) => {
          const block = Object.entries(line).find(([, value]) => typeof value === 'object' && value !== null && !Array.isArray(value));
          if (block === undefined) return [name, withWords(line, keywords, edition)];
          return [name, { ...line, [block[0]]: withWords(block[1] as Loose, keywords, edition) }];
        }),
      ),
    }),
  };
}

type Edition = Selection['variant']['edition'];

/** Those words that an edition reads in a list of a weapon or a model. */
const readIn = (words: readonly string[], bearer: WordBearer, list: string, { places }: Edition): readonly string[] =>
  inPlace({ [list]: words }, bearer, places)[list] as readonly string[];

/** A unit whose blocks with Armour Values have flags besides their own. */
const flagged = (unit: Loose, flags: readonly string[]): Loose =>
  Object.fromEntries(
    Object.entries(unit).map(([key, block]) =>
      typeof block === 'object' && block !== null && 'AV' in block
        ? [key, { ...block, flags: joined('flags' in block ? block.flags : [], flags) }]
        : [key, block],
    ),
  );

/** Weapon lines list their rules as `rules` or as `keywords`, by family. */
function withWords(line: Loose, keywords: readonly string[], edition: Edition): Loose {
  const list = 'skill' in line ? 'keywords' : 'rules';
  return { ...line, [list]: joined(line[list], readIn(keywords, 'weapon', list, edition)) };
}

const joined = (list: unknown, more: readonly string[]): string[] => [...new Set([...((list as string[] | undefined) ?? []), ...more])];

/** Plays an example with dice of a seed under a ruleset, any number of times. Null: it cannot be set up there. */
export function openExample(example: Example, file: ExampleFile, selection: Selection): ((seed: number) => string | null) | null {
  const holder: { dice: AddressedDice | null } = { dice: null };
  let scene: Scene;
  try {
    scene = sceneWith(example, file, selection, (rollers, nobody) => {
      holder.dice = new AddressedDice(rollers, nobody);
      return holder.dice;
    });
  } catch {
    return null;
  }
  return (seed) => {
    holder.dice?.seat(rootKey('pairs'), 1, seed);
    try {
      scene.again();
      perform(scene, example);
    } catch {
      return null;
    }
    return wordsOf(scene);
  };
}

/**
 * What happened, what the steps found out, and how the units end. The sentences of replays are no use here: editions word events of the same name
 * differently, and the first one loaded in a process has its way.
 */
function wordsOf(scene: Scene): string {
  const { arena, trace } = scene;
  const happened = trace
    .lines(arena)
    .flatMap((it) => ('event' in it ? [lineText({ kind: 'event', ...it }).replaceAll(/\b(?:red|blue)\//g, '')] : []));
  const found = [...scene.results].map(([key, value]) => `${key}: ${JSON.stringify(value)}`).sort();
  const units = arena.units.map((u) => {
    let wounds = 0;
    for (let i = u.first; i < u.first + u.size; i++) if (arena.models.alive[i] !== 0) wounds += arena.models.wounds[i] as number;
    const models = u.alive === u.size ? '' : ` ${u.alive} of ${u.size},`;
    const afflicted = statuses.names.filter((_, slot) => u.status[slot] !== 0).sort();
    return u.alive === 0 ? `${u.id}: gone` : [`${u.id}:${models} Wounds ${wounds}`, ...afflicted].join(', ');
  });
  return [...happened, ...found, ...units].join('. ');
}
