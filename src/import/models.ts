import type { RosterNote, RosterProfile, RosterText } from '../rules/index.ts';
import { rosterWords } from '../rules/index.ts';
import { type RosterFamily, shapeOf } from './families.ts';
import { alike, distance } from './names.ts';
import type { Selection } from './roster.ts';
import { type Listed, linesOf, ownOf, weaponsOf } from './units.ts';
import { type Carried, type Held, handOut, heldBy, type WeaponLines } from './wargear.ts';

/** Models of a unit that are alike in the list. */
export interface Draft {
  readonly name: string;
  readonly count: number;
  readonly line: RosterProfile;
  readonly weapons: readonly Carried[];
  readonly categories: readonly string[];
  readonly texts: readonly RosterText[];
}

/** What a unit consists of. */
export interface Composed {
  readonly drafts: readonly Draft[];
  /** Abilities and rules of the unit as a whole. */
  readonly texts: readonly RosterText[];
  readonly notes: readonly RosterNote[];
  readonly isWarlord: boolean;
}

/** A selection that is models, with what hangs below it. */
interface Node {
  readonly selection: Selection;
  readonly count: number;
  readonly held: Held[];
  readonly texts: RosterText[];
  /** Stat lines on what hangs below it. */
  readonly linesBelow: RosterProfile[];
}

/** A `model` that is only the place of another one. */
const isWrapper = (it: Selection, family: RosterFamily): boolean =>
  linesOf(it, family).length === 0 &&
  weaponsOf(it, family).length === 0 &&
  it.selections.length > 0 &&
  it.selections.every((child) => child.type === 'model');

/** Reads the models of a unit, with their lines and what they carry. @param elsewhere weapon lines of the whole roster */
export function composed(listed: Listed, family: RosterFamily, elsewhere: WeaponLines): Composed {
  const reader = new Reader(listed, family, elsewhere);
  reader.read();
  return reader.composed();
}

class Reader {
  readonly #listed: Listed;
  readonly #family: RosterFamily;
  readonly #elsewhere: WeaponLines;
  readonly #nodes: Node[] = [];
  readonly #texts: RosterText[] = [];
  readonly #notes: RosterNote[] = [];
  /** Weapons, and stat lines, that hang on the unit and on none of its models. */
  readonly #shared: Held[] = [];
  readonly #lines: RosterProfile[] = [];
  #isWarlord = false;

  constructor(listed: Listed, family: RosterFamily, elsewhere: WeaponLines) {
    this.#listed = listed;
    this.#family = family;
    this.#elsewhere = elsewhere;
  }

