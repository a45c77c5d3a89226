import { CAUSE, DEED, type Game, inflict, integer, is, keyword, lift, purpose, status, unitRegister } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import { FIRST_EFFECT } from '../definitions/definitions.ts';
import type { Classic } from '../family.ts';
import { onBattlefield, PSYKERS } from '../psychic/psykers.ts';
import { stray } from '../saves/stray.ts';
import { attackHas } from '../special-rules/carried.ts';
import { madeArm } from './arms.ts';

const SOUL_BLAZE = keyword('soul-blaze');
const BURNING = status('burning', 'game');
/** 1 once the flames on a unit have been rolled for at the end of this turn. */
const SEEN_TO = unitRegister('flames-seen-to', 'turn');
const BLAZE = purpose('soul-blaze');
const BLAZE_HITS = purpose('soul-blaze-hits');

/** Lists the units whose flames are still to be rolled for; returns how many. */
function listBurning(g: Game<Classic>): number {
  const { options } = FIRST_EFFECT;
  let n = 0;
  for (let k = 0; k < g.units.length; k++) {
    const u = g.units[k];
    if (is(u, BURNING) && u.reg[SEEN_TO] === 0 && onBattlefield(g, u)) options[n++] = u.slot;
  }
  return n;
}

/** An unsaved wound sets the unit on fire: at the end of each player turn the fire goes out on 1 to 3, otherwise D3 hits. */
export default defineRule({
  id: 'CLS-WPN-44',
  title: 'Soul Blaze',
  source: 'weapons: Soul Blaze',
  text: 'A unit that suffers an unsaved wound from it gains a burning token (one at most). At the end of each player turn roll a D6 for it: 1-3 the token goes out; 4+ the unit suffers D3 S4 AP5 hits with Ignores Cover and keeps the token.',
  outside: ['CLS-WPN-30', 'CLS-WPN-36'],
  default: 'on',
  keyword: ['soul-blaze', ...PSYKERS],
  params: {
    goesOutUpTo: integer(3, 0, 6, 'Highest roll on which the flames go out', 'rolled on a D6'),
    strength: integer(4, 1, 10, 'Strength of its hits', 'Strength'),
    ap: integer(5, 1, 6, 'AP of its hits', 'AP'),
  },
  patch: ({ goesOutUpTo, strength, ap }, s) => {
    const flames = madeArm('soul-blaze', { S: strength, AP: ap, type: 'assault', rules: ['ignores-cover'] });
    return {
      after: {
        unsaved: (g, a) => {
          if (attackHas(g, a, SOUL_BLAZE)) inflict(g, a.target, BURNING);
        },
        endTurn: (g) => {
          for (let n = listBurning(g); n > 0; n = listBurning(g)) {
            const u = s.nextEffect(g, n);
            u.reg[SEEN_TO] = 1;
            const frame = g.dice.begin(DEED.upkeep, u, g.nobody);
            if (g.dice.d6(frame, BLAZE) <= goesOutUpTo) lift(u, BURNING);
            else s.strayHits(g, u, flames, g.dice.d3(frame, BLAZE_HITS), stray(null, CAUSE.other, frame, u.x, u.y, true));
            g.dice.end(frame);
          }
        },
      },
      wrap: {
        // These flames ignore cover even if CLS-WPN-30 is not in play.
        allowsCover: (next) => (g, a) => a.weapon !== flames && next(g, a),
      },
    };
  },
});
