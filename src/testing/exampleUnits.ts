import { snap } from '../scenario/angle.ts';
import { type BlockReader, type Conversion, conversionOf, convertSheet } from '../scenario/convert.ts';
import { footprintOf } from '../scenario/footprint.ts';
import type {
  ArmyColour,
  ArmyUnit,
  Base,
  Datasheet,
  ExampleFile,
  ExampleKind,
  ExampleUnit,
  FamilyName,
  ModelKind,
  Placement,
  Point,
  PointsByFamily,
  Weapon,
} from '../scenario/types.ts';

/** A worked example that says something impossible: its message is shown with the example. */
export class ExampleError extends Error {
  override readonly name = 'ExampleError';
}

/** What a unit of an example is made of. */
export interface BuiltUnit {
  readonly name: string;
  readonly army: ArmyColour;
  readonly unit: ArmyUnit;
  readonly datasheet: Datasheet;
  readonly placement: Placement | null;
  readonly levels: readonly number[] | null;
  readonly source: ExampleUnit;
}

type Values = { readonly [key: string]: unknown };

/** Keys of an inline block that belong to the datasheet rather than to the model. */
const SHEET_KEYS = new Set(['type', 'flags', 'transport', 'leads', 'damaged']);
const DEFAULT_BASE: Base = { round: 25.4 };
const DEFAULT_HEIGHT = 1.2;
const ROW_GAP = 0.5;

const baseOf = (base: ExampleUnit['base']): Base => (base === undefined ? DEFAULT_BASE : typeof base === 'number' ? { round: base } : base);

/** Builds one unit of an example: its datasheet for one family, its army list entry and where it stands. */
export function buildUnit(name: string, source: ExampleUnit, index: number, edition: BlockReader, file: ExampleFile): BuiltUnit {
  const family = edition.family as FamilyName;
  const conversion = conversionOf(edition);
  const army = source.army ?? (index === 0 ? 'red' : 'blue');
  const datasheet =
    source.datasheet === undefined
      ? writtenOut(name, source, family, conversion)
      : amended(name, convertSheet(file.datasheets[source.datasheet] as Datasheet, conversion), source, family);
  const counts = countsOf(name, source, datasheet);
  const points: PointsByFamily = {
    [family]: counts.reduce((sum, m) => sum + m.count * (datasheet.models.find((k) => k.name === m.kind)?.points[family] ?? 0), 0),
  };
  const unit: ArmyUnit = {
    id: name,
    datasheet: datasheet.id,
    models: counts,
    points,
    roles: (source.roles ?? []) as ArmyUnit['roles'],
    attachedTo: source.attachedTo ?? null,
    joins: source.joins ?? null,
    embarkedIn: source.embarkedIn ?? null,
    dedicatedTo: source.dedicatedTo ?? null,
    reserve: source.reserve ?? null,
  };
  const size = counts.reduce((n, m) => n + m.count, 0);
  const positions = placesOf(name, source, datasheet, size);
  return {
    name,
    army,
    unit,
    datasheet,
    source,
    placement: positions === null ? null : { unit: name, positions, facing: source.facing ?? (army === 'red' ? 0 : 180), level: 0 },
    levels: source.places?.some((p) => p[2] !== undefined) === true ? source.places.map((p) => p[2] ?? 0) : null,
  };
}

function linesOf(weapons: ExampleUnit['weapons'], family: FamilyName): Weapon[] {
  return Object.entries(weapons ?? {}).map(([name, value]) => {
    const byFamily = ['classic', 'modern', 'hybrid'].some((f) => f in value);
    const line = byFamily ? value[family] : value;
    return { name, blocks: line === undefined ? {} : ({ [family]: line } as Weapon['blocks']) };
  });
}

function writtenOut(name: string, source: ExampleUnit, family: FamilyName, conversion: Conversion | null): Datasheet {
  const isNative = source[family] !== undefined || Object.values(source.kinds ?? {}).some((kind) => kind[family] !== undefined);
  if (!isNative && conversion !== null) return convertSheet(writtenOut(name, source, conversion.from, null), conversion);
  const weapons = linesOf(source.weapons, family);
  const kinds = source.kinds ?? { model: { models: typeof source.models === 'number' ? source.models : 1 } };
  const shared = (source[family] ?? {}) as Values;
  const sheetBlock = Object.fromEntries(Object.entries(shared).filter(([key]) => SHEET_KEYS.has(key)));
  const models = Object.entries(kinds).map(([kind, body]): ModelKind => {
    const extra: Partial<ExampleKind> = body;
    const own = extra[family] ?? {};
    const stats = { ...Object.fromEntries(Object.entries(shared).filter(([key]) => !SHEET_KEYS.has(key))), ...own };
    const isModern = family === 'modern';
    const listed = { ...listedRules(stats, source.rules, isModern) };
    const keywords = [...((stats['keywords'] as string[] | undefined) ?? []), ...(extra.keywords ?? [])];
    return {
      name: kind,
      least: 1,
      most: 200,
      base: baseOf(extra.base ?? source.base),
      height: extra.height ?? source.height ?? DEFAULT_HEIGHT,
      weapons: extra.weapons ?? weapons.map((w) => w.name),
      points: { [family]: extra.points ?? source.points ?? 10 },
      blocks: { [family]: { ...stats, ...listed, ...(keywords.length > 0 ? { keywords } : {}) } } as ModelKind['blocks'],
    };
  });
  const defaults: Values = family === 'modern' ? { keywords: [], abilities: [] } : { type: typeOf(source, family), flags: [], rules: [] };
  return {
    id: `example-${name}`,
    title: name,
    keywords: (source.keywords ?? []) as Datasheet['keywords'],
    models,
    weapons,
    blocks: { [family]: { ...defaults, ...sheetBlock } } as Datasheet['blocks'],
  };
}

