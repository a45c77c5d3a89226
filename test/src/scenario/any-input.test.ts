import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { checkFile } from '../../../src/scenario/check.ts';
import { InputError, type InputIssue } from '../../../src/scenario/input-error.ts';
import type { FileKind } from '../../../src/scenario/types.ts';
import { readYaml } from '../../../src/scenario/yaml-file.ts';
import { FORMATS, validateFile } from '../../files.ts';

const KINDS: readonly FileKind[] = ['scenario', 'army', 'datasheet', 'battlefield', 'mission', 'doctrine', 'examples'];
const folder = mkdtempSync(join(tmpdir(), 'sandtable-any-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('whatever a file holds', () => {
  test.each(KINDS)('as %s it is read, or every complaint says what was found and what was expected', (kind) => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const issues: InputIssue[] = [];
        const data = checkFile(kind, readYaml('any.yaml', JSON.stringify(value)), issues, FORMATS);
        expect(data === null).toBe(issues.length > 0);
        for (const issue of issues) expect(issue.message).toMatch(/^found .+, expected /s);
      }),
    );
  });

  // One line taken out, doubled or cut short: what people do by accident.
  const originals = ['scenarios/patrol.yaml', 'scenarios/armies/gunline.yaml', 'scenarios/datasheets/battle-tank.yaml'].map((path) => ({
    path,
    lines: readFileSync(path, 'utf8').split('\n'),
  }));
  const damage = fc.record({
    file: fc.integer({ min: 0, max: originals.length - 1 }),
    line: fc.nat(),
    column: fc.nat(),
    how: fc.constantFrom('drop', 'double', 'cut', 'indent'),
  });

  test('a damaged file is read or refused, and nothing else happens', () => {
    fc.assert(
      fc.property(damage, ({ file, line, column, how }) => {
        const { path, lines } = originals[file] as (typeof originals)[number];
        const at = line % lines.length;
        const text = lines[at] as string;
        const changed = { drop: [], double: [text, text], cut: [text.slice(0, column % (text.length + 1))], indent: [` ${text}`] }[how];
        const name = join(folder, path.split('/').at(-1) as string);
        writeFileSync(name, [...lines.slice(0, at), ...changed, ...lines.slice(at + 1)].join('\n'));
        try {
          validateFile(name);
        } catch (error) {
          expect(error).toBeInstanceOf(InputError);
        }
      }),
      { numRuns: 150 },
    );
    expect(readdirSync(folder).length).toBeGreaterThan(0);
  });
});
