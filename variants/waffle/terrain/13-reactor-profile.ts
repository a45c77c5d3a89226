import { madeArm } from '../../classic/weapons/arms.ts';
import { explode } from '../pieces/explosion.ts';
import { canBeAttacked } from './profiles.ts';

const BLAST = madeArm('reactor-blast', { S: 6, AP: '-', type: 'assault' });

/** Reactors, which explode when destroyed. */
export default canBeAttacked(
  {
    id: 'WAF-TERRAIN-13',
    title: 'Reactor: profile and destruction',
    source: 'Battlefield Terrain, Reactor',
    text: [
      'It can be shot and attacked, being hit automatically in close combat: T6, W6, Sv 4+. When destroyed, centre a Large Blast on it; models under it take an S6 AP- hit that ignores cover.',
      'Ruling: Shooting at it rolls To Hit normally; after the explosion it is removed.',
    ].join('\n'),
    simulated: 'full',
    changes: 'new',
  },
  'reactor',
  { toughness: 6, wounds: 6, save: 4 },
  true,
  (s) => (g, piece, by) => explode(g, s, piece, BLAST, by),
);
