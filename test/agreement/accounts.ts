import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Fault, faultsOf, sourceOf } from './forgetting.ts';

/** An account, the files it is made of, and editions whose attacks it tells. */
interface AccountFiles {
  readonly name: string;
  readonly parts: readonly string[];
  readonly specs: readonly string[];
}

export const ACCOUNTS: readonly AccountFiles[] = [
  {
    name: 'classic',
    parts: ['account', 'by-place', 'elected', 'likes', 'even', 'made-of', 'open'].map((part) => `variants/classic/odds/${part}.ts`),
    specs: ['waffle', 'calixtus', 'classic'],
  },
  { name: 'hybrid', parts: ['variants/hybrid/odds/account.ts'], specs: ['hybrid'] },
  { name: 'tenth', parts: ['variants/tenth/odds/account.ts'], specs: ['tenth'] },
];

export const NOTICED = fileURLToPath(new URL('noticed.json', import.meta.url));

/** By account and fault: the attack that notices it; or, of the others, the reason why none does. */
export interface Noticed {
  readonly [account: string]: { readonly [fault: string]: string };
}

export const readNoticed = (): Noticed => JSON.parse(readFileSync(NOTICED, 'utf8'));

const UNNOTICED = fileURLToPath(new URL('unnoticed.json', import.meta.url));

export const readUnnoticed = (): Noticed => JSON.parse(readFileSync(UNNOTICED, 'utf8'));

export const faults = (parts: readonly string[]): Fault[] => parts.flatMap((part) => faultsOf(part, sourceOf(part)));
