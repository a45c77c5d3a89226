import { crc32, deflateRawSync } from 'node:zlib';

/** A made-up game in the file forms of list builders: selections in short, and the same list in each form. */

export interface Sel {
  readonly name: string;
  readonly type?: 'unit' | 'model' | 'upgrade';
  readonly number?: number;
  readonly points?: number;
  readonly group?: string;
  /** The first is the primary one. */
  readonly categories?: readonly string[];
  readonly profiles?: readonly Prof[];
  readonly rules?: readonly (readonly [name: string, text: string])[];
  readonly selections?: readonly Sel[];
}

export interface Prof {
  readonly name: string;
  /** What the catalogue calls it; told apart by columns only, so that it may be anything. */
  readonly typeName?: string;
  readonly hidden?: boolean;
  readonly columns: { readonly [name: string]: string };
}

export interface List {
  readonly name: string;
  readonly points?: number;
  readonly limit?: number;
  readonly rules?: readonly (readonly [name: string, text: string])[];
  readonly forces: readonly (readonly Sel[])[];
  /** In the order of the forces; `Force` for one without. */
  readonly called?: readonly string[];
}

const columns = (names: string, values: string): { [name: string]: string } =>
  Object.fromEntries(names.split(' ').map((name, at) => [name, values.split(/\s+/)[at] ?? '']));

/** `line('Trooper', '6" 4 3+ 2 6+ 1')`. */
export const line = (name: string, values: string, more: { readonly [name: string]: string } = {}): Prof => ({
  name,
  columns: { ...columns('M T SV W LD OC', values), ...more },
});
export const gun = (name: string, values: string, keywords = '-'): Prof => ({
  name,
  typeName: 'Long arms',
  columns: { ...columns('Range A BS S AP D', values), Keywords: keywords },
});
export const blade = (name: string, values: string, keywords = '-'): Prof => ({
  name,
  columns: { Range: 'Melee', ...columns('A WS S AP D', values), Keywords: keywords },
});
export const ability = (name: string, text: string): Prof => ({ name, columns: { Description: text } });
export const creature = (name: string, type: string, values: string): Prof => ({
  name,
  columns: { 'Unit Type': type, ...columns('WS BS S T W I A LD Save', values) },
});
export const machine = (name: string, type: string, values: string): Prof => ({
  name,
  columns: { 'Unit Type': type, ...columns('BS Front Side Rear HP', values) },
});
export const arm = (name: string, range: string, strength: string, ap: string, type: string): Prof => ({
  name,
  columns: { Range: range, Strength: strength, AP: ap, Type: type },
});

const cost = (points: number) => [
  { name: ' Command', value: -1, typeId: 'c-1' },
  { name: 'pts', value: points, typeId: 'points' },
];

/** The list as JSON of a list builder. */
export function jsonData(list: List) {
  const sel = (it: Sel): object => ({
    name: it.name,
    type: it.type ?? 'upgrade',
    number: it.number ?? 1,
    ...(it.group !== undefined && { group: it.group }),
    ...(it.points !== undefined && { costs: cost(it.points) }),
    ...(it.categories !== undefined && { categories: it.categories.map((name, at) => ({ name, primary: at === 0 })) }),
    ...(it.profiles !== undefined && {
      profiles: it.profiles.map((p) => ({
        name: p.name,
        typeName: p.typeName ?? 'Whatever',
        hidden: p.hidden ?? false,
        characteristics: Object.entries(p.columns).map(([name, $text]) => ({ name, $text, typeId: 'x' })),
      })),
    }),
    ...(it.rules !== undefined && { rules: it.rules.map(([name, description]) => ({ name, description, hidden: false })) }),
    ...(it.selections !== undefined && { selections: it.selections.map(sel) }),
  });
  return {
    name: list.name,
    generatedBy: 'Made up',
    roster: {
      name: list.name,
      gameSystemName: 'Toy Wars',
      ...(list.points !== undefined && { costs: cost(list.points) }),
      ...(list.limit !== undefined && { costLimits: cost(list.limit) }),
      forces: list.forces.map((selections, at) => ({
        name: list.called?.[at] ?? 'Force',
        ...(list.rules !== undefined && { rules: list.rules.map(([name, description]) => ({ name, description, hidden: false })) }),
        selections: selections.map(sel),
      })),
    },
  };
}

