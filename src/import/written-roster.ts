import type { Block, RosterWriter } from '../rules/index.ts';
import { type Data, digestOf, OWN } from './own.ts';

/** An army to be written as a roster, as its files have it. */
export interface RosterRequest {
  readonly army: Data;
  readonly datasheets: readonly Data[];
  /** The family whose lines are shown. */
  readonly family: string;
  readonly writer: RosterWriter;
  readonly leadsKey: string | null;
  readonly modeKey: string | null;
}

type Map = { readonly [key: string]: unknown };

const isMap = (value: unknown): value is Map => typeof value === 'object' && value !== null && !Array.isArray(value);
const mapOf = (value: unknown): Map => (isMap(value) ? value : {});
const titled = (name: string): string => name.replaceAll('-', ' ').replace(/^[a-z]/, (it) => it.toUpperCase());
const titleOf = (sheet: Data): string => (typeof sheet['title'] === 'string' ? sheet['title'] : titled(sheet.id));
const words = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

const profile = (name: string, typeName: string, columns: { readonly [column: string]: string }) => ({
  name,
  typeName,
  hidden: false,
  characteristics: Object.entries(columns).map(([column, $text]) => ({ name: column, $text })),
});
const cost = (points: number) => [{ name: 'pts', value: points }];

/**
 * An army in the form of list builders, which programs of others can show, together with its own files, which `sandtable import` takes as they
 * are while nobody has changed the roster.
 */
export function writtenRoster(request: RosterRequest): object {
  const { army, datasheets } = request;
  const units = (army['units'] as readonly unknown[]).map((it) => unitOf(mapOf(it), request));
  const roster = {
    name: String(army['title'] ?? army.id),
    costs: cost(units.reduce((sum, it) => sum + it.points, 0)),
    costLimits: cost(Number(army['limit'] ?? 0)),
    forces: [{ name: String(army['title'] ?? army.id), selections: units.map((it) => it.selection) }],
  };
  return { name: roster.name, generatedBy: 'sandtable', roster, [OWN]: { format: 1, digest: digestOf(roster), army, datasheets } };
}

function unitOf(unit: Map, request: RosterRequest) {
  const { datasheets, family, writer, leadsKey } = request;
  const sheet = datasheets.find((it) => it.id === unit['datasheet']) as Data;
  const block = mapOf(sheet[family]);
  const kinds = Object.entries(mapOf(sheet['models'])).map(([name, it]) => ({ name, kind: mapOf(it) }));
  const models = kinds.flatMap(({ name, kind }) => {
    const count = countOf(unit['models'], name, kind, kinds.length);
    return count === 0 ? [] : [{ name, kind, count, block: merged(block, mapOf(kind[family])) }];
  });
  const arsenal = mapOf(sheet['weapons']);
  const given = mapOf(unit['points'])[family];
  const points =
    typeof given === 'number'
      ? given
      : models.reduce((sum, { kind, count }) => sum + count * Number(mapOf(kind['points'])[family] ?? 0), 0);
  const leads = leadsKey === null ? [] : words(block[leadsKey]);
  const led = leads.map((id) => titleOf(datasheets.find((it) => it.id === id) ?? { id }));
  const roles = words(unit['roles']);
  const texts = [...writer.texts(block), ...(led.length > 0 ? [{ name: 'Leader', text: led.map((it) => `■ ${it}`).join('\n') }] : [])];
  const primary = roles.find((it) => it !== 'warlord');
  const categories = [
    ...(primary === undefined ? [] : [primary]),
    ...words(sheet['keywords']),
    ...words(block['keywords']),
    ...(roles.includes('warlord') ? ['warlord'] : []),
  ];
  const selection = {
    name: titleOf(sheet),
    type: 'unit',
    number: 1,
    costs: cost(points),
    categories: [...new Set(categories)].map((it, at) => ({ name: titled(it), primary: at === 0 })),
    profiles: texts.map(({ name, text }) => profile(name, 'Abilities', { Description: text })),
    selections: models.map(({ name, kind, count, block: own }) => ({
      name: titled(name),
      type: 'model',
      number: count,
      profiles: [
        profile(titled(name), 'Unit', writer.line(own)),
        ...writer.texts(mapOf(kind[family])).map((it) => profile(it.name, 'Abilities', { Description: it.text })),
      ],
      selections: weaponsOf(words(mapOf(unit['wargear'])[name] ?? kind['weapons']), count, arsenal, request),
    })),
  };
  return { selection, points };
}

/** The block of a model over that of its sheet; lists of words are joined. */
function merged(sheet: Block, model: Block): Block {
  const found: { [key: string]: unknown } = { ...sheet };
  for (const [key, value] of Object.entries(model)) {
    const known = found[key];
    found[key] = Array.isArray(value) && Array.isArray(known) && typeof value[0] === 'string' ? [...known, ...value] : value;
  }
  return found;
}

/** How many of a kind a unit has: as its army says, else the least that its sheet allows. */
function countOf(models: unknown, name: string, kind: Map, kinds: number): number {
  if (typeof models === 'number') return kinds === 1 ? models : 0;
  if (isMap(models)) return Number(models[name] ?? 0);
  const { count } = kind;
  return Number(Array.isArray(count) ? count[0] : (count ?? 1));
}

/** Weapons of so many models, one selection for each; modes of one stand in one, as list builders have them. */
function weaponsOf(names: readonly string[], models: number, arsenal: Map, { family, writer, modeKey }: RosterRequest): object[] {
  const lineOf = (name: string): Map => mapOf(mapOf(arsenal[name])[family]);
  const firstOf = (name: string): string => (modeKey === null ? name : String(lineOf(name)[modeKey] ?? name));
  const carried = [...new Set(names)].filter((it) => isMap(mapOf(arsenal[it])[family]));
  return [...new Set(carried.map(firstOf))].map((first) => {
    const modes = carried.filter((it) => firstOf(it) === first);
    const called = modes.length === 1 ? modes.map(titled) : modeNames(modes);
    const copies = names.filter((it) => it === modes[0]).length;
    return {
      name: titled(first),
      type: 'upgrade',
      number: copies * models,
      profiles: modes.map((it, at) => profile(called[at] as string, 'Weapons', writer.weapon(lineOf(it), it))),
    };
  });
}

/** `➤ Gun - burst`: what the names of modes have in common, and what they have not. */
function modeNames(modes: readonly string[]): string[] {
  const parts = modes.map((it) => it.split('-'));
  const [first = []] = parts;
  let same = 0;
  while (same < first.length - 1 && parts.every((it) => same < it.length - 1 && it[same] === first[same])) same++;
  const shared = titled((same === 0 ? first : first.slice(0, same)).join('-'));
  return parts.map((it) => `➤ ${shared} - ${it.slice(same).join(' ')}`);
}
