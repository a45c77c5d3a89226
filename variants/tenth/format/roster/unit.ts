import {
  type Block,
  type RosterModel,
  type RosterNote,
  type RosterProfile,
  type RosterSheet,
  type RosterText,
  type RosterUnit,
  rosterExcerpt,
  rosterWords,
} from 'sandtable/rules';
import { type Read, readAbility } from './abilities.ts';
import { sizeOf } from './sizes.ts';
import { move, roll, whole } from './values.ts';
import { commonWord, isWeaponWord, unitWord } from './words.ts';

const columnOf = ({ columns }: RosterProfile, ...names: readonly string[]): string =>
  columns[names.find((it) => columns[it] !== undefined) ?? ''] ?? '';

/** A kind of model while its unit is read. */
interface Kind {
  readonly model: RosterModel;
  readonly words: readonly string[];
  readonly block: { [key: string]: unknown };
  readonly abilities: string[];
  damaged: Read['damaged'] | null;
}

/** A unit of a roster as blocks of the family. */
export function unit(it: RosterUnit): RosterSheet {
  const reader = new Reader(it);
  return reader.read();
}

class Reader {
  readonly #unit: RosterUnit;
  readonly #notes: RosterNote[] = [];
  readonly #faults: string[] = [];
  readonly #unplayed: RosterText[] = [];
  readonly #leads: string[] = [];
  readonly #shared: string[] = [];
  #capacity: number | null = null;

  constructor(it: RosterUnit) {
    this.#unit = it;
  }

