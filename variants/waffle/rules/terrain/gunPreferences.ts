import { type Game, hasBit, keyword, type Unit } from 'sandtable/rules';
import { type Classic, TYPE } from '../../../classic/family.ts';
import { statsOf } from '../../../classic/mobility.ts';
import { defineRule } from '../../family.ts';

const SKYFIRE = keyword('skyfire');
/** A gun of this Strength, or more, is for vehicles and monsters. */
const HEAVY_STRENGTH = 7;

const MONSTROUS = new Uint8Array(Object.keys(TYPE).length);
for (const type of [TYPE.monster, TYPE['flying-monster'], TYPE.gargantuan, TYPE['flying-gargantuan']]) MONSTROUS[type] = 1;

const isGreat = (g: Game<Classic>, u: Unit<Classic>): boolean => {
  const { type, vehicle } = statsOf(g, u);
  return vehicle !== 0 || MONSTROUS[type] !== 0;
};

/** Weak guns prefer what is neither vehicle nor monster, strong ones these, and those against aircraft what flies. */
export const gunPreferences = defineRule({
  id: 'WAF-TERRAIN-15',
  default: 'on',
  keyword: 'emplaced-gun',
  requires: ['WAF-TERRAIN-14'],
  patch: () => ({
    replace: {
      gunPrefers: (g, gun, enemy) => {
        if (hasBit(gun.profile.bits, SKYFIRE)) return enemy.aloft !== 0;
        return gun.profile.strength < HEAVY_STRENGTH ? !isGreat(g, enemy) : isGreat(g, enemy) && enemy.aloft === 0;
      },
    },
  }),
});
