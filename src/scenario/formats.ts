import { z } from 'zod';
import type { BlockSchema, BlockSchemas, FamilyFormat, TerrainFormat } from '../rules/index.ts';
import type { FamilyBlocks } from './schema/datasheet.ts';
import { type FileSchemas, fileSchemas } from './schema/index.ts';
import type { Block } from './types.ts';

/** A family whose blocks files may have. */
export interface KnownFamily extends FamilyBlocks, Pick<BlockSchemas, 'faultsOfModel' | 'faultsOfWeapon' | 'faultsOfWeapons' | 'conjures'> {
  /** Null for a family whose blocks are not checked. */
  readonly format: FamilyFormat | null;
}

/** What files may contain: the families that are loaded, the words they add, and the schemas made of both. */
export interface Formats {
  readonly families: readonly KnownFamily[];
  readonly terrain: readonly TerrainFormat[];
  readonly schemas: FileSchemas;
}

/** A family that is incompatible with the others. The message names it and says what to do. */
export class FormatError extends Error {
  override readonly name = 'FormatError';
}

/**
 * The formats of files for some families, in the order in which messages and schemas name them. Duplicates count once.
 * @throws FormatError for two families of one name with different blocks, or a schema that is none
 */
export async function formatsOf(formats: readonly FamilyFormat[]): Promise<Formats> {
  const once = [...new Set(formats)];
  // Editions of one family may each add words of their own: they share its blocks.
  const first = (it: FamilyFormat): FamilyFormat => once.find((other) => other.name === it.name) ?? it;
  const twice = once.find((it) => first(it).blocks !== it.blocks);
  if (twice !== undefined)
    throw new FormatError(
      `two editions bring a family "${twice.name}" of their own; rename one, or let one take over the blocks of the other`,
    );
  const families = await Promise.all(once.filter((it) => first(it) === it).map(known));
  const terrain = describedOnce(once.flatMap((it) => it.terrain));
  return withSchemas(families, terrain, {
    terrain: terrain.map((it) => it.name),
    scoring: merged(once.map((it) => it.scoring)),
    options: merged(once.map((it) => it.options)),
    roles: merged(once.map((it) => it.roles)),
  });
}

/** Formats in which only one of all families is checked; blocks of the others are taken as they are, since they were checked when they were read. */
export function checkingOnly(family: KnownFamily, all: readonly string[]): Formats {
  const families = all.map((it) => (it === family.name ? family : unchecked(it)));
  return withSchemas(families, [], { terrain: [], scoring: [], options: [], roles: [] });
}

export async function known(format: FamilyFormat): Promise<KnownFamily> {
  const { sheet, model, weapon, ...more } = await format.blocks();
  const checked = (schema: BlockSchema, which: string): z.ZodType<Block> => {
    if (schema instanceof z.ZodType) return schema as z.ZodType<Block>;
    throw new FormatError(`the ${which} block of the family "${format.name}" has no schema; make one with z of "sandtable/blocks"`);
  };
  return {
    ...more,
    name: format.name,
    sheet: checked(sheet, 'datasheet'),
    model: checked(model, 'model'),
    weapon: checked(weapon, 'weapon'),
    format,
  };
}

const ANY = z.record(z.string(), z.unknown());
const unchecked = (name: string): KnownFamily => ({ name, sheet: ANY, model: ANY, weapon: ANY, format: null });

function withSchemas(
  families: readonly KnownFamily[],
  terrain: readonly TerrainFormat[],
  words: Parameters<typeof fileSchemas>[1],
): Formats {
  return { families, terrain, schemas: fileSchemas(families, words) };
}

/** Names of several families without duplicates: a new one follows its predecessor in its own list, or comes last. */
function merged(lists: readonly (readonly string[])[]): string[] {
  const all: string[] = [];
  for (const list of lists) {
    let at = all.length;
    for (const name of list) {
      const place = all.indexOf(name);
      if (place < 0) all.splice(at, 0, name);
      at = (place < 0 ? at : place) + 1;
    }
  }
  return all;
}

/** Kinds of terrain by name; a later family may add what an earlier one leaves out. */
function describedOnce(kinds: readonly TerrainFormat[]): TerrainFormat[] {
  const byName = new Map<string, TerrainFormat>();
  for (const kind of kinds) byName.set(kind.name, { ...kind, ...byName.get(kind.name) });
  return [...byName.values()];
}

/** The blocks of a body, by family. */
export function blocksIn(body: object, { families }: Formats): { readonly [family: string]: Block } {
  const found: { [family: string]: Block } = {};
  for (const { name } of families) {
    const block = (body as { readonly [key: string]: Block | undefined })[name];
    if (block !== undefined) found[name] = block;
  }
  return found;
}
