import { expect, test } from 'vitest';
import { faultsOf, faultyAccount, knownAttacks, noticedBy, sourceOf } from './forgetting.ts';

/** Accounts, with editions whose attacks they tell, and the share of their statements that attacks show to be needed. */
const ACCOUNTS = [
  ['variants/classic/odds/account.ts', ['classic', 'calixtus', 'waffle'], 0.28],
  ['variants/tenth/odds/account.ts', ['tenth'], 0.7],
] as const;
const ATTACKS = Number(process.env['ATTACKS'] ?? 120);
const FIRST = 30_000;

/**
 * What an account tells is left out, one statement after the other, and so is each condition under which it calls a die told: some attack
 * should then come out wrong, or be refused though it is small. What nothing notices is either more than has to be told, or not drawn often enough; the message lists it.
 */
test.each(ACCOUNTS)('what %s tells is needed', async (file, specs, least) => {
  const known = (await Promise.all(specs.map((spec) => knownAttacks(spec, FIRST, ATTACKS, { attackers: 3, targets: 3, shots: 2 })))).flat();
  const faults = faultsOf(sourceOf(file));
  const unnoticed: string[] = [];
  for (const [k, fault] of faults.entries()) {
    const account = await faultyAccount(file, fault, `${file.replaceAll('/', '-')}-${k}`);
    if (noticedBy(known, account) === null) unnoticed.push(`${file}:${fault.line} ${fault.text}`);
  }
  expect(1 - unnoticed.length / faults.length, unnoticed.join('\n')).toBeGreaterThan(least);
});
