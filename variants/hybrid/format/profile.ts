import type { Block, Profile } from 'sandtable/rules';
import { profile as ofBase } from '../../classic/format/profile.ts';
import { moveInchesOf } from '../definitions/defaults.ts';
import { CONVERTED, type Hybrid, type HybridArm, type HybridStats, type Roll } from '../family.ts';

/** Reads the `hybrid` block of datasheets: the classic one with Movement, AP as a modifier, Damage and Deadly Demise. Never called in play. */

/** Reads an amount: a number, or dice like D3, 2D6 or D6+2. */
function rollOf(amount: unknown, where: string): Roll {
  if (typeof amount === 'number') return { dice: 0, sides: 6, plus: amount };
  const found = /^(\d*)D([36])(?:\+(\d+))?$/.exec(typeof amount === 'string' ? amount : '');
  if (found === null) throw new TypeError(`${where}: ${JSON.stringify(amount)} is neither a number nor dice like D6 or D3+1`);
  return { dice: found[1] === '' ? 1 : Number(found[1]), sides: found[2] === '3' ? 3 : 6, plus: Number(found[3] ?? 0) };
}

const listOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

const DEADLY_DEMISE = 'deadly-demise';

function demiseOf(block: Block): Roll | null {
  const text = listOf(block['rules']).find((it) => it.startsWith(`${DEADLY_DEMISE} `));
  if (text === undefined) return null;
  const value = text.slice(DEADLY_DEMISE.length + 1);
  return rollOf(/^\d+$/.test(value) ? Number(value) : value, DEADLY_DEMISE);
}

function readModel(block: Block): HybridStats {
  const stats = ofBase.model(block);
  const given = block['M'];
  return Object.freeze({
    ...stats,
    moveInches: typeof given === 'number' ? given : moveInchesOf(stats),
    printsMove: typeof given === 'number',
    deadlyDemise: demiseOf(block),
  });
}

/** The classic AP that a modifier stands for, and the reverse (HYB-DEF-04): AP6 and none are AP-0, AP1 is AP-5. */
const WEAKEST_AP = 6;

function readWeapon(block: Block, name: string): HybridArm {
  const printed = block['modernAP'];
  const modifier = typeof printed === 'number' ? -printed : null;
  const classicAp = modifier === null || modifier === 0 ? '-' : Math.max(1, WEAKEST_AP - modifier);
  const arm = ofBase.weapon({ ...block, AP: block['AP'] ?? classicAp, shots: block['A'] ?? block['shots'] }, name);
  const damage = block['D'] === undefined ? CONVERTED.damage : rollOf(block['D'], name);
  // Rings differ only by their classic AP, if at all, and share one Damage.
  const rings = arm.rings.map((ring) => Object.freeze({ ...ring, profile: Object.freeze({ ...ring.profile, damage }) }));
  return Object.freeze({ ...arm, rings, armourModifier: modifier ?? Math.max(0, WEAKEST_AP - arm.ap), damage });
}

export const profile: Profile<Hybrid> = {
  model: readModel,
  weapon: readWeapon,
  wounds: (stats) => stats.wounds,
  keywords: (block) => {
    // A weapon that prints its AP only as a modifier is still a weapon, and whatever has Armour Values is a vehicle.
    if ('modernAP' in block && !('AP' in block)) return ofBase.keywords({ ...block, AP: '-' });
    return ofBase.keywords('AV' in block && !('type' in block) ? { ...block, type: 'vehicle' } : block);
  },
};
