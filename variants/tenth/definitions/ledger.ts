import type { LedgerEntry } from 'sandtable/rules';

/** TEN-DEF entries without a switch: procedures of the edition play them, or they are data. */
export const ledger: readonly LedgerEntry[] = [
  {
    id: 'TEN-DEF-01',
    title: 'Players, armies, whose rule',
    source:
      'Commentary "You", "Controlling Player", "Active Player", "Army", "Your Stratagems", "Your Opponent\'s Stratagems", "Points Total", "Stratagem Label"',
    layer: 'commentary',
    text: '"You" is the player who controls the unit with the rule or uses the Stratagem; "your Stratagems" are those you use. The active player is the one whose turn it is. An army is every unit on the roster plus units added later; its points total is their sum. A Stratagem\'s labels (Battle Tactic, Epic Deed, Strategic Ploy, Wargear and Detachment names) may be several.',
    simulated: 'none',
    leavesOut: 'words only; behaviour is in TEN-TURN-02, TEN-STRAT-01, TEN-RESERVE-04',
    changes: 'Vocabulary. Off: no change (clarification).',
  },
  {
    id: 'TEN-DEF-02',
    title: 'Any, other, different',
    source: 'Commentary "Any", "Other Model/Unit", "Different Model/Unit"',
    layer: 'commentary',
    text: '"Any" means one or more. "Other" and "different" exclude the model or unit itself (or the one already named); another unit of the same datasheet is "other".',
    simulated: 'full',
    changes: 'Vocabulary. Off: no change (clarification).',
    seams: ['auraReaches'],
  },
  {
    id: 'TEN-DEF-03',
    title: 'Words for the steps of an attack',
    source: 'Commentary "Scores a Wound", "Saved", "Suffers Damage", "Normal Damage", "Target (of an attack)", "Critical Wound" (on a)',
    layer: 'commentary',
    text: 'An attack scores a wound once it has wounded and reaches allocation, saved or not. It is saved if any saving throw stopped it. A model suffers damage when the Inflict Damage step is reached, even if Feel No Pain then saves every wound. Normal damage is damage from D, not mortal wounds. The target is the unit attacked.',
    simulated: 'full',
    changes: 'Vocabulary used by triggers. Off: no change (clarification).',
    seams: ['suffersDamage'],
  },
  {
    id: 'TEN-DEF-04',
    title: 'Places on the table',
    source: 'Commentary "Battlefield Edge", "No Man\'s Land", "Table Quarter", "Battlefield Quarter"',
    layer: 'commentary',
    text: "The table has four edges. No Man's Land is all of it outside both deployment zones. Table quarters come from two lines through the centre parallel to the edges; distances to them are horizontal.",
    simulated: 'full',
    changes: 'Vocabulary used by missions. Off: no change (clarification).',
    seams: ['inchesToQuarter'],
  },
  {
    id: 'TEN-DEF-05',
    title: 'Tokens',
    source: 'Commentary "Token"',
    layer: 'commentary',
    text: 'Markers beside a unit are reminders, not models; they give way to moving models.',
    simulated: 'none',
    leavesOut: 'the engine keeps such information as state, nothing stands on the table',
    changes: 'Vocabulary. Off: no change (clarification).',
  },
];
