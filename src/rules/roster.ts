import type { Block } from './block.ts';

/** What a family makes of the army lists of list builders ("rosters"): stat lines told by their columns, values, abilities, sizes. */

/** A profile of a roster: columns by their names in lower case. */
export interface RosterProfile {
  readonly name: string;
  readonly columns: { readonly [column: string]: string };
}

/** An ability or a rule. Its text is read for numbers and names of units, and never written anywhere. */
export interface RosterText {
  readonly name: string;
  readonly text: string;
  /** Where it stands: on a unit or a model itself, on something that it carries, or on an upgrade of one unit of the list. */
  readonly origin: 'own' | 'wargear' | 'enhancement';
  /** A rule that is only named beside others, with a text of the core rules. */
  readonly isRule: boolean;
}

/** What is told of a list and not played as printed; see `import.json`. */
export const ROSTER_CODES = [
  'unit-without-stat-line',
  'unit-not-read',
  'unit-of-other-family',
  'building',
  'weapon-keyword-unknown',
  'weapon-value-unknown',
  'weapon-without-profile',
  'mode-not-carried',
  'ability-not-simulated',
  'wargear-not-simulated',
  'enhancement-not-simulated',
  'army-rule-not-simulated',
  'detachment-not-simulated',
  'invulnerable-conditional',
  'damaged-partly',
  'transport-restrictions',
  'keyword-without-place',
  'value-corrected',
  'base-assumed',
  'bearer-assumed',
  'stat-line-assumed',
  'may-lead',
  'may-deep-strike',
  'may-embark',
  'stale-limit',
] as const;
export type RosterCode = (typeof ROSTER_CODES)[number];

export interface RosterNote {
  readonly code: RosterCode;
  /** What it is about: an ability, a keyword, a value. */
  readonly name: string;
  readonly detail: string;
  readonly model?: string;
  readonly weapon?: string;
}

/** Models of one kind in a unit. */
export interface RosterModel {
  readonly name: string;
  readonly line: RosterProfile;
  readonly categories: readonly string[];
  readonly texts: readonly RosterText[];
}

export interface RosterUnit {
  readonly name: string;
  readonly categories: readonly string[];
  /** The first of them: its place in the list. */
  readonly primary: string | null;
  readonly texts: readonly RosterText[];
  /** Profiles of none of the known shapes, such as that of a transport. */
  readonly models: readonly RosterModel[];
  readonly isWarlord: boolean;
}

/** A weapon as a block; null where a value cannot be read, which `notes` name. */
export interface RosterWeapon {
  readonly block: Block | null;
  readonly melee: boolean;
  readonly notes: readonly RosterNote[];
}

/** The size of a model: `base` and `height` of a datasheet, and whether it stands on a stem. */
export interface RosterSize {
  readonly base: { readonly [shape: string]: number | readonly number[] };
  readonly height: number;
  readonly stem?: boolean;
}

export interface RosterSheet {
  /** Words that every edition knows. */
  readonly keywords: readonly string[];
  readonly block: Block;
  /** In the order of the unit's models; null for a line that cannot be read. */
  readonly models: readonly (Block | null)[];
  /** Why lines could not be read. */
  readonly faults: readonly string[];
  readonly sizes: readonly RosterSize[];
  readonly roles: readonly string[];
  /** Names of units that it may lead, and ids of the sheet's list for them. */
  readonly leads: readonly string[];
  readonly notes: readonly RosterNote[];
  /** Abilities and rules without a place. */
  readonly unplayed: readonly RosterText[];
}

/** How blocks are written into the columns of list builders, for programs that show lists; what has no column is left out. */
export interface RosterWriter {
  /** A stat line. @param block of a model, over that of its sheet */
  line(block: Block): RosterProfile['columns'];
  weapon(line: Block, name: string): RosterProfile['columns'];
  /** Abilities that a block holds, each with what it says in numbers. */
  texts(block: Block): readonly { readonly name: string; readonly text: string }[];
}

/** A part of a list that was chosen together. */
export interface RosterForce {
  readonly name: string;
  /** What was chosen for the force as a whole, each with what was chosen in it. */
  readonly settings: readonly { readonly name: string; readonly chosen: readonly string[] }[];
  readonly units: readonly {
    readonly id: string;
    readonly categories: readonly string[];
    /** The first of them: its place in the list. */
    readonly primary: string | null;
    /** Whether it was bought for another unit, as a transport is. */
    readonly isBoughtFor: boolean;
  }[];
}

/** What a list says of the rules that it keeps to: `muster` of an army file. */
export interface RosterMuster {
  readonly under: string;
  readonly unbound?: boolean;
  readonly faction?: string;
  readonly detachments: readonly { readonly kind: string; readonly units?: readonly string[] }[];
  /** Faction keywords of units, by id. */
  readonly factions: ReadonlyMap<string, readonly string[]>;
}

export interface RosterFormat {
  /** What a profile with these columns is: a creature's stat line, a machine's where it has one of its own, or a weapon. */
  kindOf(columns: ReadonlySet<string>): 'creature' | 'machine' | 'weapon' | null;
  isMelee(weapon: RosterProfile): boolean;
  /** @param rules names of rules that stand beside this weapon alone */
  weapon(profile: RosterProfile, rules: readonly string[]): RosterWeapon;
  unit(unit: RosterUnit): RosterSheet;
  /** Whether a rule of this name belongs to weapons, so that their lines have it already. */
  isWeaponRule(name: string): boolean;
  /** Who carries a weapon that stands beside a unit's models: all that have none of its name, or as many as the list says. */
  readonly sharedWeapons: 'all' | 'number';
  /** Which rules about army lists a list keeps to; null if it does not say. Left out: no list says it. */
  muster?(forces: readonly RosterForce[]): RosterMuster | null;
  /** Left out: its armies are not written as rosters. */
  readonly writer?: RosterWriter;
  /** The key of a sheet's block that lists the sheets it leads, if it has one. */
  readonly leadsKey?: string;
  /** The key of a model's block that says that it stands on a stem, if it has one. */
  readonly stemKey?: string;
  /** The key of a weapon's block that names the weapon of which it is another mode, if modes exclude each other. */
  readonly modeKey?: string;
}

/** A name without signs, marks and capitals: `Twin-Linked` is `twin linked`. */
export const rosterWords = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9+]+/g, ' ')
    .trim();

/** Words of somebody else's that may stand in a message: the first few of them. */
export function rosterExcerpt(text: string): string {
  const words = text.trim().split(/\s+/);
  const few = words.slice(0, 5).join(' ').slice(0, 60);
  return words.length > 5 || few.length < words.join(' ').length ? `${few} ...` : few;
}
