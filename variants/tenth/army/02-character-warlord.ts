import { anyHas } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { CHARACTER, COPIES, canBeWarlord, MORE_COPIES } from './muster.ts';

/** An army has a Character who can be the Warlord, and what its Detachment makes Battleline counts as it when units are selected. */
export default defineRule({
  id: 'TEN-ARMY-02',
  title: 'One Character who can be Warlord; granted BATTLELINE counts when units are selected',
  source: 'Errata page 56, Select Units; commentary "Battleline if..."',
  layer: 'errata',
  text: [
    'The army needs at least one CHARACTER model able to be Warlord. Units that a Detachment or a certain Warlord makes BATTLELINE are treated as BATTLELINE in the Select Units step already, although the Warlord is chosen later.',
    'Ruling: the army list says which datasheets its Detachment or Warlord makes BATTLELINE.',
  ].join('\n'),
  changes: 'Adds to TEN-ARMY-01. Off: a Character is not required and granted BATTLELINE comes too late for the datasheet limit.',
  default: 'on',
  patch: () => ({
    wrap: {
      checkWarlord: (next) => (muster) => {
        const isThere = muster.units.some((it) => anyHas(it, CHARACTER) && canBeWarlord(it));
        if (isThere) next(muster);
        else muster.fault('it has no Character who can be the Warlord', 'TEN-ARMY-02');
      },
      mostCopies: (next) => (muster, unit) => {
        const most = next(muster, unit);
        const isGranted = muster.detachments.some((it) => it.battleline.includes(unit.datasheet));
        return most === COPIES && isGranted ? MORE_COPIES : most;
      },
    },
  }),
});
