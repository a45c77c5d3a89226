import type { LedgerEntry } from 'sandtable/rules';

export const def: readonly LedgerEntry[] = [
  {
    id: 'CAL-DEF-01',
    title: 'Order of a shooting attack',
    source: 'The Shooting Phase (points 1-14 put together)',
    text: [
      '(1) target; Jink declared; (2) range and sight per weapon; shots counted; (3) going to ground; (4) cover dice per shot; (5) to-hit, rerolls; (6) to-wound, Rending apart; (7) pools; (8) allocate, Look Out Sir, armour or invulnerable save, remove; next weapon from (2); (9) after the last weapon: crossfire check, Pinning Test or Prone choice, turning to face; (10) at the end of the phase Morale Checks.',
      'Ruling: a unit that Falls Back takes no Pinning Test and a unit Pinned or prone takes no further one.',
    ].join('\n'),
    simulated: 'full',
    changes: 'replaces classic base: shooting sequence (CLS-SHOOT-01, CLS-SHOOT-21), by moving cover, going to ground and pinning',
  },
  {
    id: 'CAL-DEF-02',
    title: 'Facing arcs of a unit',
    source: 'The Shooting Phase, opening paragraph',
    text: [
      'Relative to its facing a unit has four arcs.',
      "Ruling: the source names front, side and rear without angles: measured from the unit's centroid, front is up to 45 degrees either side of the facing, rear is up to 45 degrees either side of the opposite direction, left and right side are between; a boundary belongs to front or rear. The attacker's position is its centroid. Bearings here run clockwise from the facing; stored angles are those of CLS-DEF-03.",
    ].join('\n'),
    simulated: 'full',
    changes: 'new; vehicles keep CLS-VEH-12',
  },
  {
    id: 'CAL-DEF-03',
    title: 'Pinned',
    source: 'Prone Position and Pinning passages of several sections',
    text: [
      'A Pinned unit may not move, Run, shoot or charge until the end of its own next turn and fights at Initiative 1 when assaulted.',
      'Ruling: it fires no Overwatch either (CLS-ASSAULT-04). It counts as gone to ground for cover (+1 level, 6+ in the open) unless a rule takes cover away (CAL-WPN-11, CAL-USR-26). A unit Pinned in its own turn (failed charge on a feared enemy, defensive grenade) stays so to the end of its following own turn. If locked in combat when it ends nothing else happens. A unit that went to ground of its own will is not Pinned: CAL-SHOOT-11. A Pinned unit that Falls Back makes that move and is no longer Pinned (CLS-MORALE-14).',
    ].join('\n'),
    simulated: 'full',
    changes:
      'replaces classic base: gone to ground after a failed pinning test, Snap Shots allowed (CLS-MORALE-12, CLS-MORALE-14, CLS-ASSAULT-37)',
  },
  {
    id: 'CAL-DEF-04',
    title: 'Unsaved wounds and casualties',
    source: 'Morale Check, Suppression Fire and explosion passages',
    text: [
      'Wounds suffered means unsaved wounds; casualties means models removed.',
      'Ruling: the source uses wounds, unsaved wounds and casualties side by side; the first two are the same, the third is kept apart. Surplus wounds beyond what the models have are not counted; wounds ignored by a later roll (such as Feel No Pain) are not counted. An instant death counts as the Wounds the model had left (CLS-ASSAULT-27).',
    ].join('\n'),
    simulated: 'full',
    changes: 'restates classic base: unsaved wounds and casualties (CLS-DEF-13, CLS-ASSAULT-27)',
  },
  {
    id: 'CAL-DEF-05',
    title: 'Strength, Toughness and Initiative tests',
    source: 'Miscellaneous Rules',
    text: [
      'A test is passed on a D6 equal to or under the characteristic. A characteristic above 5 gives a failed test one reroll that is passed on a die up to (characteristic minus 5): 6 = 1, 7 = 1-2, 8 = 1-3, 9 = 1-4, 10 = 1-5.',
      'Ruling: a 6 on the first die is always a failure, so the reroll matters only then; a natural 1 passes (CLS-DEF-10); other characteristics use the base. A unit tests with its majority value (CLS-DEF-11).',
    ].join('\n'),
    simulated: 'full',
    changes: 'restates classic base: characteristic tests (CLS-DEF-10); replaces the final failure of a natural 6 for S, T and I above 5',
  },
  {
    id: 'CAL-DEF-06',
    title: 'Initiative modifiers',
    source: 'Assault Phase points 7-9, grenades, Fear',
    text: [
      'Initiative bonuses and penalties of different rules add up; a rule that fixes Initiative at 1 beats them all.',
      'Ruling: source silent on the order; CLS-DEF-09: multiply, add, then fixed values. Result is never below 1 nor above 10.',
    ].join('\n'),
    simulated: 'full',
    changes: 'restates classic base: modifier order and limits (CLS-DEF-09) for Initiative (CLS-ASSAULT-14, CLS-ASSAULT-15)',
  },
];
