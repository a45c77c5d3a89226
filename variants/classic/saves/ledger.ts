import { integer, type LedgerEntry } from 'sandtable/rules';
import { defineEntry } from '../define-rule.ts';
import { withNumbers } from '../tables.ts';

/** Entries of CLS-SAVE without a switch: played by the edition's procedures, or pure data. */
export const ledger: readonly LedgerEntry[] = [
  {
    id: 'CLS-SAVE-01',
    title: 'Armour save',
    source: 'saves and cover: Armour save',
    text: "A model with Sv X+ ignores a wound on a D6 roll of X or more, unless the weapon's AP denies it (CLS-SAVE-02). Saves are rolled by the owner per wound. A natural 1 always fails.",
    simulated: 'full',
    seams: ['armourOn'],
  },
  {
    id: 'CLS-SAVE-02',
    title: 'Armour Piercing value',
    source: 'saves and cover: Armour Piercing value',
    text: 'If the weapon\'s AP equals or is lower than the target\'s armour save value, no armour save may be taken; if higher (or "-"), the full armour save is taken. AP never changes the save value and does not affect invulnerable or cover saves.',
    simulated: 'full',
    seams: ['armourOn'],
  },
  {
    id: 'CLS-SAVE-03',
    title: 'Invulnerable save',
    source: 'saves and cover: Invulnerable save',
    text: 'An invulnerable save may be taken against any wound or hit whatever its AP, unless the effect says no saves of any kind.',
    simulated: 'full',
    seams: ['invulnerableOn'],
  },
  {
    id: 'CLS-SAVE-04',
    title: 'Cover save',
    source: 'saves and cover: Cover save',
    text: 'A model obscured from the firer or benefiting from terrain has a cover save against shooting wounds (not in close combat), unaffected by AP. Value by the terrain that gives it (CLS-SAVE-06); some rules add to it.',
    simulated: 'full',
    seams: ['coverOn'],
  },
  defineEntry({
    id: 'CLS-SAVE-05',
    title: 'Who counts as in cover',
    source: 'saves and cover: Who counts as in cover',
    text: [
      'A model gets the cover save of terrain that hides at least 25% of its body from the firing model whose shot is resolved, or of area terrain it stands in if that terrain type says so (woods and ruins give theirs to models with any part of the base inside even when fully visible). For each target model the check is made from the model of the current weapon selection that is nearest to it.',
      'Ruling: Firers of one selection may see a target differently; one representative firer keeps a single cover value per target model.',
    ].join('\n'),
    simulated: 'full',
    seams: ['terrainCover'],
    params: {
      percent: integer(25, 0, 100, 'How much of a body has to be hidden for cover', 'percent'),
    },
    tables: (t, { percent }) => withNumbers(t, { hiddenShare: percent / 100 }),
  }),
  {
    id: 'CLS-SAVE-06',
    title: 'Cover values',
    source: 'saves and cover: Cover values',
    text: [
      'The cover save depends on what obscures the model or what it stands in; see the table. If several apply use the best single one.',
      '| Obscured by | Save |',
      '|---|---|',
      '| Razorwire, high grass | 6+ |',
      '| Woods, craters, hill crest, intervening unit | 5+ |',
      '| Ruins, walls, barricades, battlements, wrecks, trenches, tank traps | 4+ |',
      '| Fortified position (bunker slit, gun pit) | 3+ |',
    ].join('\n'),
    simulated: 'data',
    leavesOut: 'terrain data read by CLS-SAVE-04 (TERRAIN entries repeat the value per piece)',
  },
  {
    id: 'CLS-SAVE-08',
    title: 'One save per wound, best used',
    source: 'saves and cover: One save per wound, best used',
    text: 'Only one save is rolled per wound: the best available among armour (if AP allows), cover and invulnerable. The owner uses the one with the best chance.',
    simulated: 'full',
    seams: ['saves'],
  },
  defineEntry({
    id: 'CLS-SAVE-09',
    title: 'Save limits',
    source: 'saves and cover: Save limits',
    text: 'No save can be better than 2+, whatever the modifiers, and a natural 1 always fails. Bonuses to cover add up; for a model with no cover they count from 7+ (Stealth 6+, Shrouded 5+, both 4+, going to ground 6+, Stealth and going to ground 5+).',
    simulated: 'full',
    seams: ['coverOn'],
    params: {
      best: integer(2, 2, 6, 'The best save that anybody can have', 'needed on a D6'),
    },
    tables: (t, { best }) => withNumbers(t, { bestSave: best }),
  }),
  {
    id: 'CLS-SAVE-10',
    title: '"No saves of any kind"',
    source: 'saves and cover: "No saves of any kind"',
    text: 'Effects that allow no saves also forbid armour, cover and invulnerable saves; Feel No Pain may still be rolled unless forbidden or the effect removes the model outright.',
    simulated: 'full',
    seams: ['allowsCover'],
  },
  {
    id: 'CLS-SAVE-11',
    title: 'Cover against template, blast and barrage',
    source: 'saves and cover: Cover against template, blast and barrage',
    text: "Template weapons ignore cover. Blast weapons use cover from the firer's position, Barrage weapons from the marker's centre (models between the centre and the target, or the area terrain stood in).",
    simulated: 'full',
    seams: ['allowsCover'],
  },
];
