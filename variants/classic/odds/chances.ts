import type { ChanceCell, ChanceGrids, Probe } from 'sandtable/rules';

const HIGHEST = 10;
const upToHighest = Array.from({ length: HIGHEST }, (_, i) => i + 1);

const MODEL = { WS: 4, BS: 4, S: 4, T: 4, W: 1, I: 4, A: 1, Ld: 8, Sv: 7 };
/** It strikes last and makes no attacks, so that the only blow is the attacker's. */
const TARGET = { ...MODEL, I: 1, A: 0 };

const shooting = (attacker: object, target: object, strength: number): Probe => ({
  attacker: { ...MODEL, ...attacker },
  target: { ...TARGET, ...target },
  weapon: { range: 24, S: strength, AP: '-', type: 'assault' },
  apartInches: 8,
  when: { shoot: 'A', at: 'B', with: 'probe' },
});
const assault = (attacker: object, target: object): Probe => ({
  attacker: { ...MODEL, ...attacker },
  target: { ...TARGET, ...target },
  weapon: null,
  apartInches: 1,
  statuses: ['locked'],
  when: { fight: 'A' },
});

const cell = (row: number, column: number, column_label: string, probe: Probe): ChanceCell => ({
  row_at: row - 1,
  row_label: String(row),
  column_at: column,
  column_label,
  probe,
});

/** Characteristics from 1 to 10: Weapon Skill against the target's, Ballistic Skill against any target, Strength against Toughness. */
export const chances = (): ChanceGrids => ({
  toHit: upToHighest.flatMap((skill) => [
    cell(skill, 0, 'BS', shooting({ BS: skill }, {}, 4)),
    ...upToHighest.map((against) => cell(skill, against, String(against), assault({ WS: skill }, { WS: against }))),
  ]),
  toWound: upToHighest.flatMap((strength) =>
    upToHighest.map((toughness) => cell(strength, toughness - 1, String(toughness), shooting({}, { T: toughness }, strength))),
  ),
});
