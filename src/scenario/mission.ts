import { type Reading, readNamed, type Spot } from './reading.ts';
import type { MissionBody } from './schema/mission.ts';
import type { Mission } from './types.ts';

/** A mission by name or written out; null if it has faults, which are noted. */
export function readMission(reading: Reading, mission: string | MissionBody, from: Spot): Mission | null {
  if (typeof mission !== 'string') return makeMission(mission);
  const checked = readNamed(reading, 'mission', mission, from);
  return checked === null ? null : makeMission(checked.data);
}

export function makeMission({ rounds, scoring, options, attacker }: MissionBody): Mission {
  return { rounds, scoring, options, attackerSeat: attacker === undefined ? -1 : attacker === 'red' ? 0 : 1 };
}
