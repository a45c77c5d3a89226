import type { Ability } from 'sandtable/rules';
import { decision, hasBit, keyword, take } from 'sandtable/rules';
import type { Modern } from '../../family.ts';
import type { Tables } from '../../tables.ts';
import { numberOf } from '../ability.ts';
import { family } from '../slots.ts';

const ON_KILL = keyword('gains-points-on-kill');
const WHETHER = decision<Modern>('gains-points-once', 'flag', take);

/** Units that bring Command points. */
export const points: readonly Ability<Modern, Tables>[] = [
  ...family('gains-points', ['at-your-command-start'], 'you gain XCP.', {
    inReserve: true,
    act: (g, unit, s, gained) => void s.gainAtCommandStart(g, unit.side, gained),
  }),
  ...family('gains-points', ['at-battle-start', 'in-your-command', 'at-round-end'], 'you gain XCP.', {
    inReserve: true,
    act: (g, unit, s, gained) => void s.gainPoints(g, unit.side, gained),
  }),
  ...family('gains-points-once', ['at-round-start', 'in-your-command'], 'once per battle, you may gain XCP.', {
    once: true,
    asks: WHETHER,
    act: (g, unit, s, gained) => void s.gainOnce(g, unit.side, gained),
  }),
  {
    keyword: 'gains-points-on-kill',
    text: 'Each time this unit destroys an enemy unit you gain XCP.',
    patch: (s) => ({
      after: {
        destroyed: (g, m, by) => {
          if (by === null || by.side === g.unitOf(m).side || g.unitOf(m).alive > 0 || !hasBit(by.anyBits, ON_KILL)) return;
          s.gainPoints(g, by.side, numberOf(g, by, 'gains-points-on-kill'));
        },
      },
    }),
  },
];
