import { defineRule } from '../family.ts';

/** Keywords of units that a weapon can be made against. */
export const PREY = [
  'infantry',
  'vehicle',
  'monster',
  'character',
  'psyker',
  'fly',
  'beast',
  'mounted',
  'swarm',
  'walker',
  'titanic',
  'towering',
  'fortification',
] as const;
export const ANTI = PREY.map((prey) => `anti-${prey}`);

/** Unmodified Wound rolls from a face on are Critical Wounds against units with a keyword. */
export default defineRule({
  id: 'TEN-WPN-28',
  default: 'on',
  keyword: ANTI,
  patch: (_p, s) => ({
    wrap: {
      criticalWoundOn: (next) => (g, a) => {
        let on = next(g, a);
        const anti = a.profile.anti;
        for (let k = 0; k < anti.length; k++) if (anti[k].on < on && s.unitHas(g, a.target, anti[k].against)) on = anti[k].on;
        return on;
      },
    },
  }),
});
