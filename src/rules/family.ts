/**
 * The shape of a statline, a weapon and the procedures of one family of rules. Editions of one family read the same
 * block of a datasheet and can exchange rules; the engine knows none of these types.
 */
export interface Family {
  readonly name: string;
  readonly model: object;
  readonly weapon: object;
  /** The procedures (`CoreSeams` and the family's own); see seams.ts. */
  readonly seams: object;
  /** What an edition keeps for one arena: caches and scratch columns, made once by `Edition.furnish`. */
  readonly desk: object;
}

/** Base or hull in inches: a rectangle of half length `coreX` and half width `coreY`, grown by `rim` on all sides. A round
 * base has no core; an oval one a core of no width; a hull no rim. Length is along the facing. */
export interface Footprint {
  readonly coreX: number;
  readonly coreY: number;
  readonly rim: number;
  /** Body height in inches. */
  readonly height: number;
}

/** What reaches beyond a footprint (wings, claws, a hull that floats, a gun): a box that faces as the model does. */
export interface Outline {
  /** Inches. */
  readonly halfLength: number;
  readonly halfWidth: number;
  /** How far its middle lies ahead of the middle of the footprint. */
  readonly forward: number;
  /** How high its underside is above the surface that the model stands on. */
  readonly lift: number;
  /** Whether distances are measured from it as well as from the footprint. */
  readonly measured: boolean;
  /** Whether the model has no base, so that its footprint is part of its body. */
  readonly baseless: boolean;
}

/** One kind of model in a unit. */
export interface ModelSheet<F extends Family> {
  readonly name: string;
  readonly footprint: Footprint;
  /** What reaches beyond it; left out if nothing does. */
  readonly outline?: Outline;
  /** The family's statline. */
  readonly stats: F['model'];
  /** Indices into the sheet's weapons: what each model of this kind carries. */
  readonly weapons: readonly number[];
  /** Keywords and special rules of this kind of model: those of its datasheet and its own. */
  readonly keywordBits: Uint32Array;
  /** Parameters of keywords that have one: `feel-no-pain 5` gives `{'feel-no-pain': 5}`. */
  readonly values: { readonly [keyword: string]: number };
  /** Points of one such model, for losses. */
  readonly points: number;
}

/** A weapon as carried: the family's profile with a name whose hash addresses its dice. */
export interface WeaponSheet<F extends Family> {
  readonly name: string;
  readonly key: number;
  readonly profile: F['weapon'];
}

/** Models of a unit that came from one datasheet, contiguous in its columns. */
export interface SheetPart {
  readonly id: string;
  readonly title: string;
  readonly keywords: readonly string[];
  /** The roles that this part has in its army list. */
  readonly roles: readonly string[];
  /** How many models it has at the start. */
  readonly size: number;
}

/** A datasheet read for one family, with the wargear and size chosen by an army list. Frozen. */
export interface Sheet<F extends Family> {
  readonly id: string;
  readonly title: string;
  /** Names of the keywords in force, lower case, without waived ones. */
  readonly keywords: readonly string[];
  /** The unit's roles in its army list (`troops`, `heavy-support`, `warlord` ...). */
  readonly roles: readonly string[];
  readonly models: readonly ModelSheet<F>[];
  readonly weapons: readonly WeaponSheet<F>[];
  readonly points: number;
  /** The parts of a unit led by characters from the start: its own models, then those of each; left out for all others. */
  readonly parts?: readonly SheetPart[];
  /** 'native', or the name of the conversion that made the block. */
  readonly origin: string;
}
