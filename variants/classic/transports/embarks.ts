import type { Rider, Sheet } from 'sandtable/rules';
import { type Classic, TYPE, VEHICLE } from '../family.ts';
import { bulkOf } from './hold.ts';

const typeName = (type: number): string => Object.entries(TYPE).find(([, value]) => value === type)?.[0] ?? 'unknown';

/** Why units cannot start aboard a transport together, or null (CLS-TRANSPORT-01, CLS-VEH-47). */
export function embarks(transport: Sheet<Classic>, riders: readonly Rider<Classic>[]): string | null {
  const stats = transport.models[0]?.stats;
  const hold = stats?.hold ?? null;
  if (stats === undefined || hold === null) return `${transport.title} is not a transport`;
  if (riders.length > 1 && (stats.vehicle & VEHICLE['super-heavy']) === 0)
    return `${riders.length} units start in it, but it carries only one`;
  let places = 0;
  for (const { sheet, kinds } of riders) {
    for (const kind of kinds) {
      const model = sheet.models[kind];
      if (model === undefined) continue;
      if (((1 << model.stats.type) & hold.takes) === 0)
        return `${sheet.title} is of type ${typeName(model.stats.type)}, which it does not carry`;
      places += bulkOf(model);
    }
  }
  return places > hold.capacity ? `${places} places are needed in it, but it has only ${hold.capacity}` : null;
}
