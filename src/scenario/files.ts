/** Where files are read from: a disk, or texts in memory. Paths have `/`; those that are not absolute begin at `here`. */
export interface Files {
  /** The folder above that of the bundled data (`scenarios`); absolute. */
  readonly root: string;
  /** The current folder; absolute. */
  readonly here: string;
  exists(path: string): boolean;
  /**
   * The text of a file.
   * @throws InputError for one that cannot be read, is too large, or is not UTF-8, with the place
   */
  read(path: string): string;
  /** Names of what a folder holds, in any order; none where there is no such folder. */
  list(folder: string): readonly string[];
}
