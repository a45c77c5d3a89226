import { defineRule, TYPE, VEHICLE } from '../family.ts';
import { statsOf } from '../mobility.ts';

/** Where the mission has it, the attacker's infantry, jetbikes and skimmers may come in by Deep Strike. */
export const shockDeployment = defineRule({
  id: 'CLS-MISSION-15',
  default: 'on',
  patch: () => ({
    wrap: {
      mayDeepStrike: (next) => (g, u) => {
        if (next(g, u)) return true;
        if (!g.mission.options.has('shock-deployment') || g.seatOf[u.side] !== g.mission.attackerSeat) return false;
        const { type, vehicle } = statsOf(g, u);
        return type === TYPE.infantry || type === TYPE.jetbike || (vehicle & VEHICLE.skimmer) !== 0;
      },
    },
  }),
});
