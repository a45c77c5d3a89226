/** Numbers of the rules that are in no statline. */
export interface Tables {
  readonly battleRounds: number;
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
  /** Most Command points from other sources in a round. */
  readonly mostExtraPoints: number;
  /** Most that the modifiers of a Hit or Wound roll change it by in total. */
  readonly mostRollModifier: number;
  /** Most that the bonuses to a saving throw add in total. */
  readonly mostSaveBonus: number;
  /** Terrain up to this height does not hinder movement. */
  readonly stepOverInches: number;
  readonly barricadeReachInches: number;
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
  mostExtraPoints: 1,
  mostRollModifier: 1,
  mostSaveBonus: 1,
  stepOverInches: 2,
  barricadeReachInches: 2,
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

/** Number needed to wound: 2+ if S is at least twice T, 3+ if above, 4+ if equal, 5+ if below, 6+ if at most half. */
export function woundOnTable(strength: number, toughness: number): number {
  if (strength >= 2 * toughness) return 2;
  if (strength > toughness) return 3;
  if (strength === toughness) return 4;
  return 2 * strength <= toughness ? 6 : 5;
}
