/** A family's block of a file: of a datasheet, a kind of model, or a weapon. */
export type Block = { readonly [key: string]: unknown };
