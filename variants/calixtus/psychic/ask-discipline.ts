import { type Decision, decision, first, type Game, type ModelId } from 'sandtable/rules';
import type { Classic } from '../../classic/family.ts';

/** Which of its disciplines gets a psyker's next Lore Mastery die; options are indices into its list. */
const LORE_DISCIPLINE = decision('lore-discipline', 'number', first) as Decision<Classic>;

/** Asks which discipline gets a psyker's next die; without an answer they take turns. */
export function askDiscipline(g: Game<Classic>, psyker: ModelId, die: number, disciplines: number): number {
  const { options } = LORE_DISCIPLINE;
  const u = g.unitOf(psyker);
  for (let d = 0; d < disciplines; d++) options[d] = (die + d) % disciplines;
  return disciplines === 1 ? 0 : options[g.ask(LORE_DISCIPLINE, u.side, u, null, disciplines)];
}
