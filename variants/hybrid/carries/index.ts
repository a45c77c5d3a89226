import { carries as ofBase } from '../../classic/carries.ts';
import { assault } from './assault.ts';
import { damage } from './damage.ts';
import { def } from './def.ts';
import { firing } from './firing.ts';
import { moving } from './moving.ts';
import type { Carries } from './type.ts';
import { unit } from './unit.ts';
import { veh } from './veh.ts';

type Lists = { readonly [name: string]: readonly string[] | undefined };

function joined<L extends Lists>(all: readonly L[]): L {
  const lists: { [name: string]: readonly string[] } = {};
  for (const one of all) for (const name of Object.keys(one)) lists[name] = [...(lists[name] ?? []), ...(one[name] ?? [])];
  return lists as L;
}

const parts: readonly Carries[] = [ofBase, def, veh, damage, moving, firing, unit, assault];

/** Which entries of both ledgers each procedure and each step of the turn plays. */
export const carries: Carries = {
  seams: joined(parts.map((it) => it.seams as Lists)) as Carries['seams'],
  steps: joined(parts.map((it) => it.steps)),
};