/** An inline unit without a type, of a family that has them, is what its keywords call it. */
function typeOf(source: ExampleUnit, family: FamilyName): string {
  const known = [
    'bike',
    'jetbike',
    'jump',
    'jet-pack',
    'beast',
    'cavalry',
    'artillery',
    'monster',
    'flying-monster',
    'gargantuan',
    'vehicle',
  ];
  return known.find((k) => source.keywords?.includes(k) === true) ?? ('AV' in (source[family] ?? {}) ? 'vehicle' : 'infantry');
}

function listedRules(stats: Values, more: readonly string[] | undefined, modern: boolean): Values {
  const key = modern ? 'abilities' : 'rules';
  const list = [...((stats[key] as string[] | undefined) ?? []), ...(more ?? [])];
  return { [key]: list };
}

function amended(name: string, sheet: Datasheet, source: ExampleUnit, family: FamilyName): Datasheet {
  const changed = linesOf(source.weapons, family);
  const weapons = sheet.weapons.map((w) => {
    const change = changed.find((c) => c.name === w.name);
    return change === undefined
      ? w
      : { name: w.name, blocks: { ...w.blocks, [family]: { ...w.blocks[family], ...change.blocks[family] } } as Weapon['blocks'] };
  });
  const added = changed.filter((c) => !weapons.some((w) => w.name === c.name));
  const models = sheet.models.map((kind): ModelKind => {
    const block = { ...kind.blocks[family], ...(source.stats ?? {}) } as Values;
    const blocks = {
      ...kind.blocks,
      [family]: { ...block, ...listedRules(block, source.rules, family === 'modern') },
    } as ModelKind['blocks'];
    return { ...kind, blocks, weapons: [...kind.weapons, ...added.map((w) => w.name)] };
  });
  return { ...sheet, id: `example-${name}`, weapons: [...weapons, ...added], models };
}

function countsOf(name: string, source: ExampleUnit, sheet: Datasheet): ArmyUnit['models'] {
  const weaponsOf = (kind: ModelKind): readonly string[] => source.wargear?.[kind.name] ?? kind.weapons;
  if (source.kinds !== undefined)
    return sheet.models.map((k) => ({ kind: k.name, count: source.kinds?.[k.name]?.models ?? 1, weapons: weaponsOf(k) }));
  if (typeof source.models === 'object') {
    const chosen = source.models;
    for (const kind of Object.keys(chosen))
      if (!sheet.models.some((k) => k.name === kind)) throw new ExampleError(`unit ${name}: ${sheet.title} has no model kind "${kind}"`);
    return sheet.models
      .filter((k) => (chosen[k.name] ?? 0) > 0)
      .map((k) => ({ kind: k.name, count: chosen[k.name] as number, weapons: weaponsOf(k) }));
  }
  const count = source.models ?? source.places?.length ?? (source.datasheet === undefined ? 1 : (sheet.models[0] as ModelKind).least);
  const first = sheet.models[0] as ModelKind;
  return [{ kind: first.name, count, weapons: weaponsOf(first) }];
}

function placesOf(name: string, source: ExampleUnit, sheet: Datasheet, size: number): Point[] | null {
  if (source.embarkedIn !== undefined || source.reserve !== undefined) return null;
  if (source.places !== undefined) {
    if (source.places.length !== size) throw new ExampleError(`unit ${name} has ${size} models and ${source.places.length} places`);
    return source.places.map(([x, y]) => [x, y]);
  }
  if (source.at === undefined) throw new ExampleError(`unit ${name} stands nowhere: give it "at" or "places"`);
  const { coreX, coreY, rim } = footprintOf((sheet.models[0] as ModelKind).base, 1);
  const spacing = source.spacing ?? 2 * (Math.max(coreX, coreY) + rim) + ROW_GAP;
  const [x, y] = source.at;
  return Array.from({ length: size }, (_, i): Point => [snap(x), snap(y + i * spacing)]);
}
