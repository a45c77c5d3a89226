import { blowsUp } from './fuel.ts';

export default blowsUp(
  {
    id: 'WAF-TERRAIN-06',
    title: 'Fuel Pipes: explosion',
    source: 'Battlefield Terrain, Fuel Pipes',
    text: [
      'Whenever a cover save granted by the pipes is made with a 6, roll D6: on 1 centre a Large Blast (5") on the terrain; every model under it takes an S4 AP5 hit that ignores cover; the pipes are then removed.',
      'Ruling: The printed 6+ means the natural die shows 6. Models of both sides are hit; these wounds count as losses in the current phase.',
    ].join('\n'),
    simulated: 'full',
    changes: 'classic base: Battlefield debris (the pipes are now removed) (CLS-TERRAIN-11)',
  },
  'fuel-pipes',
);
