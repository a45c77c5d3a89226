/**
 * Plays the bank before the tests, so that they only read it. Vitest loads this file in its own process, where nothing reads TypeScript
 * yet; hence the registration, and no TypeScript here.
 */
import { register } from 'tsx/esm/api';

export default async function playBank() {
  register();
  const { openBank } = await import('./bank.ts');
  await openBank();
}
