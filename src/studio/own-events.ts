import type { OwnFiles } from './own-files.ts';

/** A view changes the reader's own files: text by path, null for a file that goes. Nothing but these changes. */
export class OwnEvent extends Event {
  readonly changes: Readonly<Record<string, string | null>>;

  constructor(changes: Readonly<Record<string, string | null>>) {
    super('own', { bubbles: true });
    this.changes = changes;
  }
}

/** A link brings files. Who hears it says whether they are taken; nobody does: they are not. */
export class BringEvent extends Event {
  readonly files: OwnFiles;
  taken: Promise<boolean> = Promise.resolve(false);

  constructor(files: OwnFiles) {
    super('bring', { bubbles: true });
    this.files = files;
  }
}
