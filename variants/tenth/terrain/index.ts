import type { AnyRule } from 'sandtable/rules';
import { barricadeCover } from './barricade-cover.ts';
import { barricadeFight } from './barricade-fight.ts';
import { craterCover } from './crater-cover.ts';
import { debrisCover } from './debris-cover.ts';
import { grantedCover } from './granted-cover.ts';
import { hillCover } from './hill-cover.ts';
import { seenOverEdge, withinRuins } from './overhang.ts';
import { plungingFire } from './plunging-fire.ts';
import { ruinCover } from './ruin-cover.ts';
import { ruinFloors } from './ruin-floors.ts';
import { toweringInRuins } from './towering.ts';
import { woods } from './woods.ts';

/** What single kinds of terrain do, in the order of the ledger. */
export const terrainRules: readonly AnyRule[] = [
  seenOverEdge,
  grantedCover,
  craterCover,
  barricadeCover,
  barricadeFight,
  debrisCover,
  hillCover,
  woods,
  ruinFloors,
  ruinCover,
  toweringInRuins,
  withinRuins,
  plungingFire,
];
