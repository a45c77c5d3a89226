import { arenaMemory } from 'sandtable/rules';

/** The hit on a hull that is resolved: by how much it beats the armour if it penetrates, and whether a total was rolled that tells. */
export const beaten = arenaMemory('calixtus/armour-beaten', () => ({ by: 1, hasTotal: false }));
