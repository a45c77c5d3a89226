import { type Block, type RosterNote, type RosterSheet, type RosterSize, type RosterText, rosterWords } from '../rules/index.ts';
import type { RosterFamily } from './families.ts';
import type { Composed, Draft } from './models.ts';
import { Names, slug } from './names.ts';
import type { Listed } from './units.ts';
import type { Carried } from './wargear.ts';

/** A kind of model as it is written. */
export interface KindFile {
  readonly name: string;
  readonly title: string;
  readonly count: number;
  readonly size: RosterSize;
  readonly weapons: readonly string[];
  readonly block: Block;
}

/** A unit, read and in its family's blocks. */
export interface UnitFile {
  readonly title: string;
  readonly listed: Listed;
  readonly keywords: readonly string[];
  readonly block: Block;
  readonly kinds: readonly KindFile[];
  readonly weapons: { readonly [name: string]: Block };
  readonly roles: readonly string[];
  readonly leads: readonly string[];
  readonly notes: readonly RosterNote[];
}

/** Sizes that the user gives: by the name of a unit, a model or a datasheet. */
export type Sizes = ReadonlyMap<string, RosterSize>;

/** A unit whose values cannot be read, and why. */
export interface Unread {
  readonly reasons: readonly string[];
}

/** Most models of a kind, and most army points of a unit, that files may have. */
const MOST_MODELS = 200;
const MOST_POINTS = 10_000;

/** Puts a unit into blocks of its family. */
export function unitFile(listed: Listed, composed: Composed, { roster, name: family }: RosterFamily, sizes: Sizes): UnitFile | Unread {
  const { root } = listed;
  const { drafts } = composed;
  const sheet = roster.unit({
    name: root.name,
    categories: root.categories.map((it) => it.name),
    primary: root.categories.find((it) => it.primary)?.name ?? null,
    texts: composed.texts,
    models: drafts,
    isWarlord: composed.isWarlord,
  });
  if (drafts.length === 0) return { reasons: ['no model of it has a number above 0'] };
  if (sheet.faults.length > 0) return { reasons: sheet.faults };
  const arsenal = new Arsenal(drafts, { roster, name: family });
  const notes: RosterNote[] = [...composed.notes, ...sheet.notes, ...arsenal.notes, ...unplayed(sheet)];
  const kinds = kindsOf(drafts, sheet, arsenal, sizes, root.name, roster.stemKey);
  const crowd = kinds.find((it) => it.count > MOST_MODELS);
  if (crowd !== undefined) return { reasons: [`it has ${crowd.count} models of a kind, more than ${MOST_MODELS}`] };
  if (listed.points > MOST_POINTS) return { reasons: [`it costs more than ${MOST_POINTS}`] };
  for (const kind of kinds) {
    if (kind.given) continue;
    notes.push({ code: 'base-assumed', name: kind.title, model: kind.title, detail: sizeWords(kind.size) });
  }
  return {
    title: root.name || 'Unit',
    listed,
    keywords: sheet.keywords,
    block: sheet.block,
    kinds: kinds.map(({ given: _given, ...kind }) => kind),
    weapons: arsenal.blocks(),
    roles: sheet.roles,
    leads: sheet.leads,
    notes: once(notes),
  };
}

function kindsOf(
  drafts: readonly Draft[],
  sheet: RosterSheet,
  arsenal: Arsenal,
  sizes: Sizes,
  unit: string,
  stemKey: string | undefined,
): (KindFile & { given: boolean })[] {
  const names = new Names();
  const kinds: (KindFile & { given: boolean; key: string })[] = [];
  drafts.forEach((draft, at) => {
    const given = sizes.get(rosterWords(draft.name)) ?? sizes.get(rosterWords(unit));
    const size = given ?? (sheet.sizes[at] as RosterSize);
    const weapons = arsenal.namesOf(draft);
    const own = sheet.models[at] as Block;
    const block = size.stem === true && stemKey !== undefined ? { ...own, [stemKey]: true } : own;
    const key = JSON.stringify([block, [...weapons].sort(), size]);
    const same = kinds.findIndex((it) => it.key === key);
    if (same >= 0) {
      const found = kinds[same] as (typeof kinds)[number];
      const most = Math.max(...drafts.filter((it) => it.name === found.title).map((it) => it.count));
      // Kinds that are alike have the name of the most.
      const named = draft.count > most ? { name: names.free(slug(draft.name, 'model')), title: draft.name } : {};
      kinds[same] = { ...found, ...named, count: found.count + draft.count };
      return;
    }
    // Models of one entry that carry something else are named by it.
    const siblings = drafts.filter((it) => it.name === draft.name);
    const most = siblings.reduce((best, it) => (it.count > best.count ? it : best));
    const special = draft === most ? undefined : weapons.find((it) => !arsenal.namesOf(most).includes(it));
    const plain = slug(draft.name, 'model');
    const name = names.free(special === undefined ? plain : `${plain}-${special}`);
    kinds.push({ name, title: draft.name, count: draft.count, size, weapons, block, given: given !== undefined, key });
  });
  return kinds.map(({ key: _key, ...it }) => it);
}

