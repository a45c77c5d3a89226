import { arenaMemory, DEED, enemyOf, event, type Game, integer, purpose } from 'sandtable/rules';
import { PSYKERS } from '../../classic/psychic/psykers.ts';
import { WARP_CHARGE } from '../../classic/psychic/state.ts';
import { type Calixtus, defineRule } from '../family.ts';

const RESIST = purpose('resist');
const RESISTS = event('resists', { unit: 'unit', resisted: 'flag' }, '{unit} {resisted?resists:fails to resist}');

/** Whether dice were spent to stop the current power: its targets then do not resist. */
const resistance = arenaMemory('calixtus/resistance', (_g: Game<Calixtus>) => ({ opposed: false }));

/** A unit targeted by an enemy power that nobody spent dice on shakes it off on a 6. */
export default defineRule({
  id: 'CAL-PSY-11',
  title: 'Mental Resistance',
  source: 'The Psychic Phase, point 6',
  text: [
    'When an enemy power that targets a unit is cast and no dispel dice were spent on it (none available or the owner declined), the targeted unit rolls one D6: on 6+ the power does not affect that unit.',
    "Ruling: it is an alternative to dispelling: once dispel dice were spent on a power its targets get no Mental Resistance. Powers with several targets: each rolls alone. Powers on the caster's own side cannot be resisted.",
  ].join('\n'),
  changes: 'replaces classic base: Deny the Witch for an army without dispel dice (CLS-PSY-10)',
  default: 'on',
  keyword: PSYKERS,
  params: { on: integer(6, 2, 7, 'roll on which the unit resists', 'needed on a D6') },
  patch: ({ on }, s) => ({
    wrap: {
      resistOn: () => () => on,
      manifest: (next) => (g, psyker, power, target, count) => {
        const works = next(g, psyker, power, target, count);
        resistance(g).opposed = false;
        return works;
      },
      denied: (next) => (g, psyker, power, target, points) => {
        const pool = g.sideReg[enemyOf(g.unitOf(psyker).side)];
        const before = pool[WARP_CHARGE];
        const denied = next(g, psyker, power, target, points);
        resistance(g).opposed = pool[WARP_CHARGE] !== before;
        return denied;
      },
      powerTakes: (next) => (g, psyker, power, target) => {
        if (!next(g, psyker, power, target)) return false;
        if (resistance(g).opposed) return true;
        const frame = g.dice.begin(DEED.react, target, g.unitOf(psyker));
        const face = g.dice.d6(frame, RESIST);
        g.dice.end(frame);
        const resists = face !== 1 && face >= s.resistOn(g, psyker, target);
        g.log.note(RESISTS, target.slot, resists ? 1 : 0);
        return !resists;
      },
    },
  }),
});
