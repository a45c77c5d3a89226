import type { Block } from './block.ts';
import type { RosterFormat } from './roster.ts';

/** What a family of rules adds to files, charts and words, besides what its editions play. */

export type { Block };

/** Checks a block. Made with the `z` of `sandtable/blocks`. */
export interface BlockSchema {
  readonly '~standard': { readonly vendor: string };
}

/** The family's blocks in datasheets. Loaded only where files are read. */
export interface BlockSchemas {
  readonly sheet: BlockSchema;
  readonly model: BlockSchema;
  readonly weapon: BlockSchema;
  /** Faults of a kind of model together with the block of its datasheet, though each is valid alone: what was found, and what was expected. */
  readonly faultsOfModel?: (model: Block, sheet: Block) => readonly string[];
  readonly faultsOfWeapon?: (line: Block) => readonly string[];
  /** Faults of the weapons of a datasheet together, each with the weapon at which it shows. */
  readonly faultsOfWeapons?: (lines: {
    readonly [weapon: string]: Block;
  }) => readonly { readonly weapon: string; readonly fault: string }[];
  /** Whether a block of a datasheet or a model can bring units into play. */
  readonly conjures?: (block: Block) => boolean;
}

/** How a kind of terrain is drawn: a tint of the ground and a repeating pattern, so that kinds also differ without colour. */
export interface TerrainLook {
  readonly tint: 'green' | 'stone' | 'earth' | 'metal' | 'alarm';
  /** Inches after which the pattern repeats. */
  readonly every: number;
  /** SVG path, stroked. */
  readonly path: string;
}

/** A kind of terrain in files and pictures; what it does is up to the edition. If another family describes it, the name is enough. */
export interface TerrainFormat {
  readonly name: string;
  /** Where models cannot stand: never in any edition, or not at deployment. Left out: anywhere. */
  readonly bars?: 'standing' | 'deployment';
  /** Whether units set up without a fixed place avoid it. */
  readonly avoided?: boolean;
  /** Whether its floors bring rules with the keyword `upper-floors` into play. */
  readonly storeys?: boolean;
  /** At the beginning of a sentence: `A wood`. Left out: its name. */
  readonly text?: string;
  readonly look?: TerrainLook;
}

/** How the units written out in a worked example are read. */
export interface WrittenOut {
  /** Keys of the block that belong to the datasheet; the others are those of the model. */
  readonly sheetKeys: readonly string[];
  /** The list of the block to which the example's `rules` are added. */
  readonly rulesKey: string;
  /** What the datasheet gets where the example says nothing, from the unit's keywords and its block. */
  readonly sheet: (keywords: readonly string[], block: Block) => Block;
}

/** Formats values as the catalogue does. */
export interface Say {
  /** Any value. */
  plain(value: unknown): string;
  /** A key or a name: `deep-strike` is `deep strike`. */
  words(key: string): string;
  /** A key with its value, as for keys for which the family has no words. */
  named(key: string, value: unknown): string;
}

type Phrases = { readonly [key: string]: (value: unknown, say: Say, block: Block) => string };

/** How the catalogue describes a family's profiles. What is not listed is described by its key and value. */
export interface ProfileWords {
  /** Characteristics, in a row before everything else: `WS 4 BS 4`. Each formats its value. */
  readonly characteristics: Phrases;
  /** Whole phrases for other keys. */
  readonly phrases: Phrases;
  /** Whole phrases for keys of a weapon, in the order in which they precede everything else; an empty one is left out. */
  readonly weapon: Phrases;
  /** Lists of words that need no name. */
  readonly nameless: readonly string[];
  /** What a model of this block loses: `Wound`. */
  readonly wound?: (block: Block) => string;
}

/** One attack by one model on another in the open, as a worked example would write it. Its hits and wounds are counted from events of these names. */
export interface Probe {
  readonly attacker: Block;
  readonly target: Block;
  /** The weapon's line, named `probe`; null attacks with what every model has. */
  readonly weapon: Block | null;
  /** Between the centres of A, the attacker, and B. */
  readonly apartInches: number;
  /** Statuses of both. */
  readonly statuses?: readonly string[];
  /** The attack, in the verbs of the family's editions. */
  readonly when: { readonly [key: string]: string };
}

/** A cell of a table of chances. */
export interface ChanceCell {
  /** Place in the table, from 0. */
  readonly row_at: number;
  readonly column_at: number;
  /** The attacker's skill or Strength. */
  readonly row_label: string;
  /** The target, or the kind of attack. */
  readonly column_label: string;
  readonly probe: Probe;
}

/** Which attacks fill the tables To Hit and To Wound of `odds --chances`. */
export interface ChanceGrids {
  readonly toHit: readonly ChanceCell[];
  readonly toWound: readonly ChanceCell[];
}

/** An option with which a value of an attack is written in a command line. */
export interface InlineOption {
  /** As it is typed after two dashes: `S`, `hit`. */
  readonly name: string;
  readonly about: string;
  /** Whose value it is, and how the family calls it. */
  readonly of: 'weapon' | 'attacker' | 'target';
  readonly key: string;
  /** What is played without it; for readers, since a mode has it in its blocks. */
  readonly otherwise?: string | number;
  /** Makes the value of what is typed: BS 4 of a roll of 3+. */
  readonly reads?: (typed: number) => number;
  /** What else it says: Armour Values belong to a vehicle. */
  readonly makes?: Block;
}

/** An attack by shooting or in close combat, with what no option changes. */
export interface InlineMode {
  readonly weapon: Block;
  readonly attacker: Block;
  readonly target: Block;
  /** Where the number of shots or attacks is. */
  readonly number: { readonly of: 'weapon' | 'attacker'; readonly key: string };
  /** A attacks B with the weapon `attack`, in the verbs of the family's editions. */
  readonly when: { readonly [key: string]: string };
}

/** How an attack is written in a command line: `odds --shots 20 --S 4 --T 5`. */
export interface InlineAttack {
  readonly options: readonly InlineOption[];
  readonly shooting: InlineMode;
  readonly melee: InlineMode;
  /** The key of a weapon that lists its rules. */
  readonly weaponRules: string;
  readonly feelNoPain: string;
  readonly isVehicle: (target: Block) => boolean;
}

/** A family in files, charts and the catalogue. Each of its editions names it as its `format`. */
export interface FamilyFormat {
  /** The name of its blocks: `Edition.family`. */
  readonly name: string;
  readonly blocks: () => Promise<BlockSchemas>;
  /** Kinds of terrain, names of `mission.scoring` and `mission.options`, and roles of units that files may name; an edition lists which it plays. */
  readonly terrain: readonly TerrainFormat[];
  readonly scoring: readonly string[];
  readonly options: readonly string[];
  readonly roles: readonly string[];
  /** Left out: all of a block belongs to the model, and `rules` is its list. */
  readonly writtenOut?: WrittenOut;
  readonly words?: ProfileWords;
  /** Left out: `odds --chances` has no tables for it. */
  readonly chances?: () => ChanceGrids;
  /** Left out: attacks are written in files only. */
  readonly inline?: InlineAttack;
  /** Left out: army lists of list builders are not read into it. */
  readonly roster?: () => Promise<RosterFormat>;
}
