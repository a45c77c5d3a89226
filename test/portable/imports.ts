import { filesOf, importRoster } from '../../src/import/index.ts';
import { roster as classic } from '../../variants/classic/format/roster/index.ts';
import { roster as modern } from '../../variants/tenth/format/roster/index.ts';

const FAMILIES = [
  { name: 'classic', roster: classic },
  { name: 'modern', roster: modern },
];

/** Every file that an import writes of a list in base 64, or what is wrong with it. */
export function imports(list: string): string {
  const bytes = Uint8Array.from(atob(list), (it) => it.charCodeAt(0));
  try {
    return JSON.stringify([...filesOf(importRoster({ bytes, file: 'list.rosz', families: FAMILIES }), '0.0.0')]);
  } catch (error) {
    return String(error);
  }
}
