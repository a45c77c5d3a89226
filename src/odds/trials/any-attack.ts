import { z } from 'zod';
import type { Selection } from '../../compile/select.ts';
import { settle } from '../../compile/select.ts';
import type { Block, BlockSchema, FamilyFormat, InlineAttack, InlineMode, WordPlaces } from '../../rules/index.ts';
import { decisions, statuses, withoutDeclaring } from '../../rules/index.ts';
import type { Example } from '../../scenario/types.ts';
import { anyValue, type JsonSchema } from './any-value.ts';
import { Draw } from './draw.ts';
import { inPlace } from './in-place.ts';

/** An attack with the ruleset that it is made under. */
export interface Trial {
  readonly seed: number;
  readonly example: Example;
  readonly selection: Selection;
}

/** Values that a keyword may have. */
const VALUES = ['', ' 1', ' 2', ' 4', ' 5', ' 3/5', ' D3'];

/** What attacks of a family are made of, all of it read from its formats and its edition. */
export interface Stock {
  readonly format: FamilyFormat;
  readonly inline: InlineAttack;
  readonly weapon: Part;
  readonly model: Part;
  readonly sheet: Part;
  readonly words: readonly string[];
  /** Kinds of terrain that the edition plays. */
  readonly terrain: readonly string[];
  /** A word with each value that the edition reads in a weapon or in a model. */
  readonly ofWeapon: readonly string[];
  readonly ofModel: readonly string[];
  /** Where the edition reads its words. */
  readonly places: WordPlaces | undefined;
}

/** A block of a family: what it may be, and a check of what has been drawn. */
interface Part {
  readonly schema: JsonSchema;
  readonly checked: z.ZodType;
}

/** Null for a family that does not say how an attack is written. */
export async function stockOf({ variant, packs }: Selection): Promise<Stock | null> {
  const { format, keywords, terrain, places } = variant.edition;
  if (format?.inline === undefined) return null;
  const { weapon, model, sheet } = await format.blocks();
  const words = [...new Set([...keywords, ...packs.flatMap((it) => it.keywords)])].sort();
  const { shooting, weaponRules } = format.inline;
  const { profile } = variant.edition;
  const key = format.writtenOut?.rulesKey ?? 'rules';
  const { number } = shooting;
  const arm = { ...shooting.weapon, ...(number.of === 'weapon' && { [number.key]: 1 }) };
  const plain = { ...format.writtenOut?.sheet(['infantry'], shooting.target), ...shooting.target };
  return {
    format,
    inline: format.inline,
    weapon: partOf(weapon),
    model: partOf(model),
    sheet: partOf(sheet),
    words,
    terrain,
    ofWeapon: readable(words, (it) => profile.weapon({ ...arm, [weaponRules]: [it] }, 'attack')),
    ofModel: readable(words, (it) => profile.model({ ...plain, [key]: [it] })),
    places,
  };
}

function partOf(block: BlockSchema): Part {
  const checked = block as unknown as z.ZodType;
  return { checked, schema: z.toJSONSchema(checked, { io: 'input', unrepresentable: 'any' }) as unknown as JsonSchema };
}

/** Words with each value with which they can be read. */
const readable = (words: readonly string[], read: (text: string) => unknown): string[] =>
  words.flatMap((word) => VALUES.map((value) => word + value).filter((text) => canBe(() => read(text))));

function canBe(read: () => unknown): boolean {
  try {
    withoutDeclaring(read);
    return true;
  } catch {
    return false;
  }
}

/** The block with the values of another where its own may not be in a file. */
function corrected({ checked }: Part, block: Block, usual: Block): Block {
  const found = checked.safeParse(block);
  if (found.success) return block;
  const wrong = new Set(found.error.issues.map(({ path }) => String(path[0])));
  return Object.fromEntries(
    Object.entries({ ...block, ...usual }).flatMap(([key]): [string, unknown][] => {
      if (!wrong.has(key)) return [[key, key in block ? block[key] : usual[key]]];
      return key in usual ? [[key, usual[key]]] : [];
    }),
  );
}

/** Sizes of an attack: most models of a side and shots of each. */
export interface Size {
  readonly attackers: number;
  readonly targets: number;
  readonly shots: number;
}

