/** The number needed to wound, by Strength against Toughness. */
export interface WoundChart {
  /** Strength at least twice the Toughness. */
  readonly twice: number;
  readonly above: number;
  readonly equal: number;
  readonly below: number;
  /** Strength at most half the Toughness. */
  readonly half: number;
}

/** Numbers of the rules that are in no statline. */
export interface Tables {
  readonly battleRounds: number;
  /** Unmodified rolls from which hits and wounds are critical. */
  readonly criticalHitOn: number;
  readonly criticalWoundOn: number;
  readonly wound: WoundChart;
  /** Dice of an Advance roll, a Battle-shock test, a Leadership test and a charge. */
  readonly advanceDice: number;
  readonly shockDice: number;
  readonly leadershipDice: number;
  readonly chargeDice: number;
  /** A unit is Below Half-strength below this share of its strength. */
  readonly halfPercent: number;
  /** Objective Control of Battle-shocked models. */
  readonly shockedControl: number;
  /** Highest roll that fails a Desperate Escape test. */
  readonly escapeFailsUpTo: number;
  /** Engagement Range. */
  readonly engagementInches: number;
  readonly engagementUpInches: number;
  /** Unit Coherency; units of `largeUnit` or more models need two neighbours. */
  readonly coherencyInches: number;
  readonly coherencyUpInches: number;
  readonly largeUnit: number;
  readonly chargeInches: number;
  readonly pileInInches: number;
  readonly consolidateInches: number;
  readonly objectiveInches: number;
  readonly objectiveUpInches: number;
  /** Command points that both sides gain in every Command phase. */
  readonly pointsPerCommand: number;
  /** Mortal wounds of a failed Hazardous test. */
  readonly hazardWounds: number;
  /** Terrain up to this height does not hinder movement. */
  readonly stepOverInches: number;
  readonly barricadeReachInches: number;
  /** How near a transport models embark, and are set up when they disembark, get out of its wreck, or find no room there. */
  readonly embarkInches: number;
  readonly disembarkInches: number;
  readonly wreckInches: number;
  readonly emergencyInches: number;
  /** Highest roll that hurts a model that got out of a wreck, and one that found no room beside it. */
  readonly wreckHurtsUpTo: number;
  readonly emergencyHurtsUpTo: number;
  /** How far an Aircraft turns at most after its move, degrees. */
  readonly flightTurn: number;
  /** Units set up during the battle stay farther than this from all enemies. */
  readonly keepOffInches: number;
  /** Depth of the strip along the edges in which Strategic Reserves are set up. */
  readonly stripInches: number;
  /** Battle rounds from which Reserves come in, and from which Strategic Reserves may do so in the enemy's zone. */
  readonly reservesFromRound: number;
  readonly enemyZoneFromRound: number;
  /** Share of an army's points that may start in Strategic Reserves. */
  readonly reserveShare: number;
  /** Whether models pass wherever their bases fit, whatever overhangs them, and whether that may extend past the edge of the table. */
  readonly overhangPasses: boolean;
  readonly overhangsEdge: boolean;
  /** How near a part of a model kept away by overhang must be to a part of the enemy, in a charge and in a pile-in; 0: no effect. */
  readonly chargeHeldOffInches: number;
  readonly pileInHeldOffInches: number;
  /** Whether parts of models past the edge of the table can be seen. */
  readonly seenOverEdge: boolean;
  /**
   * Whether hulls are within ruins only if every part is, and others are neither visible past ruins nor see past them by what overhangs
   * their base.
   */
  readonly ruinsByPart: boolean;
  /** Whether Towering models see, and are seen, past ruins in between; if not, they see out of ruins that they are within. */
  readonly toweringSeesPast: boolean;
  /** Whether flyers pay for the height of what they pass over, along the shortest line through the air. */
  readonly fliesThroughAir: boolean;
  /** Whether a model uses a floor above the ground only if its base does not overhang it. */
  readonly floorWhole: boolean;
  /** Whether special models pass through the walls of ruins, and use their floors, like Infantry. */
  readonly specialsPassRuins: boolean;
  /** Whether models behind or in woods are never fully visible. */
  readonly woodsHide: boolean;
}

export const tables: Tables = {
  battleRounds: 5,
  criticalHitOn: 6,
  criticalWoundOn: 6,
  wound: { twice: 2, above: 3, equal: 4, below: 5, half: 6 },
  advanceDice: 1,
  shockDice: 2,
  leadershipDice: 2,
  chargeDice: 2,
  halfPercent: 50,
  shockedControl: 0,
  escapeFailsUpTo: 2,
  engagementInches: 1,
  engagementUpInches: 5,
  coherencyInches: 2,
  coherencyUpInches: 5,
  largeUnit: 7,
  chargeInches: 12,
  pileInInches: 3,
  consolidateInches: 3,
  objectiveInches: 3,
  objectiveUpInches: 5,
  pointsPerCommand: 1,
  hazardWounds: 3,
  stepOverInches: 2,
  barricadeReachInches: 2,
  embarkInches: 3,
  disembarkInches: 3,
  wreckInches: 3,
  emergencyInches: 6,
  wreckHurtsUpTo: 1,
  emergencyHurtsUpTo: 3,
  flightTurn: 90,
  keepOffInches: 9,
  stripInches: 6,
  reservesFromRound: 2,
  enemyZoneFromRound: 3,
  reserveShare: 0.25,
  overhangPasses: false,
  overhangsEdge: false,
  chargeHeldOffInches: 0,
  pileInHeldOffInches: 0,
  seenOverEdge: false,
  ruinsByPart: false,
  toweringSeesPast: true,
  fliesThroughAir: false,
  floorWhole: false,
  specialsPassRuins: false,
  woodsHide: false,
};

/** Number needed to wound. */
export function woundOnTable(strength: number, toughness: number, on: WoundChart): number {
  if (strength >= 2 * toughness) return on.twice;
  if (strength > toughness) return on.above;
  if (strength === toughness) return on.equal;
  return 2 * strength <= toughness ? on.half : on.below;
}
