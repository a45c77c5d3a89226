import type { Ability, Game, Unit } from 'sandtable/rules';
import { hasBit, keyword } from 'sandtable/rules';
import type { Modern } from '../../family.ts';
import type { ModernSeams } from '../../hub.ts';
import { addNumber } from '../../special-rules/16-duplicates.ts';
import type { Tables } from '../../tables.ts';
import { partsOf } from '../parts.ts';

/** The best value of an ability among the models that currently lead a unit: the highest, or the lowest for thresholds; 0 without any. */
function ledBy(g: Game<Modern>, s: ModernSeams, u: Unit<Modern>, ability: string, threshold: boolean): number {
  if (partsOf(u) === 1) return 0;
  let best = 0;
  for (let m = u.first + (u.sheet.parts?.[0].size ?? 0); m < u.first + u.size; m++) {
    const value = g.sheetOf(m).values[ability] ?? 0;
    if (value === 0 || (best !== 0 && value > best === threshold) || !s.leads(g, m)) continue;
    best = value;
  }
  return best;
}

const LETHAL_HITS = keyword('leader-lethal-hits');

function givesLethalHits(g: Game<Modern>, s: ModernSeams, u: Unit<Modern>): boolean {
  if (partsOf(u) === 1) return false;
  for (let m = u.first + (u.sheet.parts?.[0].size ?? 0); m < u.first + u.size; m++) {
    if (hasBit(g.sheetOf(m).keywordBits, LETHAL_HITS) && s.leads(g, m)) return true;
  }
  return false;
}

/** What Leaders do for the units they lead, including themselves (TEN-UNIT-18). */
export const leaders: readonly Ability<Modern, Tables>[] = [
  {
    keyword: 'leader-feel-no-pain',
    text: 'While this model is leading a unit, models in that unit have Feel No Pain X+.',
    patch: (s) => ({
      wrap: {
        feelNoPainOn: (next) => (g, m, mortal, a) => {
          const on = next(g, m, mortal, a);
          const led = ledBy(g, s, g.unitOf(m), 'leader-feel-no-pain', true);
          return led !== 0 && led < on ? led : on;
        },
      },
    }),
  },
  {
    keyword: 'leader-lethal-hits',
    text: 'While this model is leading a unit, weapons of models in that unit have Lethal Hits.',
    patch: (s) => ({ wrap: { criticalHitWounds: (next) => (g, a) => next(g, a) || givesLethalHits(g, s, s.bonusUnit(g, a)) } }),
  },
  {
    keyword: 'leader-sustained-hits',
    text: 'While this model is leading a unit, weapons of models in that unit have Sustained Hits X.',
    patch: (s) => ({
      after: {
        instancesOf: (g, a, ability, to) => {
          if (ability === 'sustained-hits') addNumber(to, ledBy(g, s, s.bonusUnit(g, a), 'leader-sustained-hits', false));
        },
      },
    }),
  },
  {
    keyword: 'leader-hit-bonus',
    text: 'While this model is leading a unit, add X to Hit rolls of models in that unit.',
    patch: (s) => ({ wrap: { hitModifier: (next) => (g, a) => next(g, a) + ledBy(g, s, s.bonusUnit(g, a), 'leader-hit-bonus', false) } }),
  },
  {
    keyword: 'leader-save-bonus',
    text: 'While this model is leading a unit, add X to saving throws of models in that unit.',
    patch: (s) => ({
      wrap: { saveModifier: (next) => (g, a, m) => next(g, a, m) + ledBy(g, s, g.unitOf(m), 'leader-save-bonus', false) },
    }),
  },
];