/** The attack of a number. Many of them no edition can play: see `trialsOf`. */
export function anyAttack(stock: Stock, selection: Selection, seed: number, size: Size): Trial {
  const draw = new Draw(seed);
  const { format, inline } = stock;
  const melee = draw.chance(0.3);
  const mode = melee ? inline.melee : inline.shooting;
  const listed = (words: readonly string[], most: number): string[] => draw.some(words, most);
  const vehicle = draw.chance(0.2);
  const arm: Block = {
    ...mode.weapon,
    ...varied(stock.weapon, ['range', 'type', 'arc', inline.weaponRules], 3, draw, stock),
    [inline.weaponRules]: listed(stock.ofWeapon, 6),
    ...(draw.chance(0.2) && !melee ? optional(stock.weapon, 'type', draw, stock) : {}),
  };
  const attackers = 1 + draw.below(size.attackers);
  const block = (own: Block, isTarget: boolean): Block => ({
    ...own,
    ...varied(
      stock.model,
      [inline.weaponRules, 'rules', 'keywords', 'abilities', 'type', 'AV', 'HP', 'base', 'outline', 'M'],
      3,
      draw,
      stock,
    ),
    ...(isTarget && vehicle ? madeOf(stock, draw) : {}),
    ...(draw.chance(0.25) ? sheetValues(stock, draw) : {}),
  });
  const unit = (own: Block, models: number, isTarget: boolean, x: number, y = 8): object => {
    const drawn = block(own, isTarget);
    const ofSheet = new Set(format.writtenOut?.sheetKeys ?? []);
    const [upper, lower] = [true, false].map((it) => Object.fromEntries(Object.entries(drawn).filter(([key]) => ofSheet.has(key) === it)));
    const profile = { ...upper, ...corrected(stock.model, lower as Block, own) };
    const isVehicle = inline.isVehicle(profile);
    const kinds = !isVehicle && models > 1 && draw.chance(0.3);
    const key = format.writtenOut?.rulesKey ?? 'rules';
    const rules = inPlace({ [key]: listed(stock.ofModel, 5) }, 'model', stock.places)[key] as string[];
    return {
      army: isTarget ? 'blue' : 'red',
      at: [x, y],
      ...(melee && { spacing: 1 }),
      keywords: [isVehicle ? 'vehicle' : 'infantry', ...(draw.chance(0.15) ? [draw.of(stock.words)] : [])],
      ...(rules.length > 0 && { rules }),
      [format.name]: profile,
      ...(kinds
        ? {
            kinds: {
              man: { models: models - 1 },
              chief: { models: 1, [format.name]: inPlace(varied(stock.model, [], 2, draw, stock), 'model', stock.places) },
            },
          }
        : { models: isVehicle ? 1 : models }),
    };
  };
  const shots = 1 + draw.below(size.shots);
  const attacker = mode.number.of === 'attacker' ? { ...mode.attacker, [mode.number.key]: shots } : mode.attacker;
  const drawn = mode.number.of === 'weapon' ? { ...arm, [mode.number.key]: draw.chance(0.1) ? 'D3' : shots } : arm;
  const weapon = corrected(stock.weapon, drawn, { ...mode.weapon, ...(mode.number.of === 'weapon' && { [mode.number.key]: shots }) });
  const apart = melee ? 1 : draw.of([3, 10, 20]);
  const marks = (): string[] => (draw.chance(0.2) ? draw.some(statuses.names, 2) : []);
  const example = {
    rule: '',
    title: `attack ${seed}`,
    answers: answersOf(draw),
    dice: {},
    line: 0,
    given: {
      battlefield: { width: 60, height: 48 },
      terrain: draw.chance(0.15) ? [ground(draw.of(stock.terrain), 10 + apart)] : [],
      objectives: [],
      units: {
        A: { ...unit(attacker, attackers, false, 10), weapons: { attack: { [format.name]: inPlace(weapon, 'weapon', stock.places) } } },
        B: unit(mode.target, 1 + draw.below(size.targets), true, 10 + apart),
      },
      statuses: { A: marks(), B: marks() },
    },
    when: [mode.when satisfies InlineMode['when']],
  };
  const under = draw.chance(0.3) ? flipped(selection, draw) : selection;
  if (melee || draw.chance(0.7)) return { seed, example: example as unknown as Example, selection: under };
  // Another unit fires at the same target, the target fires back, or both.
  const { when } = example;
  const { A, B } = example.given.units;
  const another = draw.chance(0.5);
  const back = !another || draw.chance(0.5);
  const arms = (): object => ({ weapons: { attack: { [format.name]: gun(stock, mode, size, draw) } } });
  const units = {
    A,
    B: back ? { ...B, ...arms() } : B,
    ...(another && { C: { ...unit(mode.attacker, 1 + draw.below(size.attackers), false, 10 + draw.of([0, 2]) * apart, 18), ...arms() } }),
  };
  const steps = [...when, ...(another ? [as(mode.when, { A: 'C' })] : []), ...(back ? [as(mode.when, { A: 'B', B: 'A' })] : [])];
  return { seed, example: { ...example, given: { ...example.given, units }, when: steps } as unknown as Example, selection: under };
}

