import { afterEach, describe, expect, it } from 'vitest';
import {
  chargeMove,
  deployInZone,
  hiddenShare,
  LOOK,
  makeSight,
  moveRules,
  moveTowards,
  type Optics,
  PASS,
  pileIn,
  unitGap,
  unitSees,
} from '../../../src/kit/index.ts';
import { terrainKind } from '../../../src/rules/board.ts';
import { spoilScratch } from '../../../src/rules/scratch.ts';
import { block, board, fakeGame, rectangle } from './harness.ts';

const WALLED = terrainKind('kit-test-walled');
const rules = () => {
  const made = moveRules();
  made.terrain = new Uint8Array(64);
  made.terrain[WALLED] = PASS.impassable;
  return made;
};
const terrain = new Uint8Array(64);
terrain[WALLED] = LOOK.opaque;
const optics: Optics = { terrain, walls: new Uint8Array(64), eyeShare: 0.8, across: 3, levels: 4, obstructs: () => true };

/** A bit of everything that takes room to work in: where models end, and what they see. */
function play(): number[] {
  const g = fakeGame(
    [{ at: block(20, 5, 10) }, { side: 1, at: block(24, 40, 8) }, { at: [[50, 20]], foot: { coreX: 2, coreY: 1, rim: 0, height: 2 } }],
    board([{ kind: 'kit-test-walled', polygon: rectangle(18, 15, 30, 17) }]),
  );
  const [mine, enemy, hull] = g.units;
  const sight = makeSight(optics, g);
  const told: number[] = [deployInZone(g, enemy, g.board.zones[1], { x: 36, y: 42, dirX: 0, dirY: -1 }, rules()) ? 1 : 0];
  for (let turn = 0; turn < 4; turn++) {
    told.push(moveTowards(g, mine, enemy.x, enemy.y, 7, rules()), moveTowards(g, hull, enemy.x + 6, enemy.y, 8, rules()));
    told.push(unitGap(g, mine, enemy), unitSees(g, sight, mine, enemy) ? 1 : 0, hiddenShare(g, sight, mine.first, enemy.first));
  }
  told.push(
    chargeMove(g, mine, enemy, 12, rules()),
    pileIn(g, enemy, Int16Array.of(mine.slot), { count: 1, must: 0, inches: 3, reachInches: 0 }, rules()),
  );
  return [...told, ...g.models.x, ...g.models.y];
}

describe('rooms to work in', () => {
  let restore = (): void => undefined;
  afterEach(() => restore());

  it('hold nothing that a later call counts on', () => {
    const clean = play();
    restore = spoilScratch();
    expect(play()).toEqual(clean);
    // Nobody stood still, and the charge went home.
    expect(clean.filter((inches) => inches > 0).length).toBeGreaterThan(30);
    expect(clean[21]).toBeGreaterThan(0);
  });
});
