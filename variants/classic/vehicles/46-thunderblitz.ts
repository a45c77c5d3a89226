import { arenaMemory, CAUSE, DEED, event, type Game, purpose, type Unit } from 'sandtable/rules';
import { defineRule } from '../define-rule.ts';
import type { Classic } from '../family.ts';
import { superHeavyModel, superHeavyUnit } from '../heavy/kinds.ts';
import type { ClassicSeams } from '../hub.ts';
import { leader } from '../movement/mobility.ts';
import { stray } from '../saves/stray.ts';
import { madeArm } from '../weapons/arms.ts';

const THUNDERBLITZ = purpose('thunderblitz');
const BLITZ_HITS = purpose('thunderblitz-hits');
const BLITZ_RAM = purpose('thunderblitz-ram');
const BLITZ = event('thunderblitz', { unit: 'unit', target: 'unit', result: 'number' }, '{unit} drives over {target}, result {result}');
const CRUSHING = madeArm('thunderblitz', { S: 6, AP: 4, type: 'assault' });
const SHATTERING = madeArm('thunderblitz', { S: 10, AP: 2, type: 'assault' });
const NOTHING = 1;
const WORST = 6;
const EXPLODES_RESULT = 7;

/** Whether the ram being resolved is a super-heavy's that adds a die. */
const blow = arenaMemory('classic/thunderblitz', (_g: Game<Classic>) => ({ addsDie: false }));

function roll(g: Game<Classic>, tank: Unit<Classic>, u: Unit<Classic>, frame: Parameters<Game<Classic>['dice']['d6']>[0]): number {
  const result = g.dice.d6(frame, THUNDERBLITZ);
  g.log.note(BLITZ, tank.slot, u.slot, result);
  return result;
}

/** What a super-heavy does to a unit in its way before that takes its Morale check. */
function trample(g: Game<Classic>, s: ClassicSeams, tank: Unit<Classic>, u: Unit<Classic>): void {
  const i = leader(g, tank);
  const frame = g.dice.begin(DEED.charge, tank, u);
  const result = roll(g, tank, u, frame);
  if (result > NOTHING) {
    const weapon = result === WORST ? SHATTERING : CRUSHING;
    const hits = g.dice.sum(frame, BLITZ_HITS, result === WORST ? 2 : 1);
    g.dice.weapon(frame, weapon.key);
    s.strayHits(g, u, weapon, hits, stray(tank, CAUSE.assault, frame, g.models.x[i], g.models.y[i]));
  }
  g.dice.end(frame);
}

/** A super-heavy's Tank Shock hits the units it reaches, and its ram is stronger or destroys outright. */
export default defineRule({
  id: 'CLS-VEH-46',
  title: 'Thunderblitz',
  source: 'vehicles: Thunderblitz',
  text: 'When a super-heavy Tank Shocks a non-vehicle unit, first roll a D6: 1 nothing more; 2-5 the unit suffers D6 S6 AP4 hits; 6 it suffers 2D6 S10 AP2 hits. Then CLS-VEH-34 as normal. In a Ram: 2-5 add a D6 to its penetration roll; 6 the rammed vehicle explodes (super-heavies lose D3 HP).',
  outside: ['CLS-WPN-24'],
  default: 'on',
  keyword: 'super-heavy',
  requires: ['CLS-VEH-34'],
  patch: (_p, s) => ({
    wrap: {
      shockMet: (next) => (g, tank, u, inches) => {
        if (superHeavyUnit(g, tank)) trample(g, s, tank, u);
        return u.alive > 0 && next(g, tank, u, inches);
      },
      ramBlow: (next) => (g, u, model, target, strength) => {
        // The rammer strikes in its own turn; the rammed vehicle only strikes back.
        if (u.side !== g.active || target.alive === 0 || !superHeavyModel(g, model)) {
          next(g, u, model, target, strength);
          return;
        }
        const frame = g.dice.begin(DEED.charge, u, target);
        const result = roll(g, u, target, frame);
        if (result === WORST) s.vehicleDamage(g, leader(g, target), EXPLODES_RESULT, CAUSE.assault, u, frame);
        g.dice.end(frame);
        if (result === WORST) return;
        blow(g).addsDie = result > NOTHING;
        next(g, u, model, target, strength);
        blow(g).addsDie = false;
      },
      penetrationBonus: (next) => (g, a, highest) => {
        const ram = blow(g);
        if (!ram.addsDie) return next(g, a, highest);
        ram.addsDie = false;
        return next(g, a, highest) + g.dice.d6(a.frame, BLITZ_RAM);
      },
    },
  }),
});
