import type { Game } from 'sandtable/rules';
import type { Attack, Modern, Roll } from '../family.ts';

/**
 * What was put aside. A Critical Wound that is allocated when all other attacks are done (`attack`) comes before the other mortal
 * wounds of the attacks, which come in the order of their attacks: those in place of damage (`devastating`) and those on top of it
 * (`extra`).
 */
export const ASIDE = { attack: 0, devastating: 1, extra: 2 } as const;

const MOST_ASIDE = 4096;
const NONE: Roll = { dice: 0, sides: 6, plus: 0 };

/** Attacks that wait for the end of their volley, in the order in which they were put aside; volleys within volleys use its end. */
export interface Aside {
  n: number;
  /** The entry being settled; -1 for none. */
  at: number;
  readonly kind: Uint8Array;
  readonly target: Int16Array;
  readonly weapon: Uint8Array;
  readonly traits: Int16Array;
  /** Bits: the target was seen, was engaged, the attack is out of phase. */
  readonly state: Uint8Array;
  readonly settled: Uint8Array;
  /** Mortal wounds of `extra`. */
  readonly wounds: Roll[];
}

export const blankAside = (): Aside => ({
  n: 0,
  at: -1,
  kind: new Uint8Array(MOST_ASIDE),
  target: new Int16Array(MOST_ASIDE),
  weapon: new Uint8Array(MOST_ASIDE),
  traits: new Int16Array(MOST_ASIDE),
  state: new Uint8Array(MOST_ASIDE),
  settled: new Uint8Array(MOST_ASIDE),
  wounds: new Array<Roll>(MOST_ASIDE).fill(NONE),
});

/** Puts an attack aside. Beyond the last place it is lost: no unit makes that many attacks. */
export function putAside(g: Game<Modern>, a: Attack, kind: number, wounds: Roll = NONE): void {
  const q = g.desk.aside;
  if (q.n >= MOST_ASIDE) return;
  q.kind[q.n] = kind;
  q.target[q.n] = a.target.slot;
  q.weapon[q.n] = a.weaponIndex;
  q.traits[q.n] = a.traits;
  q.state[q.n] = (a.targetSeen ? 1 : 0) | (a.targetEngaged ? 2 : 0) | (a.overwatch ? 4 : 0);
  q.settled[q.n] = 0;
  q.wounds[q.n] = wounds;
  q.n++;
}
