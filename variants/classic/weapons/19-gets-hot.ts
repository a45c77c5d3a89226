import { integer } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { weaponHas } from '../special-rules/carried.ts';
import { HOT } from './gets-hot.ts';

/** Every final natural 1 To Hit overheats. */
export default defineRule({
  id: 'CLS-WPN-19',
  title: 'Gets Hot',
  source: 'weapons: Gets Hot',
  text: 'Every natural 1 To Hit (the final die, if re-rolled) costs the bearer a wound, against which armour and invulnerable but not cover saves work. If the bearer is a vehicle, each such 1 calls for a D6 instead: 1-3 is a glancing hit on it.',
  default: 'on',
  keyword: 'gets-hot',
  params: {
    upTo: integer(1, 1, 5, 'Highest natural To Hit roll on which the weapon overheats', 'rolled on a D6'),
  },
  patch: ({ upTo }, s) => ({
    after: {
      hitRolled: (g, a, face) => {
        if (face <= upTo && weaponHas(a, HOT) && g.models.alive[a.bearer] !== 0) s.overheat(g, a, true);
      },
    },
  }),
});
