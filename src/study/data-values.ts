import type { Selection } from '../compile/select.ts';
import type { Army, Base, Battle, Datasheet, ModelCount } from '../scenario/types.ts';

type Scalar = number | boolean | string;
/** Values of one thing by name: `T` of a kind of model, `S` of a weapon. */
export type Values = { readonly [field: string]: Scalar };
/** Values by item (`datasheet line-infantry`) and part of it (`soldier`); those of the item itself are under an empty name. */
export type DataValues = { readonly [item: string]: { readonly [part: string]: Values } };

/**
 * The values of what some battles are made of, as a ruleset plays them: only those of its family, of models and weapons that are in a list, and
 * with those that the ruleset sets.
 */
export function valuesOf({ variant, edit }: Pick<Selection, 'variant' | 'edit'>, battles: readonly Battle[]): DataValues {
  const { family } = variant.edition;
  const items = new Map<string, { readonly [part: string]: Values }>();
  const edited = battles.map((it) => edit(it, battles));
  const units = edited.flatMap(({ armies, conjurable }) => [...armies.red.units, ...armies.blue.units, ...conjurable]);
  for (const battle of edited) {
    for (const [id, sheet] of Object.entries(battle.datasheets)) {
      const listed = units.filter((it) => it.datasheet === id).flatMap((it) => it.models);
      items.set(`datasheet ${id}`, ofDatasheet(sheet, family, listed));
    }
    for (const army of Object.values(battle.armies)) items.set(`army ${army.id}`, ofArmy(army));
    const mission = battle.sources.find(({ kind }) => kind === 'mission') ?? { kind: 'scenario', id: battle.id };
    const { attackerSeat: _, ...played } = battle.mission;
    items.set(`${mission.kind} ${mission.id}`, { '': flat(played) });
  }
  return Object.fromEntries([...items].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function ofDatasheet(
  { keywords, blocks, models, weapons }: Datasheet,
  family: string,
  listed: readonly ModelCount[],
): { readonly [part: string]: Values } {
  const used = new Set(listed.map((it) => it.kind));
  const carried = new Set(listed.flatMap((it) => it.weapons));
  const kinds = models
    .filter(({ name }) => used.has(name))
    .map(({ name, least, most, base, height, weapons: arms, points, blocks: own }) => [
      name,
      {
        models: `${least} to ${most}`,
        base: baseText(base),
        height,
        weapons: listText(arms),
        ...(points[family] !== undefined && { points: points[family] }),
        ...flat(own[family] ?? {}),
      },
    ]);
  const arms = weapons.filter(({ name }) => carried.has(name)).map(({ name, blocks: own }) => [name, flat(own[family] ?? {})]);
  return Object.fromEntries([['', { keywords: listText(keywords), ...flat(blocks[family] ?? {}) }], ...kinds, ...arms]);
}

function ofArmy({ limit, units }: Army): { readonly [part: string]: Values } {
  const each = units.map(({ id, datasheet, models, roles, attachedTo, embarkedIn, reserve }) => [
    id,
    {
      datasheet,
      ...Object.fromEntries(models.map(({ kind, count, weapons }) => [`${kind} models`, `${count} with ${listText(weapons)}`])),
      roles: listText(roles),
      ...(attachedTo !== null && { 'attached to': attachedTo }),
      ...(embarkedIn !== null && { 'embarked in': embarkedIn }),
      ...(reserve !== null && { reserve }),
    },
  ]);
  return Object.fromEntries([['', { limit }], ...each]);
}

const baseText = (base: Base): string =>
  Object.entries(base)
    .map(([shape, size]) => `${shape} ${[size].flat().join(' by ')}`)
    .join(' ');

const listText = (list: readonly unknown[]): string => list.map(String).join(' + ') || 'none';

/** A block as single values: lists are joined, what is inside another value is named after both. */
function flat(block: { readonly [key: string]: unknown }): Values {
  const values: [string, Scalar][] = [];
  const add = (name: string, value: unknown): void => {
    if (Array.isArray(value) && value.every((it) => typeof it !== 'object')) values.push([name, listText(value)]);
    else if (typeof value === 'object' && value !== null) for (const [key, it] of Object.entries(value)) add(`${name} ${key}`, it);
    else if (value !== undefined) values.push([name, typeof value === 'number' || typeof value === 'boolean' ? value : String(value)]);
  };
  for (const [key, value] of Object.entries(block)) add(key, value);
  return Object.fromEntries(values);
}
