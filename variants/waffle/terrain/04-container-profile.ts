import { vanish } from '../pieces/profile.ts';
import { canBeAttacked } from './profiles.ts';

/** Armoured containers. */
export default canBeAttacked(
  {
    id: 'WAF-TERRAIN-04',
    title: 'Armoured Container: profile',
    source: 'Battlefield Terrain, Armoured Container',
    text: [
      'It can be shot and attacked; it is hit automatically in close combat. T7, W6, Sv 3+, no other characteristics.',
      'Ruling: Shooting at it rolls To Hit normally. It never tests or reacts. WS "-" means hits in combat are automatic; with 0 Wounds it is removed and leaves open ground.',
    ].join('\n'),
    simulated: 'full',
    changes: 'new',
  },
  'container',
  { toughness: 7, wounds: 6, save: 3 },
  false,
  () => vanish,
);
