import type { WrittenOut } from '../rules/index.ts';
import { snap } from '../scenario/angle.ts';
import { type BlockReader, type Conversion, conversionOf, convertSheet } from '../scenario/convert.ts';
import { blockOf, isByFamily } from '../scenario/example-types.ts';
import { footprintOf } from '../scenario/footprint.ts';
import { didYouMean } from '../scenario/nearest.ts';
import type {
  ArmyColour,
  ArmyUnit,
  Base,
  Datasheet,
  ExampleFile,
  ExampleKind,
  ExampleUnit,
  ModelKind,
  Placement,
  Point,
  PointsByFamily,
  Weapon,
} from '../scenario/types.ts';

/** A worked example that is impossible: the message is shown with the example. */
export class ExampleError extends Error {
  override readonly name = 'ExampleError';
}

/** The parts of a unit of an example. */
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

/** The default of a family that declares none: all of a block belongs to the model. */
const PLAIN: WrittenOut = { sheetKeys: [], rulesKey: 'rules', sheet: () => ({}) };
/** In an example units may have any number of models. */
const MOST_MODELS = 200;
const DEFAULT_BASE: Base = { round: 25.4 };
const DEFAULT_HEIGHT = 1.2;
const ROW_GAP = 0.5;

/** The key of a unit's datasheet: every unit has its own, whatever its values were made from. */
export const sheetKey = (unit: string): string => `example-${unit}`;

const baseOf = (base: ExampleUnit['base']): Base => (base === undefined ? DEFAULT_BASE : typeof base === 'number' ? { round: base } : base);

