/** What the areas of the edition add to by declaration, so that a procedure can name all of them and this file imports nothing. */

// biome-ignore lint/suspicious/noEmptyInterface: areas add to it where they declare what is theirs.
export interface ClassicSeams {}

// biome-ignore lint/suspicious/noEmptyInterface: areas add to it where they declare what is theirs.
export interface ClassicDesk {}
