import { hasBit } from 'sandtable/rules';
import { STAT } from '../../classic/family.ts';
import { weaponHas } from '../../classic/special-rules/carried.ts';
import { defineRule } from '../family.ts';
import { NBC, SHIELDED } from './nbc.ts';

const BEST_SAVE = 2;

/** Shielded armour saves on its printed value against gas, radiation and disease, whatever their AP. */
export default defineRule({
  id: 'CAL-USR-03',
  title: 'Hostile Environment Shielding: saves against NBC',
  source: 'Universal Special Rules',
  text: [
    'A model whose armour has Hostile Environment Shielding may ignore an NBC attack by passing its armour save on the unmodified value.',
    'Ruling: unmodified means that AP and Hefty are disregarded and the printed armour save is rolled; it replaces the normal armour save for that wound. Which weapons are NBC (gas, radiation, disease) is a datasheet flag; a weapon without it is not NBC, Poisoned ones included.',
  ].join('\n'),
  changes: 'new',
  default: 'on',
  keyword: 'nbc',
  patch: (_p, s) => ({
    wrap: {
      armourOn: (next) => (g, a, model) =>
        weaponHas(a, NBC) && hasBit(g.sheetOf(model).keywordBits, SHIELDED)
          ? Math.max(BEST_SAVE, s.statOf(g, model, STAT.Sv))
          : next(g, a, model),
    },
  }),
});
