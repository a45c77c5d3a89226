import { createHash } from 'node:crypto';
import { DICE_VERSION } from '../../engine/dice/root-key.ts';
import { codeDigest, sandtableVersion } from '../build.ts';
import { QueueError } from './queue-error.ts';

/** Where a queue is, as `redis://host:6379/0?prefix=mine` says it. */
export interface Address {
  readonly host: string;
  readonly port: number;
  readonly db: number;
  readonly username?: string;
  readonly password?: string;
  /** Encrypted: `rediss://`. */
  readonly tls: boolean;
  /** What all keys begin with. */
  readonly prefix: string;
  /** For messages: without name and password. */
  readonly shown: string;
}

const PORT = 6379;

/** @throws QueueError, which never says the password */
export function readAddress(text: string): Address {
  const expected = 'expected redis://host:6379/0, with rediss:// for an encrypted one, and ?prefix=<word> where several share a server';
  if (!URL.canParse(text)) throw new QueueError(`--queue: ${expected}`);
  const url = new URL(text);
  const tls = url.protocol === 'rediss:';
  const db = url.pathname.replace(/^\//, '') || '0';
  const prefix = url.searchParams.get('prefix') ?? 'sandtable';
  if ((!tls && url.protocol !== 'redis:') || url.hostname === '' || !/^\d{1,4}$/.test(db) || !/^[\w-]{1,40}$/.test(prefix))
    throw new QueueError(`--queue: ${expected}`);
  const port = url.port === '' ? PORT : Number(url.port);
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port,
    db: Number(db),
    ...(url.username !== '' && { username: decodeURIComponent(url.username) }),
    ...(url.password !== '' && { password: decodeURIComponent(url.password) }),
    tls,
    prefix,
    shown: `${url.protocol}//${url.hostname}:${port}/${db}`,
  };
}

/** What has to be equal for two processes to play the same games. */
export interface Build {
  readonly sandtable: string;
  readonly code: string;
  readonly diceVersion: number;
}

export const thisBuild = (): Build => ({ sandtable: sandtableVersion(), code: codeDigest(), diceVersion: DICE_VERSION });

/** `0.1.0 (code 9f3c…, dice 4)`. */
export const buildName = ({ sandtable, code, diceVersion }: Build): string => `${sandtable} (code ${code}, dice ${diceVersion})`;

const idOf = (build: Build): string =>
  createHash('sha256')
    .update(JSON.stringify([build.sandtable, build.code, build.diceVersion]))
    .digest('hex')
    .slice(0, 12);

/** Names of what is kept on the server. */
export interface Keys {
  /** The queue of a build; code from outside has one of its own, which only workers that run it serve. */
  readonly queue: (outside: boolean) => string;
  /** Pattern of what the library keeps for the queues of this build. */
  readonly queueKeys: string;
  readonly campaign: (id: string) => string;
  readonly results: (id: string) => string;
  readonly worker: (name: string) => string;
}

export function keysOf(prefix: string, build: Build): Keys {
  const id = idOf(build);
  return {
    // The library puts the prefix before it.
    queue: (outside) => `chunks-${id}${outside ? '-code' : ''}`,
    queueKeys: `${prefix}:chunks-${id}*`,
    campaign: (it) => `${prefix}:campaign:${it}`,
    results: (it) => `${prefix}:results:${it}`,
    worker: (it) => `${prefix}:worker:${it}`,
  };
}
