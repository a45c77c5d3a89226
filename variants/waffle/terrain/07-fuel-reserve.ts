import { blowsUp } from './fuel.ts';

export default blowsUp(
  {
    id: 'WAF-TERRAIN-07',
    title: 'Fuel Reserve: explosion',
    source: 'Battlefield Terrain, Fuel Reserve',
    text: [
      'As WAF-TERRAIN-06, centred on and removing the reserve.',
      'Ruling: Its cover value is not printed; 4+ is used, like its sibling pieces. Default body: 2" circle, 2" high, impassable.',
    ].join('\n'),
    simulated: 'full',
    changes: 'classic base: Battlefield debris (CLS-TERRAIN-11)',
  },
  'fuel-reserve',
);
