import type { LedgerEntry } from 'sandtable/rules';

export const psy: readonly LedgerEntry[] = [
  {
    id: 'CAL-PSY-01',
    title: 'Primaris power always known',
    source: 'The Psychic Phase, point 1',
    text: [
      'A Psyker always knows the primaris power of each discipline in which it spends Lore Mastery rolls. The primaris still uses up its Mastery Cost from the budget of CAL-PSY-02. It may be swapped for another power of that discipline whose Mastery Cost is equal or lower.',
      'Ruling: "cost must be paid unless swapped" is read as: the slot always costs the cost of whichever power fills it, primaris or substitute. If the budget cannot pay the primaris nor any cheaper substitute, the primaris is known anyway and the budget becomes 0. A discipline\'s primaris is the one so named in the base (CLS-PSY-24 for the generic discipline).',
    ].join('\n'),
    simulated: 'full',
    changes: 'replaces classic base: Psychic Focus (CLS-PSY-03) and the swap for the primaris (CLS-PSY-02)',
  },
  {
    id: 'CAL-PSY-02',
    title: 'Lore Mastery rolls',
    source: 'The Psychic Phase, point 2',
    text: [
      'Before the battle each Psyker rolls as many D6 as its Mastery Level and adds them. It then takes powers whose Mastery Costs together make up that budget.',
      'Ruling: the source asks for an equal total; since an exact fit can be impossible, the total may not exceed the budget and unspent points are lost. Powers are picked by the controller, not rolled; no power twice. No Mastery Costs are printed: a power without one costs its base warp charge cost plus 1 (warp charge 1 = 2, 2 = 3, 3 = 4; a setting). Force (CLS-PSY-22), which belongs to no discipline, stays known free of cost.',
    ].join('\n'),
    simulated: 'full',
    changes: 'replaces classic base: generating powers, one at random per Mastery Level (CLS-PSY-02)',
  },
  {
    id: 'CAL-PSY-03',
    title: 'Splitting Lore Mastery rolls',
    source: 'The Psychic Phase, point 2',
    text: [
      'A Psyker with access to several disciplines may give each Lore Mastery die to a discipline; each discipline then has its own budget, the sum of its dice.',
      'Ruling: the split is decided before the dice are rolled; budgets of different disciplines are not pooled.',
    ].join('\n'),
    simulated: 'full',
    changes: 'replaces classic base: splitting rolls between disciplines (last part of CLS-PSY-02)',
  },
  {
    id: 'CAL-PSY-04',
    title: 'Warp Charge generation',
    source: 'The Psychic Phase, point 3',
    text: [
      "At the start of its own Psychic phase a side rolls one D3 for each of its Psykers, multiplies it by that Psyker's Mastery Level, and adds all results into one shared pool of Warp Charge dice.",
      'Ruling: one D3 per Psyker, not one per Mastery Level. The pool is lost at the end of the phase. Psykers in Reserve generate nothing; embarked ones do (CLS-PSY-04, CLS-RESERVE-12). A Brotherhood or Psychic Pilot is one Psyker with its own D3 (CLS-PSY-20, CLS-PSY-21). The D6 shared by both sides in the base is not rolled.',
    ].join('\n'),
    simulated: 'full',
    changes: 'replaces classic base: Warp Charge pool of the active side (CLS-PSY-04)',
  },
  {
    id: 'CAL-PSY-05',
    title: 'Dispel pool',
    source: 'The Psychic Phase, first point 4 (run on from point 3)',
    text: [
      "At the start of the enemy's Psychic phase the defending side makes its own pool in the same way (D3 x Mastery Level for each Psyker). These dice may only be used to dispel powers the enemy has cast successfully.",
      'Ruling: a side without Psykers has no dispel pool (in the base it would share the D6).',
    ].join('\n'),
    simulated: 'full',
    changes: 'replaces classic base: Warp Charge pool of the other side (CLS-PSY-04, CLS-PSY-10)',
  },
  {
    id: 'CAL-PSY-06',
    title: 'Dispelling',
    source: 'The Psychic Phase, first point 4',
    text: [
      "After a successful cast the defender may spend any number of dispel dice at once. If their sum is strictly higher than the sum of the caster's dice the power has no effect. A tie or less fails; one attempt per power.",
      "Ruling: dice are compared with dice; Leadership, which the caster adds only to reach the casting level, is left out on both sides. The dispelling side names one Psyker as the dispeller (needed for Perils). The bonuses of CLS-PSY-11 and CLS-USR-02 never change dispel dice; they live on in CAL-PSY-12. Any successful cast may be dispelled, blessings on the caster's own side included (CLS-PSY-10).",
    ].join('\n'),
    simulated: 'full',
    changes: 'replaces classic base: Deny the Witch and its die bonuses (CLS-PSY-10, CLS-PSY-11)',
  },
  {
    id: 'CAL-PSY-07',
    title: 'Perils when dispelling',
    source: 'The Psychic Phase, first point 4',
    text: [
      'If two or more dice of a dispel attempt show 6, the dispelling Psyker suffers Perils of the Warp, whether or not the dispel works.',
      'Ruling: the effect is one roll on CLS-PSY-09. If no dispeller was named, the Psyker with the highest Mastery Level suffers it.',
    ].join('\n'),
    simulated: 'full',
    changes: 'replaces classic base: the sentence of CLS-PSY-10 by which denying never causes Perils; the effect is CLS-PSY-09',
  },
  {
    id: 'CAL-PSY-08',
    title: 'Casting level',
    source: 'The Psychic Phase, second point 4',
    text: [
      'Every power has a casting level, always 11 or more; it is cast when the casting total (CAL-PSY-09) is equal to or above it.',
      'Ruling: "always above 10" means the minimum is 11. The default ladder is a harness convention and should be a setting; it also serves Force (11) and the generic powers CLS-PSY-24 to CLS-PSY-31.',
    ].join('\n'),
    simulated: 'data',
    changes: 'replaces classic base: warp charge cost of a power (CLS-PSY-07; costs in CLS-PSY-22, CLS-PSY-24 to CLS-PSY-31)',
  },
  {
    id: 'CAL-PSY-09',
    title: 'Casting a power',
    source: 'The Psychic Phase, point 5',
    text: [
      "The caster takes any number (at least one) of dice from the pool, rolls them, adds them and adds the caster's Leadership. Total >= casting level = success. The dice are spent either way.",
      'Ruling: unmodified Leadership of the casting model is used (a Brotherhood: the highest in the unit; a Psychic Pilot: 10, CLS-PSY-21); each power may be attempted once per phase per Psyker (CLS-PSY-06), and who may cast what is CLS-PSY-05. There are no harnessed points: where the base asks whether they exceed the cost (CLS-PSY-17), the total must exceed the casting level by 3 or more, one step of the default ladder.',
    ].join('\n'),
    simulated: 'full',
    changes: 'replaces classic base: Psychic test (CLS-PSY-07); CLS-PSY-05 and CLS-PSY-06 stay',
  },
  {
    id: 'CAL-PSY-10',
    title: 'Perils when casting',
    source: 'The Psychic Phase, point 5',
    text: [
      'If two or more casting dice show 6, the caster at once suffers Perils of the Warp (CLS-PSY-09), whether the cast succeeds or not. A cast with a single die can therefore never cause Perils.',
      'Ruling: "at once" puts Perils before any dispel attempt, where the base puts it after (CLS-PSY-08); both put it before the effect. As in CLS-PSY-08 a power that was cast, and not dispelled, still takes effect if Perils removes the caster, measured from where it stood.',
    ].join('\n'),
    simulated: 'full',
    changes: 'restates classic base: Perils trigger and table (CLS-PSY-08, CLS-PSY-09); replaces its place after the Deny attempt',
  },
  {
    id: 'CAL-PSY-11',
    title: 'Mental Resistance',
    source: 'The Psychic Phase, point 6',
    text: [
      'When an enemy power that targets a unit is cast and no dispel dice were spent on it (none available or the owner declined), the targeted unit rolls one D6: on 6+ the power does not affect that unit.',
      "Ruling: it is an alternative to dispelling: once dispel dice were spent on a power its targets get no Mental Resistance. Powers with several targets: each rolls alone. Powers on the caster's own side cannot be resisted.",
    ].join('\n'),
    simulated: 'full',
    changes: 'replaces classic base: Deny the Witch for an army without dispel dice (CLS-PSY-10)',
  },
  {
    id: 'CAL-PSY-12',
    title: 'Mental Resistance modifiers',
    source: 'The Psychic Phase, point 6',
    text: [
      "+1 to the Mental Resistance die for each that is true of the target unit: (a) it has Adamantium Will; (b) a model in it is a Psyker or has Psychic Pilot or Brotherhood of Psykers; (c) at least one model has a Mastery Level higher than the caster's. Maximum +3 (needs 3+).",
      'Ruling: the list is joined by "and" but is read as three separate bonuses, each +1. A natural 1 cannot succeed in any case (1+3 = 4). Dispel dice get none of these bonuses (CAL-PSY-06).',
    ].join('\n'),
    simulated: 'full',
    changes: 'replaces classic base: Deny the Witch modifiers (CLS-PSY-11) and Adamantium Will (CLS-USR-02)',
  },
];