const SINGULAR: { readonly [plural: string]: string } = {
  forces: 'force',
  selections: 'selection',
  profiles: 'profile',
  characteristics: 'characteristic',
  rules: 'rule',
  costs: 'cost',
  costLimits: 'costLimit',
  categories: 'category',
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll('\n', '&#10;');

/** The same as XML; `old` has values as attributes, `prefix` is that of a namespace. */
export function xmlText(list: List, { old = false, prefix = '' }: { old?: boolean; prefix?: string } = {}): string {
  const element = (tag: string, data: object): string => {
    const attributes: string[] = [];
    let inner = '';
    for (const [key, value] of Object.entries(data)) {
      if (Array.isArray(value))
        inner += `<${prefix}${key}>${value.map((it) => element(SINGULAR[key] as string, it as object)).join('')}</${prefix}${key}>`;
      else if (key === '$text' && !old) inner += escaped(value as string);
      else if (key === 'description') inner += `<${prefix}description>${escaped(value as string)}</${prefix}description>`;
      else attributes.push(` ${key === '$text' ? 'value' : key}="${escaped(String(value))}"`);
    }
    return `<${prefix}${tag}${attributes.join('')}>${inner}</${prefix}${tag}>`;
  };
  const { roster, generatedBy } = jsonData(list);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('roster', { ...roster, generatedBy })}\n`;
}

/** The same as tools make of the XML: lists wrapped, a list of one a single thing, attributes with a sign before them. */
export function wrappedJson(list: List, sign: string, text: string): string {
  const wrap = (data: object): object =>
    Object.fromEntries(
      Object.entries(data).map(([key, value]): [string, unknown] => {
        if (Array.isArray(value)) {
          const items = value.map((it) => wrap(it as object));
          return [key, { [SINGULAR[key] as string]: items.length === 1 ? items[0] : items }];
        }
        if (key === '$text') return [text, value];
        return key === 'description' ? [key, value] : [`${sign}${key}`, String(value)];
      }),
    );
  return JSON.stringify({ roster: wrap(jsonData(list).roster) });
}

/** A zip file. */
export function zip(
  files: readonly { readonly name: string; readonly data: Buffer; readonly declared?: number; readonly encrypted?: boolean }[],
): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, data, declared = data.length, encrypted = false } of files) {
    const packed = deflateRawSync(data);
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(encrypted ? 1 : 0, 2);
    head.writeUInt16LE(8, 4);
    head.writeUInt32LE(crc32(data), 10);
    head.writeUInt32LE(packed.length, 14);
    head.writeUInt32LE(declared, 18);
    head.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), head, Buffer.from(name), packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(at, 10);
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\0'), head, tail, Buffer.from(name)]));
    parts.push(local);
    at += local.length;
  }
  const index = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(index.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...parts, index, Buffer.from('PK\u0005\u0006'), end]);
}

/** Every form of a list, by its name. */
export function formsOf(list: List): { readonly [form: string]: Buffer } {
  const json = JSON.stringify(jsonData(list));
  return {
    xml: Buffer.from(xmlText(list)),
    'old xml': Buffer.from(xmlText(list, { old: true })),
    'xml with a prefix': Buffer.from(xmlText(list, { prefix: 'r:' }).replace('<r:roster', '<r:roster xmlns:r="urn:made-up"')),
    json: Buffer.from(json),
    'json of xml, _': Buffer.from(wrappedJson(list, '_', '__text')),
    'json of xml, @': Buffer.from(wrappedJson(list, '@', '#text')),
    zip: zip([{ name: 'list.ros', data: Buffer.from(xmlText(list)) }]),
    'zip with another file': zip([
      { name: 'readme.txt', data: Buffer.from('hello') },
      { name: 'list.ros', data: Buffer.from(json) },
    ]),
  };
}
