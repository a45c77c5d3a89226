import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Player } from '../../../src/engine/index.ts';
import { compileMatch, openPlayer, rootKey } from '../../../src/index.ts';
import { gap, gapToSegment } from '../../../src/kit/index.ts';
import { type Game, PLACE } from '../../../src/rules/index.ts';
import { loadSelection } from '../../../src/testing/index.ts';
import type { Classic } from '../../../variants/classic/family.ts';
import { drawBeam, thought } from '../../../variants/classic/psychic/beam.ts';
import type { Power } from '../../../variants/classic/psychic/power.ts';
import { WARP_CHARGE } from '../../../variants/classic/psychic/state.ts';
import { loadScenario } from '../../files.ts';

let player: Player;
let g: Game<Classic>;
let ray: Power;

beforeAll(async () => {
  player = openPlayer(compileMatch(await loadSelection('classic'), loadScenario('psykers')).match);
  g = player.arena as unknown as Game<Classic>;
  ray = g.desk.worth.tables.powers.find((power) => power.name === 'piercing-ray') as Power;
});

const standing = (): number[] => {
  const models: number[] = [];
  for (const u of g.units)
    if (u.place === PLACE.table) for (let i = u.first; i < u.first + u.size; i++) if (g.models.alive[i] !== 0) models.push(i);
  return models;
};

describe('a beam', () => {
  test('crosses the model it is drawn to, none beyond its range or beside its line, and the nearest first', () => {
    fc.assert(
      fc.property(fc.nat(3), fc.nat(), fc.nat(), (pair, one, other) => {
        player.play(rootKey('beam'), pair, 0);
        const models = standing();
        const from = models[one % models.length] as number;
        const at = models[other % models.length] as number;
        const m = g.models;
        if (from === at || gap(m, from, at) > ray.rangeInches) return;
        const line = thought();
        const n = drawBeam(g, from, at, ray, line);
        const list = Array.from(line.crossed.subarray(0, n));
        expect(list).toContain(at);
        expect(list).not.toContain(from);
        for (let k = 1; k < n; k++) expect(gap(m, from, list[k] as number)).toBeGreaterThanOrEqual(gap(m, from, list[k - 1] as number));
        // Every model on the line up to the one that it is drawn to is on the list.
        for (const i of models) {
          const onWay =
            i !== from &&
            gapToSegment(m, i, { x0: m.x[from] as number, y0: m.y[from] as number, x1: m.x[at] as number, y1: m.y[at] as number }) === 0;
          if (onWay && gap(m, from, i) <= ray.rangeInches) expect(list).toContain(i);
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('units that are brought into play', () => {
  test('have no models and no place before, and some of them come', () => {
    let created = 0;
    for (let pair = 0; pair < 6; pair++) {
      player.play(rootKey('gate'), pair, 0);
      for (const u of g.units) {
        if (u.maker < 0) continue;
        if (u.strength > 0) created++;
        else {
          expect(u.alive).toBe(0);
          expect(u.place).toBe(PLACE.gone);
        }
      }
    }
    expect(created).toBeGreaterThan(0);
  });
});

test('no Warp Charge dice outlast the phase', () => {
  player.play(rootKey('pools'), 0, 1);
  expect([g.sideReg[0][WARP_CHARGE], g.sideReg[1][WARP_CHARGE]]).toEqual([0, 0]);
});
