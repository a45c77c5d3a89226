import { type Game, hasBit, keyword, type ModelId } from 'sandtable/rules';
import { type Classic, isMonstrous, STAT, TYPE } from '../../classic/family.ts';

const POWERED_ARMOUR = keyword('powered-armour');
/** The worst printed armour save that counts as powered without the flag. */
export const POWERED_SAVE = 3;

/** Whether a model has the flag of powered armour, or a printed save of `save` or better without being a hull, beast or monster. */
export function wearsPower(g: Game<Classic>, model: ModelId, save: number): boolean {
  const sheet = g.sheetOf(model);
  if (hasBit(sheet.keywordBits, POWERED_ARMOUR)) return true;
  const { stats } = sheet;
  return stats.vehicle === 0 && stats.type !== TYPE.beast && !isMonstrous(stats) && stats.values[STAT.Sv] <= save;
}
