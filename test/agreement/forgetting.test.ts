import { expect, test } from 'vitest';
import { ACCOUNTS, faults, readNoticed } from './accounts.ts';
import { faultyAccount, notices } from './forgetting.ts';
import { attacksNamed } from './known-attacks.ts';

const noticed = readNoticed();

/**
 * What an account tells, and each condition under which it merges, is left out, one after the other: the attack that `noticed.json` names then comes
 * out wrong, or is refused though it is small. What no attack is known to notice stands there with none; `npm run forgotten` looks for more.
 */
test.each(ACCOUNTS)('what the account of $name tells is needed', async ({ name, parts }) => {
  const all = faults(parts);
  const listed = noticed[name] ?? {};
  // A new condition, or one that is written otherwise, has to be looked at.
  expect(Object.keys(listed).sort()).toEqual(all.map(({ text }) => text).sort());
  const known = await attacksNamed(Object.values(listed).filter((it) => it !== ''));
  const unnoticed: string[] = [];
  for (const [k, fault] of all.entries()) {
    const by = listed[fault.text] ?? '';
    if (by === '') continue;
    const attack = known.get(by);
    const account = await faultyAccount(parts, fault, `test-${name}-${k}`);
    if (attack === undefined || !notices(attack, account)) unnoticed.push(`${fault.file}:${fault.line} ${fault.text}: ${by}`);
  }
  expect(unnoticed).toEqual([]);
});

/** Conditions that no attack is known to notice when they are left out. It may only shrink. */
const UNNOTICED = { classic: 20, hybrid: 0, tenth: 0 };

test.each(Object.entries(UNNOTICED))('of %s no more than so many conditions are noticed by nothing', (name, most) => {
  expect(Object.values(noticed[name] ?? {}).filter((it) => it === '').length).toBeLessThanOrEqual(most);
});
