import { integer, PLACE } from 'sandtable/rules';
import { ON_ROOF } from '../buildings/house.ts';
import { houseOf, manBattlements } from '../buildings/occupying.ts';
import { defineRule } from '../define-rule.ts';
import { ask, decisions, listBuildings } from '../transports/rules.ts';

/** Models can stand on the roof of a building behind a parapet; if it collapses each is hit. */
export default defineRule({
  id: 'CLS-TERRAIN-14',
  title: 'Battlements',
  source: 'terrain: Battlements',
  text: "A building's roof holds models as open ground at the roof's height with a 4+ cover save from its parapet (25% rule not needed). They are targeted, charged and fight normally. If the building collapses each takes an S6 AP- hit and the survivors are placed on the ruin.",
  simulated: 'partial',
  leavesOut: 'Nobody charges those on a roof, who are shot at only.',
  default: 'on',
  keyword: 'garrison',
  requires: ['CLS-TRANSPORT-15'],
  params: {
    save: integer(4, 2, 7, 'Cover save behind the parapet; 7 for none', 'needed on a D6'),
  },
  patch: ({ save }, s) => {
    const { climb } = decisions(s);
    return {
      wrap: {
        moveUnit: (next) => (g, u) => {
          const p = u.place === PLACE.table && houseOf(u) < 0 ? ask(g, climb, u, listBuildings(g, s, u, true, climb.options)) : -1;
          if (p < 0 || !manBattlements(g, s, u, p)) next(g, u);
        },
        // No charger can get up there (CLS-ASSAULT-11).
        inChargeReach: (next) => (g, u, target) => target.reg[ON_ROOF] === 0 && next(g, u, target),
        terrainCover: (next) => (g, a, firer, model) => {
          const on = next(g, a, firer, model);
          const roof = g.unitOf(model).reg[ON_ROOF];
          return roof === 0 ? on : Math.min(on, s.coverGrade(g, g.board.pieces[roof - 1].kind, save));
        },
      },
    };
  },
});
