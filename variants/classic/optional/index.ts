import type { AnyRule } from 'sandtable/rules';
import { casualtyMorale } from './casualtyMorale.ts';
import { chargeBonus } from './chargeBonus.ts';
import { difficultCharge } from './difficultCharge.ts';
import { fewRegroup } from './fewRegroup.ts';
import { firstBlood } from './firstBlood.ts';
import { goingToGround } from './goingToGround.ts';
import { insaneHeroism } from './insaneHeroism.ts';
import { lateChargers } from './lateChargers.ts';
import { linebreaker } from './linebreaker.ts';
import { mysteriousObjectives } from './mysteriousObjectives.ts';
import { mysteriousTerrain } from './mysteriousTerrain.ts';
import { namedMissions } from './namedMissions.ts';
import { nightFighting } from './nightFighting.ts';
import { objectiveSecured } from './objectiveSecured.ts';
import { overwatch } from './overwatch.ts';
import { randomGameLength } from './randomGameLength.ts';
import { relic } from './relic.ts';
import { seizeTheInitiative } from './seizeTheInitiative.ts';
import { severalTargets } from './severalTargets.ts';
import { slayTheWarlord } from './slayTheWarlord.ts';
import { tacticalObjectives } from './tacticalObjectives.ts';
import { uselessWeapons } from './uselessWeapons.ts';

/** Core rules that can be switched off alone, in the order in which they stand round the procedures. */
export const coreRules: readonly AnyRule[] = [
  seizeTheInitiative,
  randomGameLength,
  overwatch,
  severalTargets,
  difficultCharge,
  lateChargers,
  chargeBonus,
  uselessWeapons,
  insaneHeroism,
  casualtyMorale,
  fewRegroup,
  goingToGround,
  nightFighting,
  mysteriousTerrain,
  objectiveSecured,
  firstBlood,
  slayTheWarlord,
  linebreaker,
  namedMissions,
  relic,
  mysteriousObjectives,
  tacticalObjectives,
];
