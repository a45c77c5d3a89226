import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bundledFolder } from '../../../src/load/disk.ts';
import { jsonSchemas } from '../../../src/scenario/schema/json.ts';
import { FORMATS } from '../../files.ts';

const FOLDER = join(bundledFolder(), 'schemas');

describe('JSON Schemas', () => {
  test('there is one for each kind of file', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(Object.keys(jsonSchemas(FORMATS.schemas)).sort());
  });

  test.each(Object.entries(jsonSchemas(FORMATS.schemas)))('%s is up to date (else: npm run schemas)', (file, text) => {
    expect(readFileSync(join(FOLDER, file), 'utf8')).toBe(text);
  });

  test('keys with a default need not be written, unknown ones are refused', () => {
    const army = JSON.parse(jsonSchemas(FORMATS.schemas)['army.schema.json'] ?? '');
    expect(army.additionalProperties).toBe(false);
    expect(army.properties.units.items.required).toEqual(['id', 'datasheet']);
  });
});
