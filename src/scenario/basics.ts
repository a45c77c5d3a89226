export type Point = readonly [x: number, y: number];
export type ArmyColour = 'red' | 'blue';
export type PointsByFamily = { readonly [family: string]: number };

export type FileKind = 'scenario' | 'army' | 'datasheet' | 'battlefield' | 'mission' | 'doctrine' | 'examples';

/** A file that was read. */
export interface Source {
  readonly kind: FileKind;
  /** The id of its contents. */
  readonly id: string;
  /** Relative to the package for bundled files, else as given. */
  readonly path: string;
  /** SHA-256 of its bytes, hex. */
  readonly digest: string;
  /** Line and column, from 1, of the value at a path (`units[2].models`), for errors found after reading. */
  readonly positions: { readonly [path: string]: readonly [line: number, column: number] };
}
