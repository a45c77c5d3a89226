import { z } from 'zod';
import { contractFile } from './contract.ts';
import { SCHEMAS } from './index.ts';

/** The JSON Schema (draft 7) of each kind of file as editors want it, by the name of its file. */
export function jsonSchemas(): { readonly [file: string]: string } {
  const files: { [file: string]: string } = {};
  const schemas: { readonly [kind: string]: z.ZodType } = { ...SCHEMAS, contract: contractFile };
  for (const [kind, checked] of Object.entries(schemas)) {
    const schema = z.toJSONSchema(checked, { io: 'input', target: 'draft-7' });
    files[`${kind}.schema.json`] = `${JSON.stringify({ ...schema, title: `sandtable ${kind}` }, null, 2)}\n`;
  }
  return files;
}
