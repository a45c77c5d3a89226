import { z } from 'zod';
import type { FileKind } from '../types.ts';
import { SCHEMAS } from './index.ts';

/** The JSON Schema (draft 7) of each kind of file as editors want it, by the name of its file. */
export function jsonSchemas(): { readonly [file: string]: string } {
  const files: { [file: string]: string } = {};
  for (const kind of Object.keys(SCHEMAS) as FileKind[]) {
    const schema = z.toJSONSchema(SCHEMAS[kind], { io: 'input', target: 'draft-7' });
    files[`${kind}.schema.json`] = `${JSON.stringify({ ...schema, title: `sandtable ${kind}` }, null, 2)}\n`;
  }
  return files;
}
