import { sha256HexOfBytes } from '../digest/sha256.ts';
import { type RosterMuster, type RosterNote, rosterExcerpt, rosterWords } from '../rules/index.ts';
import { readContainer } from './container.ts';
import { familyOf, isLine, type RosterFamily, shapeOf, within } from './families.ts';
import { ImportError } from './import-error.ts';
import { composed } from './models.ts';
import { musterIn } from './musters.ts';
import { Names, slug } from './names.ts';
import { type Data, type OwnFiles, ownFiles } from './own.ts';
import { type Roster, readRoster, type Selection } from './roster.ts';
import { type Sizes, type UnitFile, unitFile } from './sheets.ts';
import { isUnitLike, linesOf, ownOf, unitsIn } from './units.ts';
import { weaponLines, weaponLinesOf } from './wargear.ts';

/** Something that a list has and the files do not, or that was assumed. */
export interface Item extends RosterNote {
  /** The unit's name in the list; empty for the list as a whole. */
  readonly unit: string;
}

/** A unit of the army. */
export interface ArmyUnitFile {
  readonly id: string;
  readonly sheet: string;
  readonly unit: UnitFile;
  readonly points: number;
  readonly attachedTo: string | null;
  readonly dedicatedTo: string | null;
}

/** A list as it is written. */
export interface Imported {
  readonly id: string;
  readonly title: string;
  readonly family: string;
  readonly leadsKey: string | null;
  readonly source: {
    readonly name: string;
    readonly digest: string;
    readonly kind: string;
    readonly generatedBy: string;
    readonly system: string;
  };
  readonly limit: number;
  /** What it says of the rules that it keeps to; null if it does not, or nobody asked. */
  readonly muster: RosterMuster | null;
  /** Whether the army was to be held to them. */
  readonly mustered: boolean;
  /** The roster's own sum, where it has one, and that of its units as they were read. */
  readonly points: { readonly roster: number | null; readonly units: number };
  readonly units: readonly ArmyUnitFile[];
  /** Units of one sheet, by its id. */
  readonly sheets: ReadonlyMap<string, readonly UnitFile[]>;
  readonly items: readonly Item[];
  /** Points of units that could not be taken over. */
  readonly missing: number;
  /** The files themselves, of a list that sandtable has written. */
  readonly own?: OwnFiles;
}

export interface ImportRequest {
  readonly bytes: Uint8Array;
  /** The name of the file, without its folder. */
  readonly file: string;
  readonly families: readonly RosterFamily[];
  readonly id?: string;
  readonly sizes?: Sizes;
  /** Leaders and the units that they are attached to, by id or name. */
  readonly attach?: readonly (readonly [leader: string, unit: string])[];
  /** Whether the army is to say which rules of detachments it keeps to, so that it is held to them; by default it is not. */
  readonly muster?: boolean;
}

/** Most units, and the highest limit, that an army file may have. */
const MOST_UNITS = 100;
const MOST_LIMIT = 100_000;

/** Names that list builders give to lists without one. */
const STOCK_NAMES = /^(?:new roster|new list|roster|untitled|unnamed.*|my (?:list|roster|army))$/i;

/**
 * Reads a roster of any form into an army and its datasheets.
 * @throws ImportError where nothing can be made of it
 */
export function importRoster({ bytes, file, families, id, sizes, attach, muster }: ImportRequest): Imported {
  const container = readContainer(bytes);
  const roster = readRoster(container);
  const family = familyOf(roster, families);
  const source = {
    name: file,
    digest: sha256HexOfBytes(bytes),
    kind: container.kind,
    generatedBy: rosterExcerpt(roster.generatedBy),
    system: roster.system,
  };
  const own = ownFiles(container.around);
  if (own !== null) {
    if (sizes !== undefined || (attach ?? []).length > 0)
      throw new ImportError('was written by sandtable export, with sizes and leaders of its own: change them in the files that it makes');
    return ofOwnFiles(own, roster, { id: id ?? own.army.id, family: family.name, source });
  }
  const stem = file.replace(/\.[^.]*$/, '');
  const title = roster.name === '' || STOCK_NAMES.test(roster.name) ? stem : roster.name;
  const army = id ?? slug(title, 'army');
  const { units, items, missing } = readUnits(roster, family, families, sizes ?? new Map());
  if (units.length === 0) throw noUnits(items);
  const sum = units.reduce((points, it) => points + it.listed.points, 0);
  if (sum > MOST_LIMIT) throw new ImportError(`costs ${sum} army points, more than ${MOST_LIMIT}`);
  if (units.length > MOST_UNITS) throw new ImportError(`has ${units.length} units, more than the ${MOST_UNITS} of an army`);
  const placed = named(army, units);
  const linked = linkedUnits(placed, attach ?? []);
  const limit = limitOf(roster, sum);
  const stale: Item[] =
    roster.limit !== null && roster.limit < sum
      ? [{ unit: '', code: 'stale-limit', name: `${roster.limit}`, detail: `its units cost ${sum}` }]
      : [];
  return {
    id: army,
    title: title || army,
    family: family.name,
    leadsKey: family.roster.leadsKey ?? null,
    source,
    limit,
    muster: muster === true ? musterIn(roster, linked, family) : null,
    mustered: muster === true,
    points: { roster: roster.points, units: sum },
    units: linked,
    sheets: grouped(placed),
    items: [...stale, ...items, ...linked.flatMap((it) => choicesOf(it, linked))],
    missing,
  };
}

