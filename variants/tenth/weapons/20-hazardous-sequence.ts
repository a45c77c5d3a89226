import { integer } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { takeTests } from './19-hazardous.ts';

/** A failed test inflicts three mortal wounds on a bearer: a hurt one, else one that is not a Character, else a Character. */
export default defineRule({
  id: 'TEN-WPN-20',
  title: 'Hazardous: 3 mortal wounds on a model chosen by a fixed sequence',
  source: 'Errata page 28, Hazardous',
  text: [
    "After the unit's attacks, one test (D6, fails on 1) is taken for each Hazardous weapon for which a target was selected. Failed tests are settled one after the other. For each, a bearer of a Hazardous weapon is chosen: (1) one that has lost at least one wound, if there is any (a Character counts too); otherwise (2) one that is not a CHARACTER; otherwise (3) a CHARACTER. Within a step the owner picks. The unit then suffers 3 mortal wounds, all of which must be allocated to that model. If no model with a Hazardous weapon is left nothing happens.",
    'Ruling: All tests of the unit are rolled together, then the failures are settled one at a time; what a model has left over after its death follows TEN-SAVE-08.',
  ].join('\n'),
  layer: 'errata',
  changes: 'Replaces TEN-WPN-19. Off: TEN-WPN-19.',
  default: 'on',
  keyword: 'hazardous',
  supersedes: ['TEN-WPN-19'],
  params: {
    failsUpTo: integer(1, 0, 6, 'highest roll that fails the test', 'face of a D6'),
    mortalWounds: integer(3, 1, 12, 'mortal wounds of a failed test', 'mortal wounds'),
  },
  tables: (t, { mortalWounds }) => ({ ...t, hazardWounds: mortalWounds }),
  patch: ({ failsUpTo }, s) => ({
    wrap: {
      hazardFails: () => (g, v, row, dice) => s.hazardHurts(g, v, -1, v.attacker.sheet.weapons[v.weapon[row]].profile, dice),
    },
    after: { afterAttacks: (g, v) => takeTests(g, s, v, failsUpTo) },
  }),
});
