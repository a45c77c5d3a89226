import { defineRule } from '../define-rule.ts';
import { TYPE, VEHICLE } from '../family.ts';
import { statsOf } from '../movement/mobility.ts';

/** If the mission has it, the attacker's infantry, jetbikes and skimmers may come in by Deep Strike. */
export default defineRule({
  id: 'CLS-MISSION-15',
  title: 'Shock deployment rule',
  source: 'missions and victory: Shock deployment rule',
  text: "If the mission uses it, the Attacker's Infantry, Jetbikes and Skimmers gain Deep Strike.",
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
