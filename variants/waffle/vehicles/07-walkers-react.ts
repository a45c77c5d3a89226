import { defineRule } from '../family.ts';
import { isWalker, WALKERS } from './reactions.ts';

/** Walkers react to shooting. */
export default defineRule({
  id: 'WAF-VEH-07',
  title: 'Walkers may react',
  source: 'Vehicles, Walkers, Shooting with Walkers',
  text: [
    'Walkers may make reactions to shooting and to charges.',
    'Ruling: Return Fire and Overwatch are available. Vehicles cannot Go to Ground or Fall Back in the classic base, so Dive for Cover and Fall Back are not. A Shaken or Stunned Walker may still fire, as Snap Shots. Super-heavy walkers may Return Fire but keep the ban on Overwatch (CLS-VEH-48).',
  ].join('\n'),
  changes: 'classic base: Walkers, which may Overwatch (CLS-VEH-39)',
  default: 'on',
  keyword: WALKERS,
  requires: ['WAF-VEH-01'],
  patch: () => ({
    wrap: { vehicleReacts: (next) => (g, u) => isWalker(u) || next(g, u) },
  }),
});
