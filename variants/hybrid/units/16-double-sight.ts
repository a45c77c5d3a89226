import { type Game, hasBit, keyword, type ModelId, type Unit } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';
import { lookInches } from '../../classic/sight/look.ts';
import { isGun, partnerOf } from '../../classic/units/crew.ts';
import { defineRule } from '../family.ts';

const BARRAGE = keyword('barrage');

const sees = (g: Game<Classic>, model: ModelId, target: Unit<Classic>): boolean => lookInches(g, model, target) < Infinity;

/** Whether a model is a gun whose crewman in this volley does not see the target. */
function isBlind(g: Game<Classic>, model: ModelId, target: Unit<Classic>): boolean {
  if (!isGun(g, model)) return false;
  const crewman = partnerOf(g, model);
  return crewman >= 0 && !sees(g, crewman, target);
}

/** Whether a gun has a weapon that needs no line of sight. */
function firesUnseen(g: Game<Classic>, gun: ModelId): boolean {
  const list = g.unitOf(gun).sheet.weapons;
  const carried = g.sheetOf(gun).weapons;
  for (let c = 0; c < carried.length; c++) if (hasBit(list[carried[c]].profile.bits, BARRAGE)) return true;
  return false;
}

/** A gun fires at targets that both it and its crewman see; a Barrage, indirectly, also at targets that one of them does not see. */
export default defineRule({
  id: 'HYB-UNIT-16',
  title: 'Artillery: double line of sight',
  source: 'Unit types table, Artillery',
  text: [
    'A gun that needs line of sight must have it to the target both from the gun model and from the crewman who fires it. Range is measured from the gun.',
    'Ruling: Barrage weapons may still fire indirectly by CLS-WPN-17 without either.',
  ].join('\n'),
  changes: 'amends classic base: line of sight (CLS-DEF-08), for guns',
  default: 'on',
  keyword: 'artillery',
  patch: (_p, s) => ({
    wrap: {
      servesGun: (next) => (g, crewman, gun, target) => {
        const fit = next(g, crewman, gun, target);
        if (fit === 0 || sees(g, crewman, target)) return fit;
        return firesUnseen(g, gun) ? 1 : 0;
      },
      bears: (next) => (g, model, weapon, target) => {
        if (!next(g, model, weapon, target)) return false;
        if (!isBlind(g, model, target)) return true;
        return hasBit(weapon.profile.bits, BARRAGE) && lookInches(g, model, target) >= s.indirectFrom(g, model, weapon);
      },
      firesIndirectly: (next) => (g, a) => next(g, a) || isBlind(g, a.bearer, a.aimed),
    },
  }),
});
