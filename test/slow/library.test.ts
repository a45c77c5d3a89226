import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { LIMIT_MS } from '../limit.ts';
import { temporaryFolder } from '../outside.ts';
import { sandtable } from './cli.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const section = /^## From a program\n.*?(?=^## )/ms.exec(readFileSync(join(ROOT, 'README.md'), 'utf8'))?.[0] ?? '';
/** The programs of the section, by the command line in their first line. */
const programs = [...section.matchAll(/```js\n(\/\/ .*?[?:] sandtable (.*)\n[\s\S]*?)```/g)].map(
  ([, text, line]) => [line as string, text as string] as const,
);

/** A folder in which the built package is installed. */
function home(): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(ROOT, join(folder, 'node_modules', 'sandtable'), 'dir');
  return folder;
}

function said(folder: string, program: string): string {
  writeFileSync(join(folder, 'program.mjs'), program);
  const { status, stdout, stderr } = spawnSync(process.execPath, ['program.mjs'], { cwd: folder, encoding: 'utf8', timeout: LIMIT_MS });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return stdout;
}

const json = (folder: string, line: string): unknown => JSON.parse(sandtable(folder, [...line.split(' '), '--json', '--quiet']).stdout);

describe('programs of the README', () => {
  test('are all run here', () => {
    expect(programs.map(([line]) => line.split(' ')[0])).toEqual(['run', 'replay', 'odds', 'rules', 'run']);
    expect(section.match(/```js/g)).toHaveLength(programs.length);
  });

  test('run: the same numbers as the command', () => {
    const [line, text] = programs[0] as (typeof programs)[number];
    const folder = home();
    const { results, comparisons } = json(folder, line) as {
      results: { variant: string; score: { estimate: number } }[];
      comparisons: { verdict: string; score: { estimate: number; low: number; high: number } }[];
    };
    const [first, second] = results;
    const [{ verdict, score }] = comparisons as [(typeof comparisons)[0]];
    expect(said(folder, text).trim().split('\n')).toEqual([
      `classic red wins ${first?.score.estimate}`,
      `classic@-CLS-MORALE-03 red wins ${second?.score.estimate}`,
      `classic@-CLS-MORALE-03 ${verdict} ${score.estimate} ${score.low} ${score.high}`,
    ]);
  });

  test('replay: the game that the command tells', () => {
    const [line, text] = programs[1] as (typeof programs)[number];
    const folder = home();
    const told = sandtable(folder, [...line.split(' '), '--jsonl'])
      .stdout.trim()
      .split('\n');
    const { red_vp: red, blue_vp: blue } = JSON.parse(told.at(-1) as string) as { red_vp: number; blue_vp: number };
    expect(said(folder, text)).toMatch(new RegExp(`victory points of red and blue Int32Array\\(2\\) \\[ ${red}, ${blue} \\]`));
  });

  test('odds: twenty shots at 4 and more are 10 hits, at 5 and more 6 and two thirds; beyond half range there are ten', () => {
    const [, text] = programs[2] as (typeof programs)[number];
    const means = said(home(), text)
      .trim()
      .split('\n')
      .map((it) => it.split(' '));
    expect(means.map(([first]) => first)).toEqual(['classic', 'classic@hitOn+1', '6', '12', '18']);
    expect(Number(means[0]?.[1])).toBeCloseTo(10, 9);
    expect(Number(means[1]?.[1])).toBeCloseTo(20 / 3, 9);
    for (const [k, hits] of [10, 10, 5].entries()) expect(Number(means[2 + k]?.[2])).toBeCloseTo(hits, 9);
  });

  test('rules: those that are off', () => {
    const [line, text] = programs[3] as (typeof programs)[number];
    const folder = home();
    const off = (json(folder, line) as { id: string; title: string; state: string }[]).filter((it) => it.state === 'off');
    expect(
      said(folder, text)
        .trim()
        .split('\n')
        .filter((it) => it !== ''),
    ).toEqual(off.map((it) => `${it.id} ${it.title}`));
  });

  test('by its parts: a folder with a page', () => {
    const [, text] = programs[4] as (typeof programs)[number];
    const folder = home();
    expect(said(folder, text).trim()).toBe('out/parts');
    expect(existsSync(join(folder, 'out/parts/report.html'))).toBe(true);
  });
});
