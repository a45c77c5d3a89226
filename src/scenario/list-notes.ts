/** What readers of results have to know of the army lists that were played, as sentences, each once. */
export interface ListNotes {
  /** Armies of list builders, with how many of their abilities are not played. */
  readonly imported: readonly string[];
  /** Armies that break the rules of their lists and were played all the same, with what is wrong. */
  readonly unchecked: readonly string[];
}

/** All of it; nothing in results of older versions. */
export const listSentences = (notes: Partial<ListNotes> = {}): string[] => [...(notes.imported ?? []), ...(notes.unchecked ?? [])];

/** What notes say of army lists, alone. */
export const listNotesOf = ({ imported = [], unchecked = [] }: Partial<ListNotes>): ListNotes => ({ imported, unchecked });
