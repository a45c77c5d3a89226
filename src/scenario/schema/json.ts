import { z } from 'zod';
import { contractFile } from './contract.ts';
import type { FileSchemas } from './index.ts';

/** The JSON Schema (draft 7) of each kind of file, for editors, by file name. */
export function jsonSchemas(schemas: FileSchemas): { readonly [file: string]: string } {
  const files: { [file: string]: string } = {};
  const all: { readonly [kind: string]: z.ZodType } = { ...schemas, contract: contractFile };
  for (const [kind, checked] of Object.entries(all)) {
    const schema = z.toJSONSchema(checked, { io: 'input', target: 'draft-7' });
    files[`${kind}.schema.json`] = `${JSON.stringify({ ...schema, title: `sandtable ${kind}` }, null, 2)}\n`;
  }
  return files;
}
