/** What readers of results have to know of what was played, as sentences, each once. */
export interface ListNotes {
  /** Armies of list builders, with how many of their abilities are not played. */
  readonly imported: readonly string[];
  /** Armies that break the rules of their lists and were played all the same, with what is wrong. */
  readonly unchecked: readonly string[];
  /** Rulesets that failed in play and are left out, with why; absent where none did. */
  readonly failed?: readonly string[];
}

/** All of it; nothing in results of older versions. */
export const listSentences = (notes: Partial<ListNotes> = {}): string[] => [
  ...(notes.failed ?? []),
  ...(notes.imported ?? []),
  ...(notes.unchecked ?? []),
];

/** What notes say of it, alone. */
export const listNotesOf = ({ imported = [], unchecked = [], failed }: Partial<ListNotes>): ListNotes => ({
  imported,
  unchecked,
  ...(failed !== undefined && { failed }),
});
