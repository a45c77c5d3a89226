import { z } from 'zod';
import type { FileKind } from '../types.ts';
import { contractFile } from './contract.ts';
import type { FileSchemas } from './index.ts';

/** The JSON Schema (draft 7) of a kind of file: what an author may write. */
export const jsonSchemaOf = (kind: FileKind, schemas: FileSchemas): object => jsonSchema(schemas[kind]);

const jsonSchema = (checked: z.ZodType): object => z.toJSONSchema(checked, { io: 'input', target: 'draft-7' });

/** The JSON Schema of each kind of file, for editors, by file name. */
export function jsonSchemas(schemas: FileSchemas): { readonly [file: string]: string } {
  const files: { [file: string]: string } = {};
  const all: { readonly [kind: string]: z.ZodType } = { ...schemas, contract: contractFile };
  for (const [kind, checked] of Object.entries(all))
    files[`${kind}.schema.json`] = `${JSON.stringify({ ...jsonSchema(checked), title: `sandtable ${kind}` }, null, 2)}\n`;
  return files;
}
