/** A part of a roster, whatever its file form. */
export interface Part {
  /** An attribute; empty if there is none. */
  attribute(name: string): string;
  /** The parts of a list: `selections`, which holds parts called `selection`. */
  list(name: string, each: string): readonly Part[];
  /** A part that is there once; null if there is none. */
  one(name: string): Part | null;
  /** Its text: of the value of a characteristic, or of a description. */
  text(): string;
  /** All of it, where it is JSON. */
  data?(): { readonly [key: string]: unknown };
}
