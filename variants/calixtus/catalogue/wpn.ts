import type { LedgerEntry } from 'sandtable/rules';

export const wpn: readonly LedgerEntry[] = [
  {
    id: 'CAL-WPN-01',
    title: 'Assault weapons',
    source: 'Moving, Shooting and Assaulting',
    text: 'A unit that moved may shoot Assault weapons with no penalty and may charge in the same turn.',
    simulated: 'full',
    changes: 'restates classic base: Assault weapons (CLS-WPN-02)',
  },
  {
    id: 'CAL-WPN-02',
    title: 'Heavy weapons',
    source: 'Moving, Shooting and Assaulting',
    text: [
      'If its unit moved, a Heavy weapon may only make Snap Shots (BS 1). A unit that shot a Heavy weapon may not charge that turn, moved or not.',
      'Ruling: the source counts the move of the unit: if any model of it moved in the Movement phase, all its Heavy, Ordnance and Salvo weapons count as moved (the base asks each model, CLS-MOVE-14). Base exceptions stay: Relentless and Slow and Purposeful (CLS-USR-28, CLS-USR-32), Walkers (CLS-VEH-39), vehicles by speed (CLS-VEH-06), and disembarking or arriving counts as moving.',
    ].join('\n'),
    simulated: 'full',
    changes: 'restates classic base: Heavy weapons (CLS-WPN-03, CLS-ASSAULT-03); replaces moved or not per model (CLS-MOVE-14) by per unit',
  },
  {
    id: 'CAL-WPN-03',
    title: 'Ordnance weapons',
    source: 'Moving, Shooting and Assaulting',
    text: [
      'If its unit moved this turn an Ordnance weapon may not shoot at all. A unit that shot Ordnance may not charge that turn.',
      'Ruling: the text says unit without exempting vehicles, so vehicles are bound too, except for weapons that are also Primary (CAL-WPN-08). Turning on the spot without other movement is not moving (CAL-VEH-09). Whoever counts as stationary in the base still does: Heavy vehicles (CLS-VEH-08), super-heavies (CLS-VEH-43), Relentless and Slow and Purposeful models (CLS-USR-28, CLS-USR-32); Walkers do not. From the base stay: two penetration dice keeping the higher, no other weapon for a non-vehicle (CLS-WPN-06), only Snap Shots from the other weapons of a vehicle (CLS-VEH-09).',
    ].join('\n'),
    simulated: 'full',
    changes: 'restates classic base: Ordnance weapons of non-vehicles (CLS-WPN-06); replaces Ordnance on a moving vehicle (CLS-VEH-09)',
  },
  {
    id: 'CAL-WPN-04',
    title: 'Pistols',
    source: 'Moving, Shooting and Assaulting',
    text: [
      'A Pistol counts as Assault 1: one shot, no penalty for moving, charge allowed.',
      'Ruling: two pistols may both be shot, and a pistol counts as a close combat weapon (CLS-WPN-07).',
    ].join('\n'),
    simulated: 'full',
    changes: 'restates classic base: Pistols (CLS-WPN-07)',
  },
  {
    id: 'CAL-WPN-05',
    title: 'Pistols while locked in combat',
    source: 'Moving, Shooting and Assaulting',
    text: [
      'In its own Shooting phase a unit locked in combat may shoot its Pistols.',
      'Ruling: the source only says that pistols are usable in Assault in the Shooting phase; this is the reading; the only legal target is an enemy unit it is locked with. Saves and wound allocation are those of shooting, no cover save, and the wounds do not count for the assault result nor cause a Morale Check while locked. The pistol still counts as a close combat weapon in the Assault phase. Range and sight are met by being locked; two pistols may both be shot (CLS-WPN-07).',
    ].join('\n'),
    simulated: 'full',
    changes: 'replaces classic base: locked units do not shoot and are not shot at (CLS-SHOOT-02, CLS-SHOOT-03, CLS-SHOOT-22), for Pistols',
  },
  {
    id: 'CAL-WPN-06',
    title: 'Rapid Fire weapons',
    source: 'Moving, Shooting and Assaulting',
    text: [
      'Rapid Fire weapons shoot without penalty after moving; at up to half range each shoots twice, beyond it once. The unit may charge in the same turn.',
      'Ruling: the closing words are incomplete; they are read as permission to charge, as with Assault weapons. The charge may only go to the unit that was shot (CLS-ASSAULT-02).',
    ].join('\n'),
    simulated: 'full',
    changes: 'restates classic base: Rapid Fire shots (CLS-WPN-04); replaces its ban on charging (CLS-WPN-04, CLS-ASSAULT-03)',
  },
  {
    id: 'CAL-WPN-07',
    title: 'Salvo weapons',
    source: 'Moving, Shooting and Assaulting',
    text: [
      'A Salvo X/Y weapon shoots Y times if its unit did not move and X (the lower) times if it moved. A unit that shot Salvo weapons after moving may not charge.',
      'Ruling: where the source is silent CLS-WPN-05 stays: after moving the range is halved, a stationary unit that shot Salvo may not charge either, and Relentless or Slow and Purposeful bearers count as stationary (and only they may then charge).',
    ].join('\n'),
    simulated: 'full',
    changes: 'restates classic base: Salvo (CLS-WPN-05, CLS-ASSAULT-03)',
  },
  {
    id: 'CAL-WPN-08',
    title: 'Primary weapons',
    source: 'Moving, Shooting and Assaulting',
    text: [
      'A Primary weapon shoots at full effect after moving, and its unit may charge in the same turn.',
      'Ruling: Two penetration dice keeping the higher stay, as does full effect at any speed of a vehicle that allows shooting (CLS-WPN-09); a non-vehicle still fires no other weapon in that phase.',
    ].join('\n'),
    simulated: 'full',
    changes: 'restates classic base: Primary weapons (CLS-WPN-09); replaces its limit for non-vehicle bearers (as Ordnance, so no charge)',
  },
  {
    id: 'CAL-WPN-09',
    title: 'One grenade per charge',
    source: 'Moving, Shooting and Assaulting (grenade paragraph); Grenades in the Assault Phase',
    text: [
      'When a unit charges, one of its models may give up its charge bonus attack to throw one grenade at the charged unit, range 6" (written G6"), type Assault 1.',
      'Ruling: thrown after the charge roll is known to reach and before any model is moved; range counts as met because the thrower closes in as he throws. The G marks Guess Range: the guess is taken as correct, so only the to-hit die and 2D6" scatter of CAL-SHOOT-16 remain. Blast means the 3" marker, placed on an enemy model of the charged unit. Hits are handled like shooting hits (one cover die per hit, CAL-SAVE-01; the closest model to the thrower first) but cause no Morale Check and do not count for the assault result. A defensive grenade (CAL-WPN-14) is resolved first. An assault grenade without a printed profile uses CAL-WPN-12. Overwatch comes before the charge roll as in CLS-ASSAULT-04, so before any grenade.',
    ].join('\n'),
    simulated: 'full',
    changes:
      'replaces classic base: assault grenades as an automatic effect (CLS-WPN-53); the throw in the Shooting phase (CLS-WPN-08) stays',
  },
  {
    id: 'CAL-WPN-10',
    title: 'Blast grenades pin',
    source: 'Moving, Shooting and Assaulting; Grenades in the Assault Phase',
    text: [
      'A grenade with Blast has Pinning: if it causes at least one unsaved wound the target takes a Pinning Test with -1 Leadership per unsaved wound from the grenade.',
      'Ruling: one test with a cumulative modifier, not one test per wound (the source has wording for both). Thrown in a charge it is not a shot in the Shooting phase, so a wound is needed (CAL-SHOOT-21). Prone Position cannot be chosen in answer to it. A unit already locked in combat takes no test (CLS-MORALE-12).',
    ].join('\n'),
    simulated: 'full',
    changes: 'extends classic base: thrown grenades (CLS-WPN-08) with Pinning (CLS-WPN-31, CLS-MORALE-12)',
  },
  {
    id: 'CAL-WPN-11',
    title: 'Pinned by a grenade: cover is lost',
    source: 'Moving, Shooting and Assaulting; Grenades in the Assault Phase',
    text: [
      'A unit Pinned by a grenade loses every benefit of cover until the end of the phase: no cover saves, and chargers suffer no Initiative penalty for reaching it through cover. If it is not Pinned, or no grenade was thrown, the penalty of CLS-ASSAULT-15 stands, assault grenades or not.',
      'Ruling: one passage has both sides fight at their Initiative, another puts all Pinned units at Initiative 1. Both are used: chargers at their own Initiative, the Pinned defenders at Initiative 1 (CAL-ASSAULT-09). The -2" of CLS-ASSAULT-07 is part of the charge roll, which comes before the throw, and is never given back. A unit already Pinned or gone to ground when charged gives no cover penalty anyway (CLS-ASSAULT-15, CLS-ASSAULT-37).',
    ].join('\n'),
    simulated: 'full',
    changes:
      'replaces classic base: assault grenades cancel the Initiative penalty (CLS-WPN-53); CLS-ASSAULT-07 and CLS-ASSAULT-15 stay for everyone else',
  },
  {
    id: 'CAL-WPN-12',
    title: 'Frag grenade profile',
    source: 'Grenades in the Assault Phase',
    text: 'Frag grenade: range G6", S4, AP6, Assault 1, Blast, Pinning.',
    simulated: 'full',
    changes: 'replaces classic base: stock grenade profile (CLS-DEF-16: 8" S3 AP -; CLS-WPN-08)',
  },
  {
    id: 'CAL-WPN-13',
    title: 'Frag against units in the open',
    source: 'Grenades in the Assault Phase',
    text: [
      'If the unit hit by frag is not in cover, its Initiative is lowered by 1 for each model removed by the grenade, for that Assault phase.',
      'Ruling: minimum 1; if the unit is also Pinned it is at Initiative 1 anyway.',
    ].join('\n'),
    simulated: 'full',
    changes: 'new',
  },
  {
    id: 'CAL-WPN-14',
    title: 'Defensive grenade: thrown at chargers',
    source: 'Moving, Shooting and Assaulting; Grenades in the Assault Phase',
    text: [
      'A unit being charged may name one model to throw one defensive grenade at the charging unit. It is resolved once the charge roll has succeeded. If the chargers become Pinned by it the charge fails.',
      'Ruling: "right before they charge" and "after the charge succeeded" are joined: after the charge roll, before charge moves; range counts as met because the chargers close in (CAL-WPN-09). Models removed by it do not undo a charge roll that reached. A charge that fails this way ends with no move at all (Pinned units do not move). Locked, gone-to-ground or Pinned units may not throw (CLS-WPN-54). A defensive grenade without a printed profile uses CAL-WPN-16.',
    ].join('\n'),
    simulated: 'full',
    changes: 'extends classic base: defensive grenades (CLS-WPN-54), passive there',
  },
  {
    id: 'CAL-WPN-15',
    title: 'Defensive grenade: no charge bonus',
    source: 'Grenades in the Assault Phase',
    text: [
      'A unit that charges an enemy with defensive grenades gets no +1 attack for charging, even if the thrown grenade hits or wounds nothing.',
      'Ruling: the source says both that these grenades keep working as before and that they may now be thrown: the passive effect therefore holds with or without a throw, except when the charged unit was already locked, gone to ground or Pinned (CLS-WPN-54). Its bearers keep Stealth against shots from within 8" (one Cover Save level, CAL-SAVE-03). Only the bonus of CAL-ASSAULT-12 goes; Surprise Assault and Hatred attacks stay.',
    ].join('\n'),
    simulated: 'full',
    changes: 'restates classic base: defensive grenades (CLS-WPN-54)',
  },
  {
    id: 'CAL-WPN-16',
    title: 'Photon grenade profile',
    source: 'Grenades in the Assault Phase',
    text: [
      'Photon grenade (defensive): range G6", S1, AP -, Assault 1, Blast, Pinning.',
      'Ruling: S1 wounds T2 or more on 6+, T1 on 4+ (CAL-ASSAULT-06 has no impossible result).',
    ].join('\n'),
    simulated: 'full',
    changes: 'extends classic base: defensive grenades (CLS-WPN-54) with a profile that can wound',
  },
  {
    id: 'CAL-WPN-17',
    title: 'EMP grenade against vehicles',
    source: 'Moving, Shooting and Assaulting',
    text: [
      'EMP works on vehicles as Haywire does in the base but only on 4+ where Haywire works on 2+: D6 on a hit, 1-3 nothing, 4-5 Glancing Hit, 6 Penetrating Hit. Haywire grenades keep 1 nothing, 2-5 Glancing, 6 Penetrating.',
      'Ruling: the source gives only the two thresholds; the 6 = Penetrating Hit is kept from CLS-WPN-29 for both. The AP2 of EMP (CAL-WPN-18) gives +1 on the damage table (CLS-VEH-18); a haywire grenade has AP -. Hull Points: CAL-VEH-05.',
    ].join('\n'),
    simulated: 'full',
    changes: 'new weapon, a weaker form of Haywire; Haywire itself is restated (CLS-WPN-29)',
  },
  {
    id: 'CAL-WPN-18',
    title: 'EMP grenade against powered armour: wound and pin',
    source: 'Moving, Shooting and Assaulting; Grenades in the Assault Phase',
    text: [
      'EMP grenade: range G6", no Strength, AP2, Assault 1, Blast, EMP Shockwave. For each model in powered armour (Power Armour, other mechanised or 2+ suits, battlesuits, living-metal warriors) under the marker roll a D6: on 4+ it takes a wound at AP2. If at least one 4+ was rolled the unit is Pinned without a test. Other models are not affected.',
      'Ruling: one passage says no wounds are caused, the later profile says the target is wounded and gives an AP. The profile wins (its AP would be pointless otherwise); a switch "EMP causes no wounds" should exist. "Immobilise" is covered by being Pinned. Pinning holds even if the wound is saved, and Fearless does not prevent it. Which suits count is a datasheet flag; a datasheet without it counts if its printed armour save is 3+ or better and the model is not a vehicle, Beast or Monstrous Creature (a setting).',
    ].join('\n'),
    simulated: 'full',
    changes: 'new; the base has no EMP grenade',
  },
  {
    id: 'CAL-WPN-19',
    title: 'EMP: Initiative 1',
    source: 'Grenades in the Assault Phase',
    text: [
      'A powered-armour model hit by an EMP grenade fights at Initiative 1 in that Assault phase, even if the 4+ roll failed.',
      'Ruling: models of the unit that were not under the marker keep their Initiative unless the unit is Pinned.',
    ].join('\n'),
    simulated: 'full',
    changes: 'new',
  },
  {
    id: 'CAL-WPN-20',
    title: 'Melta bombs',
    source: 'Grenades in the Assault Phase',
    text: [
      'A melta bomb has Melta: it rolls 2D6 + Strength against vehicle armour.',
      'Ruling: no half-range condition, as it is used in contact. S8, AP1 and Unwieldy stay as in CLS-WPN-55. Against a Monstrous Creature it wounds by S8, without extra dice.',
    ].join('\n'),
    simulated: 'full',
    changes: 'replaces classic base: Armourbane of the melta bomb (CLS-WPN-55) by Melta (CLS-WPN-22), which gives the same dice',
  },
  {
    id: 'CAL-WPN-21',
    title: 'Fusion bombs',
    source: 'Grenades in the Assault Phase',
    text: [
      'A fusion bomb has Fusion: 2D6 + Strength against vehicle armour, and its hits are always AP1 whatever its printed AP.',
      'Ruling: no Strength is printed; S8 is used as for a melta bomb, Unwieldy included (CLS-WPN-55).',
    ].join('\n'),
    simulated: 'full',
    changes: 'new; a melta bomb (CLS-WPN-55) with fixed AP1',
  },
  {
    id: 'CAL-WPN-22',
    title: 'Grenades and bombs against vehicles without WS',
    source: 'Grenades in the Assault Phase',
    text: [
      'A model in close combat with a vehicle that has no WS may attack it with a grenade or bomb, which hits automatically.',
      'Ruling: each model doing so makes exactly one such attack in place of all its attacks (CLS-WPN-55), on rear armour (CLS-VEH-32). Other attacks on a vehicle that moved still roll against WS 1 (CLS-VEH-30). Walkers have WS: CLS-VEH-52 applies there.',
    ].join('\n'),
    simulated: 'full',
    changes:
      'restates classic base: one grenade attack per model (CLS-WPN-55, CLS-VEH-32); replaces the to-hit roll against a vehicle that moved (CLS-VEH-30) for these attacks',
  },
  {
    id: 'CAL-WPN-23',
    title: 'Thunder hammers are two-handed',
    source: 'Weapons',
    text: [
      'A thunder hammer is a two-handed weapon: its bearer never gets the extra attack for a second close combat weapon.',
      'Ruling: in the base it is a Specialist Weapon and a second one would give the attack (CLS-WPN-38); here a second thunder hammer gives none either, and a storm shield remains usable (only the attack bonus is lost).',
    ].join('\n'),
    simulated: 'full',
    changes: 'extends classic base: thunder hammer (CLS-WPN-52) with Two-handed (CLS-WPN-39)',
  },
  {
    id: 'CAL-WPN-24',
    title: 'Hefty weapons',
    source: 'Weapons',
    text: [
      'A Hefty weapon worsens the armour save of what it wounds by 1 for each point of Strength of the attack above 3. Natural 1 still fails; a save worse than 6+ cannot be made. Invulnerable and cover saves are not changed.',
      'Ruling: the Strength of the attack after all modifiers is used. AP works as well: if AP removes the save nothing more is needed.',
    ].join('\n'),
    simulated: 'full',
    changes: 'new; modifies the armour save of CLS-SAVE-01',
  },
  {
    id: 'CAL-WPN-25',
    title: 'Rending: wounds',
    source: 'Weapons',
    text: [
      'A Rending attack whose to-hit die shows 6 wounds automatically with AP1 (no to-wound roll). It goes to its own wound pool.',
      'Ruling: the natural die counts, including a rerolled one; a hit without a to-hit die (template, automatic) never rends. A Snap Shot 6 rends. A 6 to wound does nothing special any more. In close combat the same holds.',
    ].join('\n'),
    simulated: 'full',
    changes: 'replaces classic base: Rending against models with Toughness (CLS-WPN-24: 6 to wound, AP2)',
  },
  {
    id: 'CAL-WPN-26',
    title: 'Rending: vehicles',
    source: 'Weapons',
    text: [
      'When the D6 of the armour penetration roll of a Rending weapon shows 6, add a D3.',
      'Ruling: "a 6 is rolled" is taken as the penetration die, as in the base, not the to-hit die; the AP1 of CAL-WPN-25 is only for wounds, against vehicles the printed AP is used.',
    ].join('\n'),
    simulated: 'full',
    changes: 'restates classic base: Rending against armour (CLS-WPN-24)',
  },
  {
    id: 'CAL-WPN-27',
    title: 'Grenade range and G notation',
    source: 'Moving, Shooting and Assaulting; profiles in Grenades in the Assault Phase',
    text: [
      'Every thrown grenade has range G6", that is 6" and Guess Range.',
      'Ruling: the letter is not explained; it is read as Guess, the only G-term the source defines. At this distance the guess counts as correct, so a throw is a to-hit die by BS and, on a miss, 2D6" scatter (CAL-SHOOT-16). The allowance of one thrown grenade per unit in the Shooting phase (CLS-WPN-08) stays, at 6"; such a throw of a Blast grenade is a Pinning shot (CAL-SHOOT-21).',
    ].join('\n'),
    simulated: 'full',
    changes: 'replaces classic base: range and placing of a thrown grenade (CLS-WPN-08, CLS-WPN-12, CLS-DEF-16)',
  },
];
