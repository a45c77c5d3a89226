/** Characteristics that can be modified: those of models, and those of weapons and the attacks made with them. */
export const STAT = { M: 0, T: 1, Sv: 2, Ld: 3, OC: 4, range: 5, A: 6, BS: 7, WS: 8, S: 9, AP: 10, D: 11 } as const;
export type Stat = (typeof STAT)[keyof typeof STAT];

/** Their names on datasheets. */
export const STAT_WORDS = {
  move: STAT.M,
  toughness: STAT.T,
  save: STAT.Sv,
  leadership: STAT.Ld,
  oc: STAT.OC,
  range: STAT.range,
  attacks: STAT.A,
  bs: STAT.BS,
  ws: STAT.WS,
  strength: STAT.S,
  ap: STAT.AP,
  damage: STAT.D,
} as const satisfies { readonly [word: string]: Stat };
export type StatWord = keyof typeof STAT_WORDS;

/** Whether lower is better: true for all those written with a plus (TEN-MOD-12). AP is stored as the number after its minus. */
export const isRoll = (what: Stat): boolean => what === STAT.Sv || what === STAT.Ld || what === STAT.BS || what === STAT.WS;

/** Whether it belongs to a weapon and its attacks, not to a model. */
export const isOfWeapon = (what: Stat): boolean => what >= STAT.range;