/** Builds one unit of an example: its datasheet for one family, its army list entry and its place. */
export function buildUnit(name: string, source: ExampleUnit, index: number, edition: BlockReader, file: ExampleFile): BuiltUnit {
  const { family } = edition;
  const style = edition.format?.writtenOut ?? PLAIN;
  const conversion = conversionOf(edition);
  const army = source.army ?? (index === 0 ? 'red' : 'blue');
  const listed =
    source.datasheet === undefined
      ? writtenOut(name, source, family, style, conversion)
      : amended(convertSheet(file.datasheets[source.datasheet] as Datasheet, conversion), source, family, style);
  refuseUnknown(name, source, listed);
  const counts = countsOf(name, source, listed);
  const datasheet = { ...listed, models: listed.models.map((it) => ({ ...it, least: 0, most: MOST_MODELS })) };
  const points: PointsByFamily = {
    [family]: counts.reduce((sum, m) => sum + m.count * (datasheet.models.find((k) => k.name === m.kind)?.points[family] ?? 0), 0),
  };
  const unit: ArmyUnit = {
    id: name,
    datasheet: sheetKey(name),
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
  const ranks = source.places === undefined && positions !== null ? { ranks: { spacing: spacingOf(source, datasheet) } } : {};
  return {
    name,
    army,
    unit,
    datasheet,
    source,
    placement:
      positions === null ? null : { unit: name, positions, facing: source.facing ?? (army === 'red' ? 0 : 180), level: 0, ...ranks },
    levels: source.places?.some((p) => p[2] !== undefined) === true ? source.places.map((p) => p[2] ?? 0) : null,
  };
}

/** What names a kind of model or a weapon has to name one: a misspelled one would leave the unit as it is, in silence. */
function refuseUnknown(name: string, source: ExampleUnit, { title, models, weapons }: Datasheet): void {
  const kinds = models.map((it) => it.name);
  const known = weapons.map((it) => it.name);
  for (const kind of [...Object.keys(source.kinds ?? {}), ...Object.keys(source.wargear ?? {})])
    if (!kinds.includes(kind))
      throw new ExampleError(`unit ${name}: ${title} has no model kind "${kind}"; it has ${kinds.join(', ')}${didYouMean(kind, kinds)}`);
  const carried = [
    ...Object.values(source.kinds ?? {}).map((it: Partial<ExampleKind>) => it.weapons),
    ...Object.values(source.wargear ?? {}),
  ];
  for (const weapon of carried.flatMap((it) => it ?? []))
    if (!known.includes(weapon))
      throw new ExampleError(
        `unit ${name}: ${title} has no weapon "${weapon}"; it has ${known.length === 0 ? 'none' : known.join(', ')}${didYouMean(weapon, known)}`,
      );
}

function linesOf(weapons: ExampleUnit['weapons'], family: string): Weapon[] {
  return Object.entries(weapons ?? {}).map(([name, value]) => {
    const line = isByFamily(value) ? blockOf(value, family) : value;
    return { name, blocks: line === undefined ? {} : { [family]: line } };
  });
}

function writtenOut(name: string, source: ExampleUnit, family: string, style: WrittenOut, conversion: Conversion | null): Datasheet {
  const isNative =
    blockOf(source, family) !== undefined || Object.values(source.kinds ?? {}).some((kind) => blockOf(kind, family) !== undefined);
  if (!isNative && conversion !== null) return convertSheet(writtenOut(name, source, conversion.from, style, null), conversion);
  const weapons = linesOf(source.weapons, family);
  const kinds = source.kinds ?? { model: { models: typeof source.models === 'number' ? source.models : 1 } };
  const shared = blockOf(source, family) ?? {};
  const ofSheet = (key: string): boolean => style.sheetKeys.includes(key);
  const sheetBlock = Object.fromEntries(Object.entries(shared).filter(([key]) => ofSheet(key)));
  const models = Object.entries(kinds).map(([kind, body]): ModelKind => {
    const extra: Partial<ExampleKind> = body;
    const own = blockOf(body, family) ?? {};
    const stats: Values = { ...Object.fromEntries(Object.entries(shared).filter(([key]) => !ofSheet(key))), ...own };
    const listed = listedRules(stats, source.rules, style);
    const keywords = [...((stats['keywords'] as string[] | undefined) ?? []), ...(extra.keywords ?? [])];
    return {
      name: kind,
      least: 1,
      most: MOST_MODELS,
      base: baseOf(extra.base ?? source.base),
      height: extra.height ?? source.height ?? DEFAULT_HEIGHT,
      weapons: extra.weapons ?? weapons.map((w) => w.name),
      points: { [family]: extra.points ?? source.points ?? 10 },
      blocks: { [family]: { ...stats, ...listed, ...(keywords.length > 0 ? { keywords } : {}) } },
    };
  });
  return {
    id: sheetKey(name),
    title: name,
    inExample: true,
    keywords: (source.keywords ?? []) as Datasheet['keywords'],
    models,
    weapons,
    blocks: { [family]: { ...style.sheet(source.keywords ?? [], shared), ...sheetBlock } },
  };
}

function listedRules(stats: Values, more: readonly string[] | undefined, { rulesKey }: WrittenOut): Values {
  return { [rulesKey]: [...((stats[rulesKey] as string[] | undefined) ?? []), ...(more ?? [])] };
}

function amended(sheet: Datasheet, source: ExampleUnit, family: string, style: WrittenOut): Datasheet {
  // Without a block of the family there is nothing to amend; whoever compiles it says so.
  if (sheet.blocks[family] === undefined) return { ...sheet, inExample: true };
  const changed = linesOf(source.weapons, family);
  const weapons = sheet.weapons.map((w) => {
    const change = changed.find((c) => c.name === w.name);
    return change === undefined
      ? w
      : { name: w.name, blocks: { ...w.blocks, [family]: { ...w.blocks[family], ...change.blocks[family] } } };
  });
  const added = changed.filter((c) => !weapons.some((w) => w.name === c.name));
  const models = sheet.models.map((kind): ModelKind => {
    const block: Values = { ...kind.blocks[family], ...(source.stats ?? {}) };
    const blocks = { ...kind.blocks, [family]: { ...block, ...listedRules(block, source.rules, style) } };
    return { ...kind, blocks, weapons: [...kind.weapons, ...added.map((w) => w.name)] };
  });
  return { ...sheet, weapons: [...weapons, ...added], models, inExample: true };
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

/** Inches between the centres of a row of models. */
function spacingOf({ spacing }: ExampleUnit, sheet: Datasheet): number {
  const { coreX, coreY, rim } = footprintOf((sheet.models[0] as ModelKind).base, 1);
  return spacing ?? 2 * (Math.max(coreX, coreY) + rim) + ROW_GAP;
}

function placesOf(name: string, source: ExampleUnit, sheet: Datasheet, size: number): Point[] | null {
  if (source.embarkedIn !== undefined || source.reserve !== undefined) return null;
  if (source.places !== undefined) {
    if (source.places.length !== size) throw new ExampleError(`unit ${name} has ${size} models and ${source.places.length} places`);
    return source.places.map(([x, y]) => [x, y]);
  }
  if (source.at === undefined) throw new ExampleError(`unit ${name} has no place: give it "at" or "places"`);
  const spacing = spacingOf(source, sheet);
  const [x, y] = source.at;
  return Array.from({ length: size }, (_, i): Point => [snap(x), snap(y + i * spacing)]);
}
