import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Served, serveFolder } from '../../../src/cli/serve-folder.ts';
import { cli } from './capture.ts';

const outside = mkdtempSync(join(tmpdir(), 'sandtable-served-'));
const folder = join(outside, 'studio');
let served: Served;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<p>page</p>');
  writeFileSync(join(folder, 'assets/app.js'), 'export {};');
  writeFileSync(join(outside, 'secret.txt'), 'secret');
  symlinkSync(join(outside, 'secret.txt'), join(folder, 'link.txt'));
  served = await serveFolder(folder, 0);
});

afterAll(async () => {
  await served.close();
  rmSync(outside, { recursive: true });
});

/** Asks as it is written: `fetch` would tidy the path up. */
const ask = (
  path: string,
  headers: { readonly [name: string]: string } = {},
  method = 'GET',
): Promise<readonly [code: number | undefined, body: string]> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(served.address);
    const asked = request({ hostname, port, path, method, headers }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        body += part;
      });
      response.on('end', () => resolve([response.statusCode, body]));
    });
    asked.on('error', reject);
    asked.end();
  });

test('the studio is served on the loopback address to whoever knows the token', async () => {
  const { hostname, pathname } = new URL(served.address);
  expect(hostname).toBe('127.0.0.1');
  expect(pathname).toMatch(/^\/[\w-]{24}\/$/);
  expect(await ask(pathname)).toEqual([200, '<p>page</p>']);
  expect(await ask(`${pathname}assets/app.js?v=1`)).toEqual([200, 'export {};']);
  expect(await ask(`${pathname}assets/app.js`, {}, 'HEAD')).toEqual([200, '']);
  const response = await fetch(served.address);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
});

test('nobody else gets anything, and no path leads out of the folder', async () => {
  const { pathname } = new URL(served.address);
  for (const path of ['/', '/index.html', `/${'x'.repeat(24)}/`, `/${'x'.repeat(24)}/index.html`, `//index.html`, pathname.slice(0, -1)])
    expect(await ask(path)).toEqual([403, '']);
  for (const path of [
    '../secret.txt',
    '%2e%2e/secret.txt',
    '..%2fsecret.txt',
    'assets/../../secret.txt',
    'link.txt',
    'assets',
    '/etc/passwd',
  ])
    expect(await ask(`${pathname}${path}`)).toEqual([404, '']);
  for (const host of ['sandtable.example', 'localhost:1', 'sandtable.example:80']) expect(await ask(pathname, { host })).toEqual([421, '']);
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) expect(await ask(pathname, {}, method)).toEqual([405, '']);
});

test('what cannot be served is bad usage', async () => {
  const { port } = new URL(served.address);
  const taken = await cli(['studio', '--folder', folder, '--port', port]);
  expect([taken.code, taken.stderr]).toEqual([
    2,
    expect.stringContaining(`port ${port} cannot be had (EADDRINUSE); name another with --port`),
  ]);
  const nothing = await cli(['studio', '--folder', outside]);
  expect([nothing.code, nothing.stderr]).toEqual([2, expect.stringContaining('holds no built studio (no index.html)')]);
  const both = await cli(['studio', '--folder', folder, '--build']);
  expect([both.code, both.stderr]).toEqual([2, expect.stringContaining('leave --folder or --build out')]);
});
