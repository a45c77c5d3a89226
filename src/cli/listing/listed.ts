import type { FileKind } from '../../scenario/types.ts';

/** Something that can be named on a command line or in a file. */
export interface Listed {
  readonly id: string;
  readonly title: string;
  /** One line of what it is; may be empty. */
  readonly about: string;
  /** The folder that it comes from. */
  readonly from: string;
}

/** Whether an entry is what somebody looks for: all words in its name, title, description or folder. */
export const matches = (it: Listed, text: string): boolean => {
  const said = `${it.id} ${it.title} ${it.about} ${it.from}`.toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => said.includes(word));
};

/** Kinds of files that are listed, by the word on the command line. */
export const FILE_KINDS = {
  scenarios: 'scenario',
  armies: 'army',
  datasheets: 'datasheet',
  battlefields: 'battlefield',
  missions: 'mission',
  doctrines: 'doctrine',
  attacks: 'examples',
} as const satisfies { readonly [listed: string]: FileKind };

export type FileList = keyof typeof FILE_KINDS;
