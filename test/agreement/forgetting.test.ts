import { expect, test } from 'vitest';
import { ACCOUNTS, faults, readNoticed, readUnnoticed } from './accounts.ts';
import { faultyAccount, notices } from './forgetting.ts';
import { attacksNamed } from './known-attacks.ts';

const noticed = readNoticed();
const unnoticed = readUnnoticed();

/**
 * What an account tells, and each condition under which it merges, is left out, one after the other: the attack that `noticed.json` names then comes
 * out wrong, or is refused though it is small. What no attack is known to notice stands in `unnoticed.json` with the reason; `npm run forgotten` looks for more.
 */
test.each(ACCOUNTS)('what the account of $name tells is needed', async ({ name, parts }) => {
  const all = faults(parts);
  const listed = noticed[name] ?? {};
  // A new condition, or one that is written otherwise, has to be looked at.
  expect([...Object.keys(listed), ...Object.keys(unnoticed[name] ?? {})].sort()).toEqual(all.map(({ text }) => text).sort());
  const known = await attacksNamed(Object.values(listed));
  const missed: string[] = [];
  for (const [k, fault] of all.entries()) {
    const by = listed[fault.text];
    if (by === undefined) continue;
    const attack = known.get(by);
    const account = await faultyAccount(parts, fault, `test-${name}-${k}`);
    if (attack === undefined || !notices(attack, account)) missed.push(`${fault.file}:${fault.line} ${fault.text}: ${by}`);
  }
  expect(missed).toEqual([]);
});

/** Conditions that no attack is known to notice when they are left out. It may only shrink. */
const MOST_UNNOTICED = 8;

test('what nothing notices has a reason to be told, in words', () => {
  const reasons = Object.entries(unnoticed).flatMap(([name, listed]) =>
    Object.entries(listed).map(([fault, why]) => ({ name, fault, why })),
  );
  expect(reasons.length).toBeLessThanOrEqual(MOST_UNNOTICED);
  expect(reasons.filter(({ why }) => why.split(' ').length < 10)).toEqual([]);
  expect(reasons.filter(({ name, fault }) => noticed[name]?.[fault] !== undefined)).toEqual([]);
});