/** The limit that a list states, or else its own points; at least the points of its units. */
const limitOf = ({ limit, points }: Roster, sum: number): number =>
  Math.max(1, Math.ceil(Math.max(Math.min(limit ?? points ?? 0, MOST_LIMIT), sum)));

/** A list that sandtable has written: its files as they are, once they have been checked. */
function ofOwnFiles(own: OwnFiles, roster: Roster, head: Pick<Imported, 'id' | 'family' | 'source'>): Imported {
  const units = (own.army['units'] as readonly Data[]).map((it, at): ArmyUnitFile => {
    const root = roster.selections[at] as Selection;
    const kinds = root.selections.map(({ name, number }): UnitFile['kinds'][number] => ({
      name,
      title: name,
      count: number,
      size: { base: {}, height: 0 },
      weapons: [],
      block: {},
    }));
    const points = [...within(root)].reduce((sum, below) => sum + below.points, 0);
    const unit = {
      title: root.name,
      listed: { root, apart: new Set<Selection>(), owner: null, points },
      keywords: [],
      block: {},
      kinds,
      weapons: {},
      roles: [],
      leads: [],
      notes: [],
    };
    return { id: it.id, sheet: String(it['datasheet']), unit, points, attachedTo: null, dedicatedTo: null };
  });
  const used = new Set(units.map((it) => it.sheet));
  return {
    ...head,
    title: roster.name,
    leadsKey: null,
    limit: roster.limit ?? 0,
    muster: null,
    mustered: false,
    points: { roster: roster.points, units: units.reduce((sum, it) => sum + it.points, 0) },
    units,
    sheets: new Map(),
    items: [],
    missing: 0,
    own: { army: { ...own.army, id: head.id }, datasheets: own.datasheets.filter((it) => used.has(it.id)) },
  };
}

const grouped = (units: readonly ArmyUnitFile[]): ReadonlyMap<string, readonly UnitFile[]> => {
  const found = new Map<string, UnitFile[]>();
  for (const { sheet, unit } of units) found.set(sheet, [...(found.get(sheet) ?? []), unit]);
  return found;
};

function noUnits(items: readonly Item[]): ImportError {
  const reasons = items.filter((it) => it.code === 'unit-not-read').map((it) => `${it.unit}: ${it.detail}`);
  if (reasons.length === 0)
    return new ImportError('has 0 units with a stat line; tick all profiles when exporting it from the list builder');
  return new ImportError(`has no unit that can be read: ${reasons.slice(0, 3).join('; ')}`);
}

