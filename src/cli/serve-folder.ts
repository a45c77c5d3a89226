import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, relative, sep } from 'node:path';

/** A folder that is shown to this machine alone. */
export interface Served {
  /** With the token that everything is asked for with: `http://127.0.0.1:4747/<token>/`. */
  readonly address: string;
  readonly close: () => Promise<void>;
}

const LOOPBACK = '127.0.0.1';
const TYPES: { readonly [ending: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};
/** Nobody keeps it, nobody else may show it, and no page that it leads to learns the token. */
const HEADERS = {
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
};

/**
 * Serves the files that a folder holds now, on the loopback address, to whoever knows the token: pages of others that guess the port, or have a name
 * that leads to this machine, get nothing.
 * @param port 0: one that is free
 * @throws NodeJS.ErrnoException where the port cannot be had
 */
export async function serveFolder(folder: string, port: number): Promise<Served> {
  const files = await filesIn(folder);
  const token = randomBytes(18).toString('base64url');
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, LOOPBACK, resolve);
  });
  const host = `${LOOPBACK}:${(server.address() as AddressInfo).port}`;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const refuse = (code: number): void => void response.writeHead(code, HEADERS).end();
    if (request.headers.host !== host) return refuse(421);
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405);
    const [, given = '', path = ''] = /^\/([^/?]*)\/([^?]*)/.exec(request.url ?? '') ?? [];
    if (!isSame(given, token)) return refuse(403);
    // What is in the list is served and nothing else, so no path leads out of the folder.
    const file = files.get(path === '' ? 'index.html' : path);
    if (file === undefined) return refuse(404);
    try {
      const bytes = await readFile(file);
      response.writeHead(200, { ...HEADERS, 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
      response.end(request.method === 'HEAD' ? undefined : bytes);
    } catch {
      refuse(404);
    }
  }

  return {
    address: `http://${host}/${token}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Files of a folder and those below it, by their paths as addresses have them. Links are left out: they may lead out of the folder. */
async function filesIn(folder: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((it) => it.isFile()).map((it) => join(it.parentPath, it.name));
  return new Map(paths.map((path) => [relative(folder, path).split(sep).join('/'), path]));
}

function isSame(given: string, token: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}