const CODES = { own: 'ability-not-simulated', wargear: 'wargear-not-simulated', enhancement: 'enhancement-not-simulated' } as const;
const unplayed = (sheet: RosterSheet): RosterNote[] =>
  sheet.unplayed.map(({ name, origin }: RosterText) => ({ code: CODES[origin], name, detail: '' }));

function sizeWords({ base, height }: RosterSize): string {
  const [shape, size] = Object.entries(base)[0] ?? ['round', 0];
  const unit = shape === 'hull' ? '"' : ' mm';
  return `${shape} ${Array.isArray(size) ? size.join(' x ') : size}${unit}, ${height}" high`;
}

/** Notes of a unit, each once. */
function once(notes: readonly RosterNote[]): RosterNote[] {
  const seen = new Set<string>();
  return notes.filter(({ code, name, weapon, model, detail }) => {
    const key = JSON.stringify(code.endsWith('-simulated') ? [name] : [code, name, weapon, model, detail]);
    return seen.has(key) ? false : seen.add(key) !== undefined;
  });
}

interface Entry {
  readonly carried: Carried;
  readonly block: Block;
  readonly melee: boolean;
  readonly key: string;
  /** The first of a weapon's modes, if it is another of them. */
  readonly first: Entry | null;
}

/** The weapons of a unit under their names: different lines of one name get different ones. */
class Arsenal {
  readonly notes: RosterNote[] = [];
  readonly #entries: Entry[] = [];
  readonly #names = new Map<Entry, string>();
  readonly #family: RosterFamily;

  constructor(drafts: readonly Draft[], family: RosterFamily) {
    this.#family = family;
    for (const draft of drafts) for (const carried of draft.weapons) this.#add(carried, draft);
    const names = new Names();
    const ranged = this.#entries.filter((it) => !it.melee);
    for (const it of ranged) this.#names.set(it, names.free(slug(it.carried.name, 'weapon')));
    for (const it of this.#entries.filter((entry) => entry.melee)) {
      const plain = slug(it.carried.name, 'weapon');
      const clashes = ranged.some((other) => slug(other.carried.name, 'weapon') === plain);
      this.#names.set(it, names.free(clashes ? `${plain}-melee` : plain));
    }
    if (family.roster.modeKey === undefined) for (const it of this.#entries) this.#tellMode(it);
  }

  #add(carried: Carried, draft: Draft): void {
    if (this.#find(carried) !== undefined) return;
    const { block, melee, notes } = this.#family.roster.weapon({ ...carried.profile, name: carried.name }, carried.rules);
    this.notes.push(...notes.map((it) => ({ ...it, model: draft.name, weapon: carried.name })));
    if (block === null) return;
    const first = carried.modeOf === null || melee ? null : this.#firstOf(carried.modeOf, draft);
    this.#entries.push({ carried, block, melee, key: keyOf(carried), first });
  }

  /** The first mode of a weapon among those that a kind of model carries. */
  #firstOf(modeOf: string, draft: Draft): Entry | null {
    for (const it of draft.weapons) {
      if (it.modeOf !== modeOf) continue;
      const entry = this.#find(it);
      if (entry !== undefined && !entry.melee) return entry;
    }
    return null;
  }

  #find(carried: Carried): Entry | undefined {
    const key = keyOf(carried);
    return this.#entries.find((it) => it.key === key);
  }

  #tellMode({ carried, first }: Entry): void {
    if (first === null) return;
    const detail = `another way of firing than "${first.carried.name}", which is carried`;
    this.notes.push({ code: 'mode-not-carried', name: carried.name, weapon: carried.name, detail });
  }

  /** The names of what a kind of model carries, one for each copy. */
  namesOf(draft: Draft): string[] {
    return draft.weapons.flatMap((it) => {
      const entry = this.#find(it);
      if (entry === undefined || (entry.first !== null && this.#family.roster.modeKey === undefined)) return [];
      return [this.#names.get(entry) as string];
    });
  }

  blocks(): { [name: string]: Block } {
    const { modeKey } = this.#family.roster;
    return Object.fromEntries(
      this.#entries.map((it): [string, Block] => {
        const isMode = modeKey !== undefined && it.first !== null;
        return [this.#names.get(it) as string, isMode ? { ...it.block, [modeKey]: this.#names.get(it.first as Entry) } : it.block];
      }),
    );
  }
}

const keyOf = ({ name, profile, rules, modeOf }: Carried): string => JSON.stringify([rosterWords(name), profile.columns, rules, modeOf]);
