import type { UnitType } from './family.ts';
import { coverByKind } from './terrain/covers.ts';
import { typesOf } from './units/types-of.ts';

/** Numbers of the base that entries of its ledger let a designer change. Inches, unless the name says otherwise. */
export interface Numbers {
  /** Coherency of a unit, across and up, and of vehicles of a squadron (CLS-MOVE-05, CLS-VEH-29). */
  readonly coherencyInches: number;
  readonly coherencyUpInches: number;
  readonly squadronInches: number;
  /** How far a model piles in (CLS-ASSAULT-16, -34). */
  readonly pileInInches: number;
  /** How near a friend in contact lets a model strike (CLS-ASSAULT-17). */
  readonly engagedInches: number;
  /** Dice of a thrust move (CLS-MOVE-13). */
  readonly thrustDice: number;
  /** Dice of a Fall Back move by unit type (CLS-MORALE-07). */
  readonly fallBackDice: Uint8Array;
  /** Highest roll that fails a dangerous terrain test (CLS-MOVE-07), and the Hull Points that it costs a vehicle (CLS-VEH-05). */
  readonly dangerousUpTo: number;
  readonly dangerousPoints: number;
  /** How far a vehicle goes Flat Out (CLS-VEH-11). */
  readonly flatOutInches: number;
  /** Hull Points that an Immobilised result costs an immobilised vehicle (CLS-VEH-22). */
  readonly immobilisedAgainPoints: number;
  /** How many times a model's Toughness a Strength has to be to slay it at once (CLS-SHOOT-20). */
  readonly deadlyTimes: number;
  /** Share of its range within which a Rapid Fire weapon fires more shots, and how many times as many (CLS-WPN-04). */
  readonly rapidShare: number;
  readonly rapidTimes: number;
  /** Close combat weapons that give the bonus for two, and the bonus (CLS-WPN-51). */
  readonly secondWeapons: number;
  readonly secondWeaponAttacks: number;
  /** Share of its units that a side may keep in Reserve (CLS-RESERVE-01). */
  readonly reserveShare: number;
  /** First turn of Reserve Rolls, and what is needed (CLS-RESERVE-02). */
  readonly reservesFrom: number;
  readonly reserveOn: number;
  /** Highest roll that destroys a unit in a mishap, and that lets the enemy place it (CLS-RESERVE-08). */
  readonly lostInMishapUpTo: number;
  readonly misplacedUpTo: number;
  /** How near to a marker a model controls it (CLS-MISSION-03). */
  readonly controlInches: number;
  /** How near a gun its crewman has to be (CLS-UNIT-04). */
  readonly crewInches: number;
  /** Points by which cover is better for a vehicle whose facing towards the firer is hidden (CLS-VEH-13). */
  readonly hiddenFacingBonus: number;
  /** Dice of the scatter of Deep Strike (CLS-RESERVE-07). */
  readonly deepStrikeDice: number;
  /** Highest roll that sends an outflanking unit to the left, and least that lets it choose (CLS-RESERVE-09). */
  readonly leftUpTo: number;
  readonly chooseEdgeOn: number;
  /** Dice of a consolidation (CLS-ASSAULT-33), of the Warp Charge of both sides (CLS-PSY-04), and of how far an explosion reaches (CLS-VEH-23). */
  readonly consolidationDice: number;
  readonly explosionDice: number;
  readonly warpDice: number;
  /** Least and most Leadership of a test (CLS-MORALE-06). */
  readonly leastLeadership: number;
  readonly mostLeadership: number;
  /** Weapons that a monstrous creature fires (CLS-UNIT-11), any other model (CLS-SHOOT-05), and a vehicle aims at Combat Speed (CLS-VEH-06). */
  readonly monsterWeapons: number;
  readonly combatSpeedWeapons: number;
  readonly modelWeapons: number;
  /** Dice of a Hit and Run move (CLS-USR-16). */
  readonly hitAndRunDice: number;
  /** Strength and AP of the hits on passengers of a flyer that crashes, and how near survivors are placed (CLS-FLYER-07). */
  readonly survivorsInches: number;
  readonly crashInsideAp: number;
  readonly crashInsideStrength: number;
  /** Strength and AP of the hits on passengers of a super-heavy (CLS-VEH-47). */
  readonly superHeavyInsideStrength: number;
  readonly superHeavyInsideAp: number;
  /** Highest roll on which an immobilised flyer crashes (CLS-FLYER-06), and dice of how far a crash scatters (CLS-FLYER-07). */
  readonly flyerCrashUpTo: number;
  readonly crashDice: number;
  /** What a unit may move when it regroups (CLS-MORALE-10). */
  readonly regroupInches: number;
  /** Share of a model, and of the facing of a vehicle, that has to be hidden for cover (CLS-SAVE-05, CLS-VEH-27). */
  readonly hiddenShare: number;
  readonly hiddenFacingShare: number;
  /** Best save that can be had (CLS-SAVE-09). */
  readonly bestSave: number;
  /** Cover save by kind of terrain (CLS-SAVE-06, CLS-TERRAIN-02 to -11). */
  readonly coverByKind: Uint8Array;
}

/** Types that fall back farther (CLS-MORALE-07). */
const SWIFT = typesOf(['bike', 'jetbike', 'jump', 'beast', 'cavalry']);

/** Dice of a Fall Back move by unit type. */
export const fallBackDice = (dice: number, swiftDice: number): Uint8Array =>
  Uint8Array.from(SWIFT, (swift) => (swift !== 0 ? swiftDice : dice));

/** Those with other dice of one type. */
export function withFallBack(all: Uint8Array, type: UnitType, dice: number): Uint8Array {
  const changed = Uint8Array.from(all);
  changed[type] = dice;
  return changed;
}

export const numbers: Numbers = {
  coherencyInches: 2,
  coherencyUpInches: 6,
  squadronInches: 4,
  pileInInches: 3,
  engagedInches: 2,
  thrustDice: 2,
  fallBackDice: fallBackDice(2, 3),
  dangerousUpTo: 1,
  dangerousPoints: 1,
  flatOutInches: 6,
  immobilisedAgainPoints: 1,
  deadlyTimes: 2,
  rapidShare: 0.5,
  rapidTimes: 2,
  secondWeapons: 2,
  secondWeaponAttacks: 1,
  reserveShare: 0.5,
  reservesFrom: 2,
  reserveOn: 3,
  lostInMishapUpTo: 1,
  misplacedUpTo: 3,
  controlInches: 3,
  crewInches: 2,
  hiddenFacingBonus: 1,
  deepStrikeDice: 2,
  leftUpTo: 2,
  chooseEdgeOn: 5,
  consolidationDice: 1,
  warpDice: 1,
  explosionDice: 1,
  leastLeadership: 2,
  mostLeadership: 10,
  monsterWeapons: 2,
  modelWeapons: 1,
  combatSpeedWeapons: 1,
  hitAndRunDice: 3,
  crashInsideStrength: 10,
  crashInsideAp: 2,
  survivorsInches: 3,
  superHeavyInsideStrength: 10,
  superHeavyInsideAp: 2,
  flyerCrashUpTo: 2,
  crashDice: 2,
  regroupInches: 3,
  hiddenShare: 0.25,
  hiddenFacingShare: 0.25,
  bestSave: 2,
  coverByKind,
};
