import type { Ability } from 'sandtable/rules';
import { decision, enemyOf, hasBit, keyword, take } from 'sandtable/rules';
import { losePoints } from '../../command/command.ts';
import type { Modern } from '../../family.ts';
import type { Tables } from '../../tables.ts';
import { partFell } from '../../units/parts.ts';
import { numberOf, type Timed } from '../ability.ts';
import { family } from '../slots.ts';

const ON_KILL = keyword('gains-points-on-kill');
const WHEN_DESTROYED = keyword('loses-points-when-destroyed');
const DRAINS_ON_KILL = keyword('drains-points-on-kill');
const WHETHER = decision<Modern>('gains-points-once', 'flag', take);

const drain: Timed['act'] = (g, unit, _s, lost) => void losePoints(g, enemyOf(unit.side), lost);

/** Units that cost Command points: their own player's, or the enemy's. */
export const lostPoints: readonly Ability<Modern, Tables>[] = [
  ...family('loses-points', ['at-your-command-start', 'in-your-command', 'at-your-command-end', 'at-round-end'], 'you lose XCP.', {
    act: (g, unit, _s, lost) => void losePoints(g, unit.side, lost),
  }),
  ...family(
    'drains-points',
    ['at-battle-start', 'at-your-command-start', 'at-opponents-command-start', 'in-opponents-command', 'at-round-end'],
    'your opponent loses XCP.',
    { act: drain },
  ),
  {
    keyword: 'loses-points-when-destroyed',
    text: 'When this unit is destroyed you lose XCP.',
    patch: () => ({
      after: {
        destroyed: (g, m) => {
          const unit = g.unitOf(m);
          if (partFell(g, unit, m) && hasBit(g.sheetOf(m).keywordBits, WHEN_DESTROYED))
            losePoints(g, unit.side, g.sheetOf(m).values['loses-points-when-destroyed'] ?? 1);
        },
      },
    }),
  },
  {
    keyword: 'drains-points-on-kill',
    text: 'Each time this unit destroys an enemy unit your opponent loses XCP.',
    patch: () => ({
      after: {
        destroyed: (g, m, by) => {
          if (by === null || by.side === g.unitOf(m).side || !partFell(g, g.unitOf(m), m) || !hasBit(by.anyBits, DRAINS_ON_KILL)) return;
          losePoints(g, enemyOf(by.side), numberOf(g, by, 'drains-points-on-kill'));
        },
      },
    }),
  },
];

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
          if (by === null || by.side === g.unitOf(m).side || !partFell(g, g.unitOf(m), m) || !hasBit(by.anyBits, ON_KILL)) return;
          s.gainPoints(g, by.side, numberOf(g, by, 'gains-points-on-kill'));
        },
      },
    }),
  },
];
