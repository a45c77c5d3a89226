import { warlordOf } from '../../classic/army/03-warlords.ts';
import { defineRule } from '../family.ts';
import { ALLIED } from './allies.ts';
import { areBrothers } from './views.ts';

/** Two factions share the benefits of Battle Brothers only if each sees the other as such. */
export default defineRule({
  id: 'WAF-ARMY-19',
  title: 'Battle Brothers must be mutual',
  source: 'Allies, Differing Opinions (last sentence)',
  text: "Joining each other's units, sharing Reserve Roll modifiers and re-rolls, and riding in each other's transports require both factions to view the other as Battle Brothers.",
  simulated: 'partial',
  leavesOut: 'Who starts the game in a unit or a transport of the other force is not checked.',
  changes: 'classic base: Levels of alliance, Battle Brothers (CLS-ARMY-07, CLS-UNIT-17, CLS-TRANSPORT-01)',
  default: 'on',
  keyword: ALLIED,
  requires: ['CLS-ARMY-07'],
  patch: () => ({
    wrap: {
      befriends: (next) => (g, character, host) => areBrothers(character, host) && next(g, character, host),
      mayCarry: (next) => (g, transport, u) => areBrothers(transport, u) && next(g, transport, u),
      rerollsReserve: (next) => (g, u) => {
        const warlord = warlordOf(g, u.side);
        return (warlord === null || areBrothers(warlord, u)) && next(g, u);
      },
    },
  }),
});
