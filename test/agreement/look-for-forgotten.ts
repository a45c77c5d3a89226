import { writeFileSync } from 'node:fs';
import { argv, stdout } from 'node:process';
import { ACCOUNTS, faults, NOTICED, readNoticed } from './accounts.ts';
import { faultyAccount, notices } from './forgetting.ts';
import { attacksNamed, type Known, knownAttacks } from './known-attacks.ts';

/**
 * `npm run forgotten -- 30000 60`: looks for attacks that notice a fault for which `noticed.json` has none, or one that no longer notices it, in the
 * bank, among worked examples, and among so many drawn attacks from a number; and writes them down. A name behind (`tenth`): that account only.
 * What it does not find needs a reason in `unnoticed.json`.
 */
const [first = 30_000, count = 60] = argv.slice(2, 4).map(Number);
const only = argv[4];
const before = readNoticed();
const after: { [account: string]: { [fault: string]: string } } = { ...before };
for (const { name, parts, specs } of ACCOUNTS) {
  if (only !== undefined && only !== name) continue;
  const listed = before[name] ?? {};
  const named = await attacksNamed(Object.values(listed));
  const found: { [fault: string]: string } = {};
  let known: Known[] | null = null;
  for (const [k, fault] of faults(parts).entries()) {
    const account = await faultyAccount(parts, fault, `${name}-${k}`);
    const usual = named.get(listed[fault.text] ?? '');
    if (usual !== undefined && notices(usual, account)) {
      found[fault.text] = usual.name;
      continue;
    }
    known ??= (await Promise.all(specs.map((spec) => knownAttacks(spec, first, count)))).flat();
    const by = known.find((it) => notices(it, account))?.name;
    if (by !== undefined) found[fault.text] = by;
    stdout.write(`${fault.file}:${fault.line} ${fault.text}: ${by ?? 'nothing notices it'}\n`);
  }
  after[name] = found;
  writeFileSync(NOTICED, `${JSON.stringify(after, null, 2)}\n`);
}
