import { beginTrial, endTrial, noteEnd } from 'sandtable/kit';
import type { Ends } from 'sandtable/rules';
import type { Modern } from '../family.ts';
import { prepareTurns } from './pivots.ts';
import { rulesOfWay } from './way-rules.ts';

/** Where a move by an intent would end, straight as its models face and over whatever they climb: the first of the ways it tries. */
export const endsOfIntent: Ends<Modern> = ({ game: g, about: u }, code, inches, s, to) => {
  if (u === null) return false;
  const rules = rulesOfWay(g, s, g.desk.tables, u, code);
  if (prepareTurns(g, s, u, rules)) rules.facesMove = false;
  const gone = beginTrial(g, u, code, inches, rules);
  if (gone > 0) {
    noteEnd(g, u, to);
    to.lost = 0;
  }
  endTrial(g, u);
  return gone > 0;
};
