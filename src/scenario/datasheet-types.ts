import type { Block } from '../rules/index.ts';
import type { PointsByFamily } from './basics.ts';

export type { Block };
/** Families without a block are absent. */
export type BlocksByFamily = { readonly [family: string]: Block };

/** Size of a base or hull. Length is along the facing. */
export type Base =
  | { readonly round: number }
  | { readonly oval: readonly [lengthMm: number, widthMm: number] }
  | { readonly rect: readonly [lengthMm: number, widthMm: number] }
  | { readonly hull: readonly [lengthInches: number, widthInches: number] };

/** What a unit is, in words that every edition knows. */
export const COMMON_KEYWORDS = [
  'infantry',
  'mounted',
  'beast',
  'swarm',
  'artillery',
  'monster',
  'gargantuan',
  'vehicle',
  'walker',
  'transport',
  'aircraft',
  'character',
  'psyker',
] as const;
export type CommonKeyword = (typeof COMMON_KEYWORDS)[number];

export interface Datasheet {
  readonly id: string;
  readonly title: string;
  readonly keywords: readonly CommonKeyword[];
  readonly models: readonly ModelKind[];
  readonly weapons: readonly Weapon[];
  readonly blocks: BlocksByFamily;
  /** Name of the conversion that made a family's blocks from another's; left out if they are in the file. */
  readonly origin?: string;
  /** Of a worked example: values may be missing, so that only those that are set are checked. */
  readonly inExample?: true;
}

export interface ModelKind {
  readonly name: string;
  readonly least: number;
  readonly most: number;
  readonly base: Base;
  /** Body height, inches. */
  readonly height: number;
  readonly weapons: readonly string[];
  readonly points: PointsByFamily;
  readonly blocks: BlocksByFamily;
}

/** A weapon; it isn't carried in a family in which it has no line. */
export interface Weapon {
  readonly name: string;
  readonly blocks: BlocksByFamily;
}

/** Names with an optional value, as written: `stubborn`, `feel-no-pain 5`, `deadly-demise D3`; see `parseKeyword`. */
export type KeywordText = string;