/** A step of others. */
const as = (step: InlineMode['when'], whom: { readonly [name: string]: string }): InlineMode['when'] =>
  Object.fromEntries(Object.entries(step).map(([key, name]) => [key, whom[name] ?? name]));

/** Some weapon. */
function gun(stock: Stock, { weapon, number }: InlineMode, size: Size, draw: Draw): Block {
  const { inline } = stock;
  const drawn = {
    ...weapon,
    ...varied(stock.weapon, ['range', 'type', 'arc', inline.weaponRules], 3, draw, stock),
    [inline.weaponRules]: draw.some(stock.ofWeapon, 6),
  };
  const shots = number.of === 'weapon' ? { [number.key]: 1 + draw.below(size.shots) } : {};
  return inPlace(corrected(stock.weapon, { ...drawn, ...shots }, { ...weapon, ...shots }), 'weapon', stock.places);
}

/** Some values of a block, other than those that are seen to apart. */
function varied({ schema }: Part, apart: readonly string[], most: number, draw: Draw, stock: Stock): Block {
  const keys = Object.keys(schema.properties ?? {}).filter((it) => !apart.includes(it));
  return Object.assign({}, ...draw.some(keys, most).map((key) => optional({ schema }, key, draw, stock)));
}

function optional({ schema }: Pick<Part, 'schema'>, key: string, draw: Draw, stock: Stock): Block {
  const value = anyValue(schema.properties?.[key] ?? {}, draw, stock.words);
  return value === undefined ? {} : { [key]: value };
}

/** What makes another kind of target: Armour Values make a vehicle. */
function madeOf({ inline, model, words }: Stock, draw: Draw): Block {
  const makers = inline.options.filter((it) => it.of === 'target' && it.makes !== undefined);
  if (makers.length === 0) return {};
  const { key, makes } = draw.of(makers);
  return {
    [key]: anyValue(model.schema.properties?.[key] ?? {}, draw, words),
    ...makes,
    ...(draw.chance(0.7) ? { HP: 1 + draw.below(3) } : {}),
  };
}

/** Values of the datasheet, which units in examples have in the same block. */
function sheetValues(stock: Stock, draw: Draw): Block {
  const keys = (stock.format.writtenOut?.sheetKeys ?? []).filter((it) => it !== stock.format.writtenOut?.rulesKey);
  return keys.length === 0 ? {} : optional(stock.sheet, draw.of(keys), draw, stock);
}

/** Terrain round the whole target. */
const ground = (kind: string, x: number): object => ({
  id: 'ground',
  kind,
  height: 2,
  walls: [],
  floors: [],
  cover: 0,
  polygon: [
    [x - 2, 4],
    [x + 6, 4],
    [x + 6, 20],
    [x - 2, 20],
  ],
});

function answersOf(draw: Draw): { [id: string]: string } {
  const flags = decisions.filter((it) => it.means === 'flag');
  const few = Array.from({ length: draw.below(6) }, () => draw.of(flags));
  return Object.fromEntries(few.map((it) => [it.id, draw.of(['take', 'decline'])]));
}

/** One rule switched the other way. */
function flipped(selection: Selection, draw: Draw): Selection {
  const switches = selection.rules.filter((it) => it.rule.fixed !== true && it.lever === undefined);
  if (switches.length === 0) return selection;
  const { rule, on } = draw.of(switches);
  return {
    ...selection,
    spec: `${selection.spec}@${on ? '-' : '+'}${rule.id}`,
    rules: settle(selection.rules.map((it) => (it.rule.id === rule.id ? { ...it, on: !on } : it))),
  };
}
