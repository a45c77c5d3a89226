export type Point = readonly [x: number, y: number];
export type ArmyColour = 'red' | 'blue';
/** Families of profiles a datasheet can have a block for. */
export type FamilyName = 'classic' | 'modern' | 'hybrid';
export const FAMILIES: readonly FamilyName[] = ['classic', 'modern', 'hybrid'];
export type PointsByFamily = { readonly [family in FamilyName]?: number };

export type FileKind = 'scenario' | 'army' | 'datasheet' | 'battlefield' | 'mission' | 'doctrine' | 'examples';

/** One file that was read. */
export interface Source {
  readonly kind: FileKind;
  /** The id of what it holds. */
  readonly id: string;
  /** Relative to the package for bundled files, else as it was found. */
  readonly path: string;
  /** SHA-256 of its bytes, hex. */
  readonly digest: string;
  /** Line and column, from 1, of what stands at a path (`units[2].models`), for errors found after reading. */
  readonly positions: { readonly [path: string]: readonly [line: number, column: number] };
}
