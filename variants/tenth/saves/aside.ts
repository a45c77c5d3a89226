import type { FrameOf, Game } from 'sandtable/rules';
import { defineFrame, field, full } from 'sandtable/rules';
import type { Modern, Roll } from '../family.ts';
import type { Attack } from '../shooting/attack-frame.ts';

/**
 * What was put aside. A Critical Wound that is allocated when all other attacks are done (`attack`) comes before the other mortal
 * wounds of the attacks, which come in the order of their attacks: those in place of damage (`devastating`) and those on top of it
 * (`extra`).
 */
export const ASIDE = { attack: 0, devastating: 1, extra: 2 } as const;

const MOST_ASIDE = 4096;
const NONE: Roll = { dice: 0, sides: 6, plus: 0 };

const declared = () => ({
  n: 0,
  /** The entry being settled; -1 for none. */
  at: -1,
  kind: field.row(Uint8Array, MOST_ASIDE, 'n'),
  target: field.row(Int16Array, MOST_ASIDE, 'n'),
  weapon: field.row(Uint8Array, MOST_ASIDE, 'n'),
  traits: field.row(Int16Array, MOST_ASIDE, 'n'),
  settled: field.row(Uint8Array, MOST_ASIDE, 'n'),
  /** Mortal wounds of `extra`. */
  wounds: field.idleRow(() => new Array<Roll>(MOST_ASIDE).fill(NONE), 'no numbers: the account tells them with their entry'),
});

/** What was put aside in an arena: how it begins. The account describes it volley by volley, as rows of like things. */
export const ASIDE_QUEUE = defineFrame(declared);

/** Attacks that wait for the end of their volley, in the order in which they were put aside; volleys within volleys use its end. */
export interface Aside extends FrameOf<ReturnType<typeof declared>> {}

/** Puts an attack aside. */
export function putAside(g: Game<Modern>, a: Attack, kind: number, wounds: Roll = NONE): void {
  const q = g.desk.aside;
  if (q.n === MOST_ASIDE) full('attacks put aside', MOST_ASIDE);
  q.kind[q.n] = kind;
  q.target[q.n] = a.target.slot;
  q.weapon[q.n] = a.weaponIndex;
  q.traits[q.n] = a.traits;
  q.settled[q.n] = 0;
  q.wounds[q.n] = wounds;
  q.n++;
}
