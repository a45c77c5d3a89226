import { BROTHERS, CONVENIENT, DESPERATE } from '../../../classic/army/allies.ts';
import { warlordOf } from '../../../classic/army/warlord.ts';
import { areBrothers, VIEW, viewOf } from '../../allies.ts';
import { defineRule } from '../../family.ts';

const ALLIED = [DESPERATE, CONVENIENT, BROTHERS];

/** Only who sees a desperate ally in a unit of the other force keeps an eye on it. */
export const oneSided = defineRule({
  id: 'WAF-ARMY-18',
  default: 'on',
  keyword: ALLIED,
  requires: ['CLS-ARMY-07'],
  patch: () => ({
    replace: { mistrusts: (_g, u, other) => viewOf(u, other) === VIEW.desperate },
  }),
});

/** What Battle Brothers share takes two factions that see each other as such. */
export const mutualBrothers = defineRule({
  id: 'WAF-ARMY-19',
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
