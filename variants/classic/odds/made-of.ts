import { EPSILON, gap } from 'sandtable/kit';
import { type Game, hasBit, keyword, type ModelId, type Unit, type WeaponSheet } from 'sandtable/rules';
import { ARM, type Classic, STAT } from '../family.ts';

/** What two units that exchange fire are made of, and what reads where they stand: their guns, and which procedures. */

/** These pick whom they wound with any gun (CLS-SHOOT-19); wounds on them pass to whoever of their unit is nearest, the first of several (CLS-SHOOT-18). */
export const CHARACTERS = [keyword('character'), keyword('independent-character')];
/** Procedures that say on whom wounds fall. In the base they read nothing but the order of distances, and who is seen. */
export const ALLOCATING = ['allocateNext', 'breakTie', 'markReachable', 'mayTake', 'mayWound', 'nextPool', 'redirect'];
/** Lets who fires pick among those in his range whom he sees: any of them is as good as another if all are alike. */
export const OF_PICKING = ['CLS-SHOOT-19'];
/** Rules of editions that change these procedures as well. None is known to read more of places than distances to those who fire and what they see. */
export const OF_DISTANCES = [
  ...OF_PICKING,
  'CLS-UNIT-05',
  'CLS-USR-25',
  'CLS-SHOOT-18',
  'CLS-PSY-01',
  'CLS-ASSAULT-24',
  'CAL-WPN-05',
  'CAL-SHOOT-13',
  'CAL-SHOOT-23',
  'WAF-USR-06',
  'WAF-SHOOT-14',
  'HYB-UNIT-17',
];
/** Procedures that say who fires how many shots. In the base they read of a distance no more than `reachOf`. */
export const COUNTING = ['bears', 'measuredInches', 'rangeOf', 'shotsOf'];
/** Overwatch counts as fired from an inch away; no answer to fire is Overwatch. */
export const OF_OVERWATCH = ['WAF-ASSAULT-07'];

/** Guns of these types, without a marker or a template, read no more of a distance than whether it is within their range, or the share of it for Rapid Fire. */
const SIMPLE: ReadonlySet<number> = new Set([ARM.assault, ARM.heavy, ARM.pistol, ARM['rapid-fire']]);

export const hasCharacters = (u: Unit<Classic>): boolean => CHARACTERS.some((word) => hasBit(u.anyBits, word));

/** Whether the models of a unit are of one kind that one wound kills: they differ in nothing but where they stand. */
export function isFungible(g: Game<Classic>, u: Unit<Classic>): boolean {
  const { stats } = g.sheetOf(u.first);
  if (stats.vehicle !== 0 || stats.values[STAT.W] !== 1) return false;
  for (let i = u.first + 1; i < u.first + u.size; i++) if (g.models.kind[i] !== g.models.kind[u.first]) return false;
  return true;
}

export const isSimple = ({ profile: arm }: WeaponSheet<Classic>): boolean =>
  SIMPLE.has(arm.type) && arm.templateInches === 0 && arm.blastInches === 0;

/** How near a model is as a gun reads it: 2 within the share for Rapid Fire, 1 within range, 0 beyond. */
export function reachOf(g: Game<Classic>, { profile: arm }: WeaponSheet<Classic>, i: ModelId, j: ModelId): number {
  const inches = gap(g.models, i, j) - arm.muzzleInches - EPSILON;
  if (inches > arm.rangeInches) return 0;
  return arm.type === ARM['rapid-fire'] && inches <= arm.rangeInches * g.desk.numbers.rapidShare ? 2 : 1;
}
