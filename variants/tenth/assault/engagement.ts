import { EPSILON, levelGap, within } from 'sandtable/kit';
import type { Game, ModelId, Unit } from 'sandtable/rules';
import { PLACE } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import type { ModernSeams } from '../hub.ts';
import type { Tables } from '../tables.ts';
import type { FieldSeams } from '../terrain/seams.ts';

type G = Game<Modern>;
type U = Unit<Modern>;

/** Engagement Range (TEN-MOVE-01): 1" horizontally and 5" vertically, from model to model. */
export function engagementSeams(s: ModernSeams, t: Tables): Pick<FieldSeams, 'engagementInches' | 'modelEngages' | 'engages' | 'engaged'> {
  const reach = Math.max(t.engagementInches, t.barricadeReachInches);

  function modelEngages(g: G, i: ModelId, u: U): boolean {
    if (u.alive === 0 || u.place !== PLACE.table) return false;
    const m = g.models;
    const dx = m.x[i] - u.x;
    const dy = m.y[i] - u.y;
    const far = reach + m.radius[i] + u.radius + EPSILON;
    if (dx * dx + dy * dy > far * far) return false;
    const end = u.first + u.size;
    for (let j = u.first; j < end; j++) {
      if (m.alive[j] === 0 || levelGap(m, i, j) > t.engagementUpInches + EPSILON || !within(m, i, j, reach)) continue;
      if (within(m, i, j, s.engagementInches(g, i, j))) return true;
    }
    return false;
  }

  return {
    engagementInches: () => t.engagementInches,
    modelEngages,
    engages(g, a, b) {
      if (a.alive === 0 || b.alive === 0 || a.place !== PLACE.table || b.place !== PLACE.table) return false;
      const dx = a.x - b.x;
      const dy = a.y - b.y;
      const far = reach + a.radius + b.radius + EPSILON;
      if (dx * dx + dy * dy > far * far) return false;
      const field = g.desk.field;
      const at = (field.melee ? field.units * field.units : 0) + a.slot * field.units + b.slot;
      if (field.engagedPoseA[at] === a.pose && field.engagedPoseB[at] === b.pose) return field.engagedAnswer[at] !== 0;
      let answer = false;
      const end = a.first + a.size;
      for (let i = a.first; i < end && !answer; i++) answer = g.models.alive[i] !== 0 && s.modelEngages(g, i, b);
      field.engagedPoseA[at] = a.pose;
      field.engagedPoseB[at] = b.pose;
      field.engagedAnswer[at] = answer ? 1 : 0;
      return answer;
    },
    engaged(g, u) {
      const field = g.desk.field;
      const at = field.melee ? field.units + u.slot : u.slot;
      if (field.engagedAt[at] === g.changes) return field.engagedByAny[at] !== 0;
      let answer = false;
      const enemies = g.sides[u.side === 0 ? 1 : 0];
      for (let k = 0; k < enemies.length && !answer; k++) {
        const e = enemies[k];
        const dx = u.x - e.x;
        const dy = u.y - e.y;
        const far = reach + u.radius + e.radius + EPSILON;
        if (dx * dx + dy * dy <= far * far) answer = s.engages(g, u, e);
      }
      field.engagedAt[at] = g.changes;
      field.engagedByAny[at] = answer ? 1 : 0;
      return answer;
    },
  };
}
