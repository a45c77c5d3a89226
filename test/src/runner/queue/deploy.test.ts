import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { COMMANDS } from '../../../../src/cli/command-list.ts';

const textOf = (file: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../../src/runner/queue/deploy/${file}`, import.meta.url)), 'utf8');

interface Container {
  readonly command?: readonly string[];
  readonly args?: readonly string[];
}

/** Those that run sandtable, by what they are given. */
function commandsIn(file: string): (readonly string[])[] {
  if (file === 'compose.yaml') {
    const { services } = parse(textOf(file), { merge: true }) as { readonly services: { readonly [name: string]: Container } };
    return [services['worker'], services['run']].map((it) => it?.command ?? []);
  }
  const documents = parseAllDocuments(textOf(file)).map((it) => {
    expect(it.errors).toEqual([]);
    return it.toJS() as { readonly spec: { readonly template: { readonly spec: { readonly containers: readonly Container[] } } } };
  });
  return documents.map((it) => it.spec.template.spec.containers[0]?.args ?? []);
}

describe.each(['compose.yaml', 'kubernetes.yaml'])('%s', (file) => {
  test('names commands with options that they have', () => {
    const commands = commandsIn(file);
    expect(commands.map(([name]) => name).sort()).toEqual(['run', 'worker']);
    for (const words of commands) {
      expect(COMMANDS.map((it) => it.name)).toContain(words[0]);
      expect(words[words.indexOf('--queue') + 1]).toBe('env:SANDTABLE_QUEUE');
    }
    expect(textOf(file)).toContain('SANDTABLE_QUEUE');
  });
});

test('the image is not run by root', () => {
  const lines = textOf('Dockerfile').split('\n');
  const user = lines.indexOf('USER node');
  expect(user).toBeGreaterThan(lines.findIndex((it) => it.startsWith('RUN ')));
  expect(user).toBeLessThan(lines.findIndex((it) => it.startsWith('ENTRYPOINT ')));
});
