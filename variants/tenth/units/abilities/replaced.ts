import type { Ability, Game, Unit } from 'sandtable/rules';
import { DEED, event, hasBit, inflict, is, keyword, purpose, unitRegister } from 'sandtable/rules';
import type { Modern } from '../../family.ts';
import type { ModernSeams } from '../../hub.ts';
import { REPLACEMENT } from '../../reserves/21-new-unit.ts';
import { ARRIVAL } from '../../reserves/seams.ts';
import { PUT_IN_RESERVES } from '../../reserves/states.ts';
import type { Tables } from '../../tables.ts';
import { partHas } from '../fallen.ts';
import { APART, partOf, partsOf } from '../parts.ts';

export const REPLACED = 'replaced-when-destroyed';
const BIT = keyword(REPLACED);
const ABILITY_ROLL = purpose('ability');
/** It has been replaced, or has rolled for it. */
const ROLLED = unitRegister('rolled-for-replacement', 'game');
const REPLACES = event('replaced', { unit: 'unit', models: 'number' }, '{unit} is replaced by a new unit of {models|model|models}');

/** A destroyed unit that a new one replaces (TEN-RESERVE-21). */
export const replaced: Ability<Modern, Tables> = {
  keyword: REPLACED,
  text: 'The first time this unit is destroyed, roll one D6 at the end of the phase: on X+ a new unit at full strength is put into Reserves, to be set up in the Reinforcements step of one of your Movement phases more than 9" from all enemy units.',
  patch: (s) => ({
    wrap: {
      // By its own rule it comes in Movement phases of its own; in those of the enemy it may by another.
      firstRound: (next) => (g, u) => (awaited(u) && u.side === g.active ? 1 : next(g, u)),
      arriveUnit: (next) => (g, u) => (awaited(u) && u.side === g.active ? s.arriveBy(g, u, ARRIVAL.anywhere) : next(g, u)),
      inStrategicReserves: (next) => (g, u) => !awaited(u) && next(g, u),
    },
    after: {
      closePhase: (g) => {
        for (let k = 0; k < g.units.length; k++) {
          const u = g.units[k];
          if (u.alive === 0 && u.strength > 0 && u.reg[ROLLED] === 0 && bears(u)) replace(g, s, u);
        }
      },
    },
  }),
};

/** Whether it has replaced a destroyed unit, and has not been put into Strategic Reserves since. */
const awaited = (u: Unit<Modern>): boolean => is(u, REPLACEMENT) && !is(u, PUT_IN_RESERVES);

function bears(u: Unit<Modern>): boolean {
  for (let k = 0; k < u.sheet.models.length; k++) if (hasBit(u.sheet.models[k].keywordBits, BIT)) return true;
  return false;
}

/** The number of the keyword, from the datasheet: no model is left. */
function numberOf(u: Unit<Modern>): number {
  let most = 0;
  for (let k = 0; k < u.sheet.models.length; k++) most = Math.max(most, u.sheet.models[k].values[REPLACED] ?? 2);
  return most;
}

/** Of an Attached unit, the only one of its parts that is replaced: it comes without the others. -1 for all of them, and for any other unit. */
function partReplaced(g: Game<Modern>, u: Unit<Modern>): number {
  let part = -1;
  for (let m = u.first; m < u.first + u.size && partsOf(u) > 1; m++) {
    if (!partHas(g, u, m, BIT)) continue;
    if (part >= 0 && part !== partOf(u, m)) return -1;
    part = partOf(u, m);
  }
  return part;
}

function replace(g: Game<Modern>, s: ModernSeams, u: Unit<Modern>): void {
  const dice = g.dice.begin(DEED.react, u, g.nobody);
  const face = g.dice.d6(dice, ABILITY_ROLL);
  g.dice.end(dice);
  u.reg[ROLLED] = 1;
  if (face < numberOf(u)) return;
  for (let m = u.first; m < u.first + u.size; m++) if (partHas(g, u, m, BIT)) g.revive(m);
  s.newUnit(g, u);
  u.reg[ROLLED] = 1;
  const part = partReplaced(g, u);
  if (part >= 0) u.reg[APART] = part + 1;
  inflict(g, u, REPLACEMENT);
  g.log.note(REPLACES, u.slot, u.alive);
}
