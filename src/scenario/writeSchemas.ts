import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundledFolder } from './library.ts';
import { jsonSchemas } from './schema/json.ts';

/** A script (`npm run schemas`): writes `scenarios/schemas/*.schema.json` from the schemas of the file formats. */
const folder = join(bundledFolder(), 'schemas');
mkdirSync(folder, { recursive: true });
for (const [file, text] of Object.entries(jsonSchemas())) writeFileSync(join(folder, file), text);
