import { TYPE } from '../../classic/family.ts';
import { defineRule } from '../family.ts';

/** Artillery runs with its guns, which move with the crew. */
export default defineRule({
  id: 'CAL-MOVE-05',
  title: 'Run D6" (foot, jump, jet pack, artillery, Monstrous Creatures, Walkers)',
  source: 'The Shooting Phase, point 15 and table Movement in the Shooting Phase',
  text: [
    'Instead of shooting, a unit of Infantry, Artillery, Jump, Jet Pack, Monstrous Creature or Walker type may Run in the Shooting phase: one D6 for the unit, every model may move up to that many inches.',
    'Ruling: a unit that Runs may not charge that turn unless it has Fleet (CAL-USR-16); terrain does not slow a Run but Dangerous Terrain tests are taken (CLS-MOVE-11). Artillery may Run with its guns, which the base forbids: the guns move with the crew. Gargantuan Creatures and super-heavy walkers, not in the table, Run D6". Locked, falling back and gone-to-ground units cannot Run (base).',
  ].join('\n'),
  changes: 'restates classic base: Run (CLS-MOVE-11, CLS-VEH-39); replaces its ban for artillery with guns',
  default: 'on',
  keyword: 'artillery',
  patch: () => ({
    wrap: {
      runsByType: (next) => (g, u, type) => type === TYPE.artillery || type === TYPE.gun || next(g, u, type),
    },
  }),
});
