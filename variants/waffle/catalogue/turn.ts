import type { LedgerEntry } from 'sandtable/rules';

export const turn: readonly LedgerEntry[] = [
  {
    id: 'WAF-TURN-01',
    title: 'Priority roll',
    source: 'The Turn, working playtest turn order, paragraph 1',
    text: [
      'Every game turn opens with both players rolling D6 + Leadership of their Warlord. The higher total makes the first activation of that turn. Equal totals are re-rolled by both players until they differ.',
      "Ruling: Use the Warlord's printed Ld, ignoring modifiers and whether the Warlord is still alive; an army with no Warlord uses the highest printed Ld in its roster. Seizing the initiative (classic base, 6 on a D6) applies to turn 1 only: the player who lost the turn-1 priority roll may try it and on success makes the first activation of turn 1. The deployment roll-off of the base (CLS-TURN-06) still settles zones and order of deployment but no longer who begins.",
    ].join('\n'),
    simulated: 'full',
    changes:
      'classic base: fixed player order and first turn by deployment replaced, seizing kept for turn 1 only (CLS-TURN-01, CLS-TURN-06, CLS-TURN-08)',
  },
  {
    id: 'WAF-TURN-02',
    title: 'Alternating activation',
    source: 'The Turn, working playtest turn order, paragraphs 1-2',
    text: [
      'Beginning with the priority winner, the players alternate. Each picks one squad or vehicle that has not yet acted this turn; that unit does its movement, shooting and assaulting before the opponent picks. A unit that has finished is marked as spent and cannot be picked again that turn.',
      "Ruling: A vehicle squadron is one unit. A joined Independent Character acts with the unit. A transport and its passengers are two units and activate separately (passengers may disembark in their own activation if the transport's movement so far allows it). A player who still has an unspent unit must pick one, although it may choose to do nothing.",
    ].join('\n'),
    simulated: 'full',
    changes:
      'classic base: turn sequence, in which one player completes every phase with the whole army (CLS-TURN-01, CLS-TURN-02, CLS-TURN-04)',
  },
  {
    id: 'WAF-TURN-03',
    title: 'Order of steps inside one activation',
    source: 'The Turn, working playtest turn order, paragraph 1',
    text: [
      'The active unit resolves movement, then shooting (including enemy reactions), then assault (charge, charge reaction, fighting) as one uninterrupted sequence apart from those reactions.',
      'Ruling: Regroup tests for a unit that is falling back come at the very start of its activation; if it fails, its Fall Back move is its movement. Psychic powers sit between movement and shooting (WAF-PSY-01).',
    ].join('\n'),
    simulated: 'full',
    changes: 'classic base: phases shared by the whole army (CLS-TURN-02, CLS-TURN-04); moment of the Regroup test (CLS-MORALE-10)',
  },
  {
    id: 'WAF-TURN-04',
    title: 'Surplus activations run consecutively',
    source: 'The Turn, working playtest turn order, paragraph 3',
    text: 'When one player has no unspent unit left, the other activates the rest of theirs one after another until all are spent.',
    simulated: 'full',
    changes: 'new',
  },
  {
    id: 'WAF-TURN-05',
    title: 'Melee ignores the spent marker',
    source: 'The Turn, working playtest turn order, paragraph 1',
    text: [
      'A unit engaged in close combat fights normally whenever that combat is fought, even if it is already spent this turn.',
      'Ruling: The source does not say how often a combat is fought. Adopted: a round is fought in the activation of any unit that charges into it; otherwise in the activation of the first unit of each side that starts its activation locked in it, provided that side has not already triggered a round of that combat this turn. All units in the combat strike in every round. This keeps the classic rhythm of two rounds per game turn (one per side) plus one for each extra charge. Challenges (CLS-ASSAULT-24) are offered in every such round; the side whose activation triggered it may issue first.',
    ].join('\n'),
    simulated: 'full',
    changes: "classic base: every combat is fought once in each player's Assault phase (CLS-ASSAULT-01, CLS-ASSAULT-13)",
  },
  {
    id: 'WAF-TURN-06',
    title: 'End of the turn',
    source: 'The Turn, working playtest turn order, paragraph 4',
    text: [
      'The turn ends once every unit of both sides has been activated; markers are cleared and a new turn starts with a new priority roll.',
      'Ruling: Game length (CLS-TURN-09) and the wipe-out check (CLS-TURN-10) are made here, before the next priority roll.',
    ].join('\n'),
    simulated: 'full',
    changes: 'classic base: end of game turn (CLS-TURN-01); game length and wipe-out are untouched (CLS-TURN-09, CLS-TURN-10)',
  },
  {
    id: 'WAF-TURN-07',
    title: 'Phase windows and durations under alternating activation',
    source: 'The Turn (silent); Reaction to Shooting; Reaction Restrictions; When to Test; Blind; Vortex; Automatic Fire',
    text: [
      "Adopted translation of phase language. (a) Things measured in or at the end of a single Movement or Shooting phase use that portion of the current activation. (b) Limits on how often a unit may respond (one reaction to shooting per Shooting phase, one reaction to a charge per turn) run over the whole game turn. (c) Effects lasting until the end of a unit's next turn last until the end of that unit's next activation beginning after the effect started. (d) Start-of-player-turn effects happen once, at the start of the game turn before the priority roll. (e) End-of-Shooting-phase effects with no active unit (automatic emplaced fire) happen once, after the last activation of the game turn.",
      "Ruling: The source keeps whole-army phase wording beside its activation turn order. Reading (b) is needed because the Pinning rule foresees a unit that has already reacted being pinned by a different shooter; reading (a) follows the source's talk of a squad's own shooting phase. With WAF-TURN-02 off, all of these revert to the classic phases. Further translations: the active player of the base is the one whose unit is activated; between activations it is the winner of the priority roll (CLS-DEF-14). Effects until the start of a unit's next own turn (Jink, smoke) end when its next activation begins. End-of-player-turn effects (Soul Blaze, It Will Not Die) happen once, at the end of the game turn. Effects until the end of the next Assault phase (Concussive) last until the end of the next game turn. Interceptor fires after the movement part of the arriving unit's activation, and the weapon then stays silent in its bearer's next activation. Hit and Run is tried at the end of a round that the unit fought.",
    ].join('\n'),
    simulated: 'full',
    changes: 'classic base: meaning of phase and turn windows (CLS-TURN-01, CLS-TURN-02, CLS-TURN-03, CLS-DEF-14)',
  },
  {
    id: 'WAF-TURN-08',
    title: 'Leadership-ordered phases',
    source: 'The Turn, item under consideration',
    text: [
      'Alternative turn order. In each game turn all units of both sides move in descending order of Leadership; when every unit has moved or declined, the same order is used again for shooting, and again for assaulting. Where units tie, their controllers choose who goes first and the tied units count as having acted at the same moment.',
      "Ruling: A unit's Ld is the highest printed Ld in it. Units with no Ld act last. Ties between opponents: the winner of the WAF-TURN-01 roll puts one unit first, then the tied sides alternate; simultaneity only matters to rules that ask which unit acted earlier (neither did), results are applied in the chosen sequence. Phases are turn-wide, so windows in WAF-TURN-07 (a) and (b) cover the whole phase and each combat is fought once per game turn in the assault phase.",
    ].join('\n'),
    simulated: 'full',
    changes: 'classic base: turn sequence (CLS-TURN-01, CLS-TURN-02, CLS-TURN-04); replaces WAF-TURN-02 to WAF-TURN-06 when on',
  },
  {
    id: 'WAF-TURN-09',
    title: 'Initiative as the ordering key',
    source: 'The Turn, item under consideration (parenthesis)',
    text: [
      'Variant of WAF-TURN-08 that sorts units by Initiative instead of Leadership.',
      'Ruling: Use the highest printed I in the unit; units without I act last. Has no effect unless WAF-TURN-08 is on.',
    ].join('\n'),
    simulated: 'full',
    changes: 'new; modifies WAF-TURN-08',
  },
];
