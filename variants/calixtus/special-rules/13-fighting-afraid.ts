import { integer } from 'sandtable/rules';
import { STAT } from '../../classic/family.ts';
import { defineRule } from '../family.ts';
import { CARRIED } from './fear.ts';

/** A frightened unit fights at -1 Weapon Skill and -1 Initiative, to a minimum of 1. */
export default defineRule({
  id: 'CAL-USR-13',
  title: 'Fear: fighting while afraid',
  source: 'Universal Special Rules, Fear',
  text: [
    'A unit that failed a Fear test and is then engaged with that Fear-causing unit has -1 WS and -1 Initiative.',
    'Ruling: reached by failing CAL-USR-11 and being caught and regrouping, or failing CAL-USR-12 and being charged. The latest test against that enemy counts. Minimum 1 each; lasts until CAL-USR-14 or the end of that combat.',
  ].join('\n'),
  changes: 'replaces classic base: WS 1 after a failed Fear test (CLS-USR-09)',
  default: 'on',
  keyword: CARRIED,
  requires: ['CLS-USR-09'],
  params: {
    weaponSkill: integer(1, 0, 9, 'Weapon Skill that fear costs', 'points of Weapon Skill'),
    initiative: integer(1, 0, 9, 'Initiative that fear costs', 'points of Initiative'),
  },
  patch: ({ weaponSkill, initiative }) => ({
    wrap: {
      frightenedStat: () => (_g, _model, stat, value) =>
        stat === STAT.WS && value > 1
          ? Math.max(1, value - weaponSkill)
          : stat === STAT.I && value > 1
            ? Math.max(1, value - initiative)
            : value,
    },
  }),
});
