import { type Game, hasBit, integer, keyword, type Unit } from 'sandtable/rules';
import { type Classic, isMonstrous } from '../../classic/family.ts';
import { statsOf } from '../../classic/movement/mobility.ts';
import { defineRule } from '../family.ts';

const SKYFIRE = keyword('skyfire');

const isGreat = (g: Game<Classic>, u: Unit<Classic>): boolean => {
  const stats = statsOf(g, u);
  return stats.vehicle !== 0 || isMonstrous(stats);
};

/** Weak guns prefer targets that are neither vehicles nor monsters, strong guns those that are, and anti-aircraft guns flyers. */
export default defineRule({
  id: 'WAF-TERRAIN-15',
  title: 'Emplaced weapons: target preference',
  source: 'Buildings, Emplaced Weapons, Automatic Fire, bullets',
  text: [
    'Strength 6 or less prefers units that are neither vehicles nor Monstrous Creatures; Strength 7 or more prefers vehicles and Monstrous Creatures that are not Zooming or Swooping; a Skyfire weapon prefers Zooming Flyers and Swooping Flying Monstrous Creatures, whatever its Strength.',
    'Ruling: Gargantuan Creatures count as Monstrous Creatures here.',
  ].join('\n'),
  changes: 'classic base: Emplaced weapons, nearest enemy only (CLS-TERRAIN-15)',
  default: 'on',
  keyword: 'emplaced-gun',
  requires: ['WAF-TERRAIN-14'],
  params: { strength: integer(7, 1, 10, 'Strength from which a gun prefers vehicles and monsters', 'Strength') },
  patch: ({ strength }) => ({
    replace: {
      gunPrefers: (g, gun, enemy) => {
        if (hasBit(gun.profile.bits, SKYFIRE)) return enemy.aloft !== 0;
        return gun.profile.strength < strength ? !isGreat(g, enemy) : isGreat(g, enemy) && enemy.aloft === 0;
      },
    },
  }),
});
