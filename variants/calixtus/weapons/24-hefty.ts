import { hasBit, integer, keyword } from 'sandtable/rules';
import { NEVER } from '../../classic/family.ts';
import { defineRule } from '../family.ts';

const HEFTY = keyword('hefty');
const BEST_SAVE = 2;

/** Each point of Strength above 3 makes the armour save of what it wounds worse by one. */
export default defineRule({
  id: 'CAL-WPN-24',
  title: 'Hefty weapons',
  source: 'Weapons',
  text: [
    'A Hefty weapon worsens the armour save of what it wounds by 1 for each point of Strength of the attack above 3. Natural 1 still fails; a save worse than 6+ cannot be made. Invulnerable and cover saves are not changed.',
    'Ruling: the Strength of the attack after all modifiers is used. AP works as well: if AP removes the save nothing more is needed.',
  ].join('\n'),
  changes: 'new; modifies the armour save of CLS-SAVE-01',
  default: 'on',
  keyword: 'hefty',
  params: { above: integer(3, 1, 10, 'Strength above which each point makes the armour save worse by one', 'Strength') },
  patch: ({ above }) => ({
    wrap: {
      armourOn: (next) => (g, a, model) => {
        const on = next(g, a, model);
        if (on >= NEVER || a.strength <= above || !hasBit(a.weapon.profile.bits, HEFTY)) return on;
        return Math.min(NEVER, Math.max(on, BEST_SAVE) + a.strength - above);
      },
    },
  }),
});
