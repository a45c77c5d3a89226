import type { Unit } from 'sandtable/rules';
import { integer } from 'sandtable/rules';
import { type Classic, VEHICLE } from '../../classic/family.ts';
import { WOUND } from '../../classic/shooting/attack.ts';
import { defineRule } from '../family.ts';

/** Whether there are walkers among the models of a unit. */
function listsWalkers(u: Unit<Classic>): boolean {
  const kinds = u.sheet.models;
  for (let k = 0; k < kinds.length; k++) if ((kinds[k].stats.vehicle & VEHICLE.walker) !== 0) return true;
  return false;
}

/** A blow that hits a walker with a natural 6 hits its rear armour. */
export default defineRule({
  id: 'WAF-VEH-11',
  title: 'Walkers: To Hit 6 strikes rear armour',
  source: 'Vehicles, Walkers, Walkers and Assaults',
  text: [
    'A close combat To Hit roll of 6 against a Walker is resolved against rear armour.',
    'Ruling: The natural, final die counts (after re-rolls). Automatic hits are not rolls of 6.',
  ].join('\n'),
  changes: 'classic base: Walkers in combat, front armour for every hit (CLS-VEH-40, CLS-VEH-52)',
  default: 'on',
  keyword: 'walker',
  params: { on: integer(6, 2, 7, 'natural To Hit roll that strikes rear armour', 'needed on a D6') },
  patch: ({ on }) => ({
    wrap: {
      hitFlags: (next) => (g, a, face) => {
        const flags = next(g, a, face);
        return a.melee && face >= on && listsWalkers(a.target) ? flags | WOUND.rear : flags;
      },
      armourFacing: (next) => (g, a, vehicle) => {
        const { stats } = g.sheetOf(vehicle);
        const behind = a.melee && a.pools > 0 && (a.poolFlags[a.pool] & WOUND.rear) !== 0 && (stats.vehicle & VEHICLE.walker) !== 0;
        return behind ? stats.rear : next(g, a, vehicle);
      },
      weakestArmour: (next) => (g, u) => (listsWalkers(u) ? Math.min(next(g, u), u.sheet.models[0].stats.rear) : next(g, u)),
    },
  }),
});
