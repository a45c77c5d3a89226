import { hasBit, integer, keyword } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';

const SPECIALIST = keyword('specialist-weapon');

/** The +1 Attack for two weapons needs another Specialist Weapon. */
export default defineRule({
  id: 'CLS-WPN-38',
  title: 'Specialist Weapon',
  source: 'weapons: Specialist Weapon',
  text: 'A model gets the +1 Attack for two weapons only if it carries another Specialist Weapon or a rule says so.',
  default: 'on',
  keyword: 'specialist-weapon',
  params: {
    weapons: integer(2, 1, 4, 'Specialist Weapons that a model needs for the bonus of two weapons', 'weapons'),
  },
  patch: ({ weapons }) => ({
    wrap: {
      secondWeaponBonus: (next) => (g, model, weapon) => {
        if (!hasBit(weapon.profile.bits, SPECIALIST)) return next(g, model, weapon);
        const carried = g.sheetOf(model).weapons;
        const list = g.unitOf(model).sheet.weapons;
        let n = 0;
        for (let c = 0; c < carried.length; c++) if (hasBit(list[carried[c]].profile.bits, SPECIALIST)) n++;
        return n >= weapons ? next(g, model, weapon) : 0;
      },
    },
  }),
});
