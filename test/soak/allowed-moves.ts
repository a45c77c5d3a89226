import type { Game } from '../../src/rules/index.ts';
import type { Allowed } from '../../src/testing/index.ts';
import type { Classic } from '../../variants/classic/family.ts';
import type { Modern } from '../../variants/tenth/family.ts';

const numbers = (g: Game): Game<Classic>['desk']['numbers'] => (g as unknown as Game<Classic>).desk.numbers;
const tables = (g: Game): Game<Modern>['desk']['tables'] => (g as unknown as Game<Modern>).desk.tables;

const CLASSIC: readonly Allowed[] = [
  { move: 'moveAs', by: ['moveInches'], cut: ['difficultTest'] },
  { move: 'runAs', by: ['runInches'] },
  { move: 'turboBoostAs', by: ['turboInches'] },
  { move: 'thrustAs', by: ['thrustInches'] },
  { move: 'flatOutAs', by: ['flatOutInches'] },
  { move: 'charge', by: ['chargeRange'], rolled: { 'charge-range': 'inches' } },
  { move: 'pileIn', fixed: (g) => numbers(g).pileInInches },
  { move: 'fallBack', by: ['fallBackInches'] },
  { move: 'regroup', by: ['fallBackInches'], fixed: (g) => numbers(g).regroupInches },
  { move: 'consolidateAs', rolled: { consolidates: 'inches' } },
  { move: 'tankShock', given: 4 },
  { move: 'fly', given: 3 },
  { move: 'pivot', fixed: () => 0 },
];

const MODERN: readonly Allowed[] = [
  { move: 'normalMove', by: ['moveInches'] },
  { move: 'advanceMove', by: ['moveInches'], plus: { advances: 'roll' } },
  { move: 'fallBackMove', by: ['moveInches'] },
  { move: 'charge', by: ['chargeRoll'] },
  { move: 'pileIn', fixed: (g) => tables(g).pileInInches },
  { move: 'consolidate', fixed: (g) => tables(g).consolidateInches },
  { move: 'makeGrantedMove', by: ['grantedInches'] },
  { move: 'fly', given: 2 },
];

/** How far the moves of each family may take a unit. */
export const ALLOWED: { readonly [family: string]: readonly Allowed[] } = { classic: CLASSIC, hybrid: CLASSIC, modern: MODERN };