  read(): RosterSheet {
    const { categories, models, texts, isWarlord } = this.#unit;
    const common = wordsIn(categories, commonWord);
    const words = wordsIn(categories, unitWord).filter((it) => commonWord(it) === null);
    for (const name of categories) this.#tellWord(name);
    const kinds = models.map((it) => this.#kind(it, [...common, ...words]));
    for (const text of texts) this.#take(text, kinds, true);
    models.forEach((it, at) => {
      for (const text of it.texts) this.#take(text, [kinds[at] as Kind], false);
    });
    const sheetDamaged = this.#damagedOf(kinds);
    const block: Block = {
      ...(words.length > 0 && { keywords: words }),
      ...(this.#shared.length > 0 && { abilities: this.#shared }),
      ...(this.#capacity !== null && { transport: { capacity: this.#capacity } }),
      ...(sheetDamaged !== null && { damaged: sheetDamaged }),
    };
    if (this.#capacity !== null)
      this.#notes.push({ code: 'may-embark', name: 'Transport', detail: 'embarkedIn: this unit, for a unit that starts in it' });
    return {
      keywords: common,
      block,
      models: kinds.map((it) => ({ ...it.block, ...(it.abilities.length > 0 && { abilities: it.abilities }) })),
      faults: this.#faults,
      sizes: kinds.map((it) => sizeOf([...common, ...words, ...it.words], Number(it.block['W']), Number(it.block['T']))),
      roles: isWarlord ? ['warlord'] : [],
      leads: [...new Set(this.#leads)],
      notes: this.#notes,
      unplayed: this.#unplayed,
    };
  }

  /** A model's stat line. */
  #kind(model: RosterModel, ofUnit: readonly string[]): Kind {
    const { line } = model;
    const value = <T>(name: string, text: string, found: T | null): T | null => {
      if (found === null) this.#faults.push(`${name} of ${rosterExcerpt(line.name)} is "${rosterExcerpt(text)}"`);
      return found;
    };
    const column = (name: string): string => columnOf(line, name);
    const dash = (text: string, found: number | null): number | string | null => (/^\s*[-–—]\s*$/.test(text) ? '-' : found);
    const save = columnOf(line, 'sv', 'save');
    const own = wordsIn(model.categories, (it) => commonWord(it) ?? unitWord(it)).filter((it) => !ofUnit.includes(it));
    if (model.categories !== this.#unit.categories) for (const name of model.categories) this.#tellWord(name);
    const block: { [key: string]: unknown } = {
      M: value('M', column('m'), move(column('m'))),
      T: value('T', column('t'), whole(column('t'), 1, 20)),
      Sv: value('SV', save, /^\s*[-–—]\s*$/.test(save) ? 7 : roll(save, 2, 7)),
      W: value('W', column('w'), whole(column('w'), 1, 100)),
      Ld: value('LD', column('ld'), dash(column('ld'), roll(column('ld'), 2, 12))),
      OC: value('OC', column('oc'), dash(column('oc'), whole(column('oc'), 0, 30))),
      ...(own.length > 0 && { keywords: own }),
    };
    const inv = columnOf(line, 'insv', 'inv', 'invulnerable save', 'inv sv');
    const saved = roll(inv.replace(/\*/g, ''), 2, 6);
    if (saved !== null) block['inv'] = saved;
    if (saved !== null && inv.includes('*'))
      this.#notes.push({
        code: 'invulnerable-conditional',
        name: 'Invulnerable Save',
        model: model.name,
        detail: `${saved}+ is set without its condition`,
      });
    return { model, words: own, block, abilities: [], damaged: null };
  }

  #tellWord(name: string): void {
    if (commonWord(name) === null && unitWord(name) === null && !isHousekeeping(name))
      this.#notes.push({ code: 'keyword-without-place', name, detail: '' });
  }

  /** Gives what an ability comes to to the unit, or to those of its models that it is of. */
  #take(text: RosterText, all: readonly Kind[], ofUnit: boolean): void {
    if (text.isRule && isWeaponWord(text.name)) return;
    const read = readAbility(text);
    if (read === null) {
      this.#unplayed.push(text);
      return;
    }
    const kinds = read.only === undefined ? all : named(all, read.only);
    const isShared = ofUnit && read.only === undefined;
    this.#notes.push(...(read.notes ?? []));
    this.#leads.push(...(read.leads ?? []));
    if (read.capacity !== undefined) this.#capacity = read.capacity;
    for (const ability of read.abilities ?? []) {
      if (isShared) add(this.#shared, ability);
      else for (const kind of kinds) if (!this.#shared.includes(ability)) add(kind.abilities, ability);
    }
    for (const kind of kinds) {
      const known = kind.block['inv'];
      if (read.inv !== undefined && !(typeof known === 'number' && known <= read.inv)) kind.block['inv'] = read.inv;
      if (read.damaged !== undefined) kind.damaged = read.damaged;
    }
  }

  /** The damaged profile of a unit whose models all have it; where only some can, they get it as their own. */
  #damagedOf(kinds: readonly Kind[]): Read['damaged'] | null {
    const [first] = kinds;
    if (first === undefined || kinds.every((it) => it.damaged === null)) return null;
    const lines = new Set(kinds.map((it) => JSON.stringify(it.model.line.columns)));
    const found = kinds.find((it) => it.damaged !== null)?.damaged ?? null;
    if (lines.size === 1 && found !== null) return found;
    // Models that begin with no more wounds than that cannot be meant.
    const meant = kinds.filter(({ damaged, block }) => damaged !== null && Number(block['W']) > (damaged?.at ?? 0));
    for (const kind of meant) kind.block['damaged'] = kind.damaged;
    const size = new Set(meant.map(({ model }) => JSON.stringify(model.line.columns))).size;
    if (size === 0) this.#notes.push({ code: 'damaged-partly', name: 'Damaged', detail: 'left out: no model has so many wounds' });
    if (size > 1) this.#notes.push({ code: 'damaged-partly', name: 'Damaged', detail: 'for all models that have more wounds than that' });
    return null;
  }
}

const add = (list: string[], word: string): void => {
  if (!list.includes(word)) list.push(word);
};
const wordsIn = (names: readonly string[], of: (name: string) => string | null): string[] => [
  ...new Set(names.flatMap((it) => of(it) ?? [])),
];

/** Places of a list that are no keywords of a unit. */
const isHousekeeping = (name: string): boolean =>
  ['warlord', 'uncategorised', 'uncategorized', 'configuration'].includes(rosterWords(name));

/** Models whose name holds the words, or all of whose words are in them; everybody if there is none. */
function named(kinds: readonly Kind[], words: string): readonly Kind[] {
  const wanted = rosterWords(words).replace(/ models?$/, '');
  const found = kinds.filter(({ model }) => {
    const name = rosterWords(model.name);
    return ` ${name} `.includes(` ${wanted} `) || ` ${wanted} `.includes(` ${name} `);
  });
  return /^models?$/.test(wanted) ? kinds : found;
}
