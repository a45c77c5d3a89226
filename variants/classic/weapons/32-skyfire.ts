import { hasBit, keyword } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { VEHICLE } from '../family.ts';

const SKYFIRE = keyword('skyfire');
const INTERCEPTOR = keyword('interceptor');

/** Full Ballistic Skill at flyers, swooping creatures and skimmers; Snap Shots at anything else, unless it has Interceptor. */
export default defineRule({
  id: 'CLS-WPN-32',
  title: 'Skyfire',
  source: 'weapons: Skyfire',
  text: 'A Skyfire weapon or model uses its BS against Flyers, swooping Flying Monstrous Creatures and Skimmers; against other targets it may only fire Snap Shots, unless it also has Interceptor.',
  default: 'on',
  keyword: 'skyfire',
  patch: () => ({
    wrap: {
      skyfires: (next) => (g, model, weapon, target) =>
        next(g, model, weapon, target) || hasBit(weapon.profile.bits, SKYFIRE) || hasBit(g.sheetOf(model).keywordBits, SKYFIRE),
      firesSnap: (next) => (g, model, weapon, target, ordinal, overwatch) => {
        const snap = next(g, model, weapon, target, ordinal, overwatch);
        const own = g.sheetOf(model).keywordBits;
        if (snap || (!hasBit(weapon.profile.bits, SKYFIRE) && !hasBit(own, SKYFIRE))) return snap;
        if (hasBit(weapon.profile.bits, INTERCEPTOR) || hasBit(own, INTERCEPTOR)) return snap;
        return target.aloft === 0 && (target.sheet.models[0].stats.vehicle & (VEHICLE.skimmer | VEHICLE.flyer)) === 0;
      },
    },
  }),
});
