/** What one arena remembers, by slot of `memories`: see `arenaMemory`. */
export interface ArenaMemory {
  /** Undefined until somebody asks. */
  readonly records: readonly (object | undefined)[];
  /** Makes a record that nobody has asked for yet. */
  open(slot: number): object;
}
