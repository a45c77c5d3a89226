import { isSuperHeavyWalker } from '../../classic/heavy/kinds.ts';
import { defineRule } from '../family.ts';

/** Super-heavy walkers cause Terror. */
export default defineRule({
  id: 'WAF-VEH-25',
  title: 'Super-Heavy Walkers: conferred rules',
  source: 'Vehicles, Super-Heavy Walkers, Special Rules',
  text: [
    'Conferred on all: Terror, Relentless, Smash, Strikedown, Hammer of Wrath, Move Through Cover.',
    'Ruling: Only Fear is exchanged; Invincible Behemoth, Stomp and the movement rules of CLS-VEH-48 stay.',
  ].join('\n'),
  changes: 'classic base: Super-heavy walkers (Terror in place of Fear) (CLS-VEH-48)',
  default: 'on',
  keyword: 'super-heavy',
  requires: ['WAF-USR-20'],
  patch: () => ({
    wrap: { causesTerror: (next) => (g, model) => isSuperHeavyWalker(g.sheetOf(model).stats) || next(g, model) },
  }),
});
