import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsonSchemas } from '../scenario/schema/json.ts';
import { bundledFolder } from './disk.ts';
import { loadFormats } from './formats.ts';

/** A script (`npm run schemas`): writes `scenarios/schemas/*.schema.json` from the schemas of the file formats and the built-in families. */
const folder = join(bundledFolder(), 'schemas');
mkdirSync(folder, { recursive: true });
const { schemas } = await loadFormats();
for (const [file, text] of Object.entries(jsonSchemas(schemas))) writeFileSync(join(folder, file), text);
