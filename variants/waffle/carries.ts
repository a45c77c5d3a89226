import type { Edition } from 'sandtable/rules';
import { carries as ofBase } from '../classic/carries.ts';
import type { Tables } from '../classic/tables.ts';
import { assault } from './carries/assault.ts';
import { field } from './carries/field.ts';
import { powers } from './carries/powers.ts';
import { reactions } from './carries/reactions.ts';
import { shooting } from './carries/shooting.ts';
import { turn } from './carries/turn.ts';
import { vehicles } from './carries/vehicles.ts';
import { weapons } from './carries/weapons.ts';
import type { Waffle } from './family.ts';
import type { WaffleSeams } from './seams.ts';

type Carries = Edition<Waffle, Tables>['carries'];
type Ids = readonly string[];

/** Entries that say what the base says, by the procedure or step of the turn that plays them: not to be switched. */
export interface Restated {
  readonly seams: { readonly [K in keyof WaffleSeams]?: Ids };
  readonly steps: { readonly [step: string]: Ids };
}
type Lists = { readonly [name: string]: Ids };

function joined(...parts: readonly Lists[]): Lists {
  const all: { [name: string]: Ids } = {};
  for (const part of parts) for (const [name, ids] of Object.entries(part)) all[name] = [...(all[name] ?? []), ...ids];
  return all;
}

const themes: readonly Restated[] = [turn, reactions, assault, shooting, weapons, vehicles, field, powers];

/** Which entries of both ledgers each procedure and each step of the turn plays. */
export const carries: Carries = {
  seams: joined(ofBase.seams as Lists, ...themes.map((it) => it.seams as Lists)) as Carries['seams'],
  steps: joined(ofBase.steps, ...themes.map((it) => it.steps)),
};
