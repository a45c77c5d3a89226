import type { AnyRule } from 'sandtable/rules';
import { mixedUnits } from '../squadron/mixed.ts';
import { squadrons } from '../squadron/squadron.ts';
import { superHeavyTransports } from '../transport/superHeavy.ts';
import { catastrophicDamage, invincibleBehemoth } from './behemoth.ts';
import { chariots } from './chariot.ts';
import { gargantuanResistance, gargantuans } from './gargantuan.ts';
import { stomps } from './stomp.ts';
import { superHeavies, superHeavyWalkers } from './superHeavy.ts';
import { thunderblitz } from './thunderblitz.ts';
import { vortex } from './vortex.ts';

/** Rules of great machines and beasts, chariots and units of several kinds. They stand outside those of weapons and units. */
export const heavyRules: readonly AnyRule[] = [
  squadrons,
  mixedUnits,
  chariots,
  superHeavies,
  superHeavyWalkers,
  invincibleBehemoth,
  catastrophicDamage,
  thunderblitz,
  gargantuans,
  gargantuanResistance,
  stomps,
  vortex,
  superHeavyTransports,
];