function readUnits(roster: Roster, family: RosterFamily, families: readonly RosterFamily[], sizes: Sizes) {
  const elsewhere = weaponLinesOf(roster, family);
  const units: UnitFile[] = [];
  const items: Item[] = roster.rules.map(({ name }) => ({ unit: '', code: 'army-rule-not-simulated', name, detail: '' }));
  let missing = 0;
  const leaveOut = (selection: Selection, points: number, code: RosterNote['code'], detail: string): void => {
    items.push({ unit: selection.name, code, name: selection.name, detail: `${detail}; ${pointsWords(points)} of the list` });
    missing += points;
  };
  for (const top of roster.selections) {
    const shapes = [...within(top)].flatMap((it) => it.profiles.map((profile) => shapeOf(profile, family)));
    if (!shapes.some(isLine)) {
      const points = [...within(top)].reduce((sum, it) => sum + it.points, 0);
      const other = families.find((it) => it !== family && [...within(top)].some((below) => linesOf(below, it).length > 0));
      if (shapes.includes('building')) leaveOut(top, points, 'building', 'a building is no unit');
      else if (other !== undefined) leaveOut(top, points, 'unit-of-other-family', `its line is of the ${other.name} family`);
      else if (shapes.includes('foreign')) leaveOut(top, points, 'unit-of-other-family', 'its line is of no known family of rules');
      else if (isUnitLike(top, family)) leaveOut(top, points, 'unit-without-stat-line', 'left out');
      else items.push(...settingItems(top));
      continue;
    }
    for (const listed of unitsIn(top, family)) {
      const lines = new Map([...elsewhere, ...weaponLines(ownOf(listed), family)]);
      const read = unitFile(listed, composed(listed, family, lines), family, sizes);
      if ('reasons' in read) leaveOut(listed.root, listed.points, 'unit-not-read', read.reasons.slice(0, 3).join(', '));
      else {
        units.push(read);
        items.push(...read.notes.map((note) => ({ unit: read.title, ...note })));
      }
    }
  }
  return { units, items: onceInAll(items), missing };
}

const pointsWords = (points: number): string => (points === 1 ? '1 army point' : `${points} army points`);

/** Rules and abilities of a setting of the list, such as its detachment. */
function settingItems(top: Selection): Item[] {
  const isDetachment = [top, ...top.selections].some((it) =>
    [it.name, it.group, ...it.categories.map(({ name }) => name)].some((text) => /\bdetachments?\b/i.test(text)),
  );
  const code = isDetachment ? 'detachment-not-simulated' : 'army-rule-not-simulated';
  return [...within(top)].flatMap((it) => {
    const names = [...it.rules.map(({ name }) => name), ...it.profiles.map(({ name }) => name)];
    return names.map((name): Item => ({ unit: '', code, name, detail: it === top ? '' : `of ${it.name}` }));
  });
}

/** Items of the whole list, each once. */
function onceInAll(items: readonly Item[]): Item[] {
  const seen = new Set<string>();
  return items.filter(({ unit, code, name }) => {
    if (unit !== '') return true;
    const key = `${code} ${name}`;
    return seen.has(key) ? false : seen.add(key) !== undefined;
  });
}

/** Gives units and their sheets names; units that are alike share a sheet. */
function named(army: string, units: readonly UnitFile[]): ArmyUnitFile[] {
  const ids = new Names();
  const sheets = new Names();
  const known = new Map<string, string>();
  return units.map((unit) => {
    const { title, keywords, block, kinds, weapons, leads } = unit;
    const plain = slug(title, 'unit');
    const key = JSON.stringify([title, keywords, block, kinds.map(({ count: _count, ...it }) => it), weapons, leads]);
    const sheet = known.get(key) ?? sheets.free(`${army}-${plain}`);
    known.set(key, sheet);
    return { id: ids.free(plain), sheet, unit, points: unit.listed.points, attachedTo: null, dedicatedTo: null };
  });
}

function linkedUnits(units: readonly ArmyUnitFile[], attach: NonNullable<ImportRequest['attach']>): ArmyUnitFile[] {
  const find = (name: string): ArmyUnitFile => {
    const found = units.find((it) => it.id === name) ?? units.find((it) => rosterWords(it.unit.title) === rosterWords(name));
    if (found === undefined)
      throw new ImportError(`has no unit "${name}" for --attach; its units are ${units.map((it) => it.id).join(', ')}`);
    return found;
  };
  const attached = new Map(attach.map(([leader, unit]) => [find(leader).id, find(unit).id] as const));
  for (const [leader, unit] of attached) if (leader === unit) throw new ImportError(`cannot attach "${leader}" to itself`);
  return units.map((it) => {
    const owner = units.find((other) => other.unit.listed === it.unit.listed.owner);
    return { ...it, attachedTo: attached.get(it.id) ?? null, dedicatedTo: owner?.id ?? null };
  });
}

/** What could be chosen for a unit and no list says: the lines to write for it. */
function choicesOf(unit: ArmyUnitFile, units: readonly ArmyUnitFile[]): Item[] {
  if (unit.attachedTo !== null) return [];
  return unit.unit.leads.map((name): Item => {
    const ids = units.filter((it) => rosterWords(it.unit.title) === rosterWords(name)).map((it) => it.id);
    const detail = ids.length === 0 ? 'not in this list' : ids.map((it) => `attachedTo: ${it}`).join(' or ');
    return { unit: unit.unit.title, code: 'may-lead', name, detail };
  });
}
