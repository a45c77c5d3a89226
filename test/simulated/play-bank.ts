import { openBank } from './bank.ts';

/** Plays the bank before the tests, so that they only read it. */
export default async function playBank(): Promise<void> {
  await openBank();
}