  read(): void {
    const { root } = this.#listed;
    const below = [...ownOf(this.#listed)].some((it) => it !== root && this.#isModel(it, null));
    const isModel = (root.type === 'model' && !isWrapper(root, this.#family)) || !below;
    this.#visit(root, isModel ? this.#newNode(root, root.type === 'model' ? root.number : 1) : null, null);
  }

  composed(): Composed {
    const drafts: Draft[] = [];
    const slots = this.#nodes.map((node) => handOut(node.selection.name, node.count, node.held, this.#notes));
    this.#share(slots);
    this.#nodes.forEach((node, at) => {
      const line = this.#lineOf(node);
      if (line === null) return;
      const { name, categories } = node.selection;
      for (const { weapons, count } of grouped(slots[at] as Carried[][]))
        drafts.push({ name, count, line, weapons, categories: categories.map((it) => it.name), texts: node.texts });
    });
    return { drafts, texts: this.#texts, notes: this.#notes, isWarlord: this.#isWarlord };
  }

  #newNode(selection: Selection, count: number): Node {
    const node: Node = { selection, count, held: [], texts: [], linesBelow: [] };
    this.#nodes.push(node);
    return node;
  }

  #isModel(it: Selection, above: Node | null): boolean {
    if (it.type === 'model') return !isWrapper(it, this.#family);
    return it.type === 'upgrade' && above === null && linesOf(it, this.#family).length > 0;
  }

  #visit(it: Selection, node: Node | null, parent: Selection | null): void {
    const isOwn = it === this.#listed.root || it === node?.selection;
    if (rosterWords(it.name) === 'warlord' || it.categories.some(({ name }) => rosterWords(name) === 'warlord')) this.#isWarlord = true;
    const lines = linesOf(it, this.#family);
    if (node === null) this.#lines.push(...lines);
    else if (!isOwn) node.linesBelow.push(...lines);
    const held = heldBy(it, parent, this.#family, this.#elsewhere);
    const isReference = it === this.#listed.root && node === null;
    if (held !== null && !isReference) {
      this.#notes.push(...held.notes.map((note) => ({ ...note, ...(node !== null && { model: node.selection.name }) })));
      (node?.held ?? this.#shared).push(held);
    }
    const origin = isOwn ? 'own' : isEnhancement(it, parent) ? 'enhancement' : 'wargear';
    // What stands on the entry of a unit that is itself a model is the unit's.
    this.#addTexts(it, node === null || it === this.#listed.root ? this.#texts : node.texts, origin, held);
    for (const child of it.selections) {
      if (this.#listed.apart.has(child)) continue;
      const isModel = this.#isModel(child, node);
      this.#visit(child, isModel ? this.#newNode(child, child.number) : node, it);
    }
  }

  #addTexts(it: Selection, into: RosterText[], origin: RosterText['origin'], held: Held | null): void {
    for (const profile of it.profiles) {
      if (shapeOf(profile, this.#family) !== null) continue;
      into.push({ name: profile.name, text: textOf(profile), origin, isRule: false });
    }
    for (const { name, text } of it.rules)
      if (held === null || !this.#family.roster.isWeaponRule(name)) into.push({ name, text, origin, isRule: true });
  }

  /** Weapons on the unit instead of a model. */
  #share(slots: Carried[][][]): void {
    const all = slots.flat();
    for (const held of this.#shared) {
      const without = all.filter((it) => !held.weapons.some((weapon) => it.some((own) => alike(own.name) === alike(weapon.name))));
      const bearers =
        this.#family.roster.sharedWeapons === 'all'
          ? without
          : Array.from({ length: Math.min(held.number, Math.max(without.length, held.number)) }, (_, k) => without[k % without.length]);
      for (const it of bearers) it?.push(...held.weapons);
      const name = held.weapons[0]?.name ?? '';
      this.#notes.push({
        code: 'bearer-assumed',
        name,
        weapon: name,
        detail: `stands beside the models: carried by ${countedModels(bearers)}`,
      });
    }
  }

  #lineOf(node: Node): RosterProfile | null {
    const { name } = node.selection;
    const own = linesOf(node.selection, this.#family);
    const near = own.length > 0 ? own : node.linesBelow;
    if (near.length > 0) return nearest(name, near);
    const ofUnit = distinct(this.#lines);
    const [only, second] = ofUnit;
    if (only !== undefined && second === undefined) return only;
    const line = nearest(name, ofUnit.length > 0 ? ofUnit : [...ownOf(this.#listed)].flatMap((it) => linesOf(it, this.#family)));
    if (line !== null && rosterWords(line.name) !== rosterWords(name))
      this.#notes.push({ code: 'stat-line-assumed', name: line.name, model: name, detail: `has the line of "${line.name}"` });
    return line;
  }
}

/** What a profile says: the value of its only column, or each with the name of its column. */
function textOf({ columns }: RosterProfile): string {
  const values = Object.entries(columns);
  return values.length === 1 ? (values[0]?.[1] ?? '') : values.map(([column, value]) => `${column}: ${value}`).join('; ');
}

/** Whether a selection is an Enhancement: it stands in a group, or under a heading, of that name. */
export const isEnhancement = (it: Selection, parent: Selection | null): boolean =>
  [it.group, parent?.name ?? '', ...it.categories.map(({ name }) => name)].some((text) => /\benhancements?\b/i.test(text));

function countedModels(bearers: readonly (readonly Carried[] | undefined)[]): string {
  const count = new Set(bearers).size;
  return count === 1 ? '1 model' : `${count} models`;
}

function nearest(name: string, lines: readonly RosterProfile[]): RosterProfile | null {
  let best: RosterProfile | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const line of lines) {
    const apart = distance(name, line.name);
    if (apart >= least) continue;
    least = apart;
    best = line;
  }
  return best;
}

const distinct = (lines: readonly RosterProfile[]): RosterProfile[] => [...new Map(lines.map((it) => [JSON.stringify(it), it])).values()];

/** Models that carry the same, in the order of the first of them. */
function grouped(slots: readonly (readonly Carried[])[]): { readonly weapons: readonly Carried[]; readonly count: number }[] {
  const found = new Map<string, { weapons: readonly Carried[]; count: number }>();
  for (const weapons of slots) {
    const key = JSON.stringify(weapons.map((it) => [it.name, it.profile.columns]).sort());
    const same = found.get(key);
    if (same === undefined) found.set(key, { weapons, count: 1 });
    else same.count++;
  }
  return [...found.values()];
}
