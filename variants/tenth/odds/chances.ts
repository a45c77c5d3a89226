import type { ChanceCell, ChanceGrids, Probe } from 'sandtable/rules';

const upTo = (last: number, first = 1): number[] => Array.from({ length: last - first + 1 }, (_, i) => first + i);
const HIGHEST = 12;

const MODEL = { M: 6, T: 4, Sv: 7, W: 1, Ld: 7, OC: 1 };

const shooting = (skill: number, strength: number, toughness: number): Probe => ({
  attacker: MODEL,
  target: { ...MODEL, T: toughness },
  weapon: { range: 24, A: 1, skill, S: strength, AP: 0, D: 1 },
  apartInches: 8,
  when: { shoot: 'A', at: 'B', with: 'probe' },
});
const fight = (skill: number): Probe => ({
  attacker: MODEL,
  target: MODEL,
  weapon: { range: 'melee', A: 1, skill, S: 4, AP: 0, D: 1 },
  apartInches: 1,
  statuses: ['locked'],
  when: { fight: 'A', at: 'B' },
});

const ofSkill = (skill: number, column: number, column_label: string, probe: Probe): ChanceCell => ({
  row_at: skill - 2,
  row_label: `${skill}+`,
  column_at: column,
  column_label,
  probe,
});

/** The skill is the weapon's own, whatever the target. */
export const chances = (): ChanceGrids => ({
  toHit: upTo(6, 2).flatMap((skill) => [ofSkill(skill, 0, 'BS', shooting(skill, 4, 4)), ofSkill(skill, 1, 'WS', fight(skill))]),
  toWound: upTo(HIGHEST).flatMap((strength) =>
    upTo(HIGHEST).map((toughness) => ({
      row_at: strength - 1,
      row_label: String(strength),
      column_at: toughness - 1,
      column_label: String(toughness),
      probe: shooting(4, strength, toughness),
    })),
  ),
});
