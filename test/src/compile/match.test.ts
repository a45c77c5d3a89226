import { describe, expect, test } from 'vitest';
import { compileMatch, parseSpec, select } from '../../../src/compile/index.ts';
import { defineRulePack } from '../../../src/rules/index.ts';
import { InputError } from '../../../src/scenario/input-error.ts';
import type { Order } from '../../../src/scenario/types.ts';
import { battle, plain, sheet, unit } from './small-battle.ts';

const SQUAD = sheet('squad');
const HERO = sheet('hero', { keywords: ['infantry', 'character'], rules: ['brave'], kinds: [{ name: 'hero', points: 50, wounds: 3 }] });
const enemy = unit('x', SQUAD, 2);
const problemsOf = (run: () => unknown): string[] => {
  try {
    run();
  } catch (error) {
    if (error instanceof InputError) return error.message.split('\n');
    throw error;
  }
  return [];
};

describe('a compiled match', () => {
  test('has the units of red, then those of blue, with their wounds', () => {
    const { match } = compileMatch(plain, battle({ red: [unit('a', SQUAD, 3), unit('b', HERO, 1)], blue: [enemy], sheets: [SQUAD, HERO] }));
    expect(match.units.map((it) => [it.side, it.id, [...it.wounds]])).toEqual([
      [0, 'a', [1, 1, 1]],
      [0, 'b', [3]],
      [1, 'x', [1, 1]],
    ]);
    expect(new Set(match.units.map((it) => it.key)).size).toBe(3);
  });

  test('one unit name in both armies makes two addresses', () => {
    const { match } = compileMatch(plain, battle({ red: [unit('a', SQUAD)], blue: [unit('a', SQUAD)], sheets: [SQUAD] }));
    expect(match.units[0]?.key).not.toBe(match.units[1]?.key);
  });

  test('an attached character is part of its unit, and no unit of its own', () => {
    const hero = unit('hero', HERO, 1, { attachedTo: 'a' });
    const places = {
      red: [
        { unit: 'hero', positions: [[20, 4]] as const, facing: 90, level: 0 },
        {
          unit: 'a',
          positions: [
            [10, 4],
            [12, 4],
            [14, 4],
          ] as const,
          facing: 90,
          level: 0,
        },
      ],
      blue: [],
    };
    const { match, composed } = compileMatch(
      plain,
      battle({ red: [hero, unit('a', SQUAD, 3)], blue: [enemy], sheets: [SQUAD, HERO], more: { deployment: places } }),
      { asWritten: true },
    );
    expect(match.units.map((it) => it.id)).toEqual(['a', 'x']);
    const [joined] = match.units;
    expect([...(joined?.wounds ?? [])]).toEqual([1, 1, 1, 3]);
    expect(joined?.placing?.map((it) => [...it.x])).toEqual([
      [10, 12, 14, 20],
      [38, 36, 34, 28],
    ]);
    expect(joined?.sheet.points).toBe(80);
    expect(composed.provenance.unused).toEqual([]);
  });

  test('a rule whose keyword nobody carries is left out', () => {
    const { composed } = compileMatch(plain, battle({ red: [unit('a', SQUAD)], blue: [enemy], sheets: [SQUAD] }));
    expect(composed.provenance.unused).toEqual(['PLN-USR-01']);
  });

  test('places follow the army to the other seat', () => {
    const places = {
      red: [{ unit: 'a', positions: [[10, 4]] as const, facing: 90, level: 0 }],
      blue: [{ unit: 'x', positions: [[30, 30]] as const, facing: 270, level: 0 }],
    };
    const { match } = compileMatch(
      plain,
      battle({ red: [unit('a', SQUAD, 1)], blue: [unit('x', SQUAD, 1)], sheets: [SQUAD], more: { deployment: places } }),
      { asWritten: true },
    );
    const at = (index: number, seat: 0 | 1) => [match.units[index]?.placing?.[seat].x[0], match.units[index]?.placing?.[seat].y[0]];
    expect([at(0, 0), at(0, 1), at(1, 1), at(1, 0)]).toEqual([
      [10, 4],
      [38, 32],
      [30, 30],
      [18, 6],
    ]);
  });

  test('the mission is what the file says; the edition is left to decide a length of "variant"', () => {
    const mission = { rounds: 4, scoring: { 'kill-points': 2 }, options: ['night-fighting' as const], attackerSeat: 1 as const };
    const parts = { red: [unit('a', SQUAD)], blue: [enemy], sheets: [SQUAD] };
    expect(compileMatch(plain, battle({ ...parts, more: { mission } })).match.mission).toEqual({
      rounds: 4,
      scoring: { 'kill-points': 2 },
      options: new Set(['night-fighting']),
      attackerSeat: 1,
    });
    expect(compileMatch(plain, battle(parts)).match.mission.rounds).toBe(0);
  });

  test('scoring and options that the edition does not play are listed, as are waived keywords that somebody carries', () => {
    const mission = {
      rounds: 4,
      scoring: { 'kill-points': 2, linebreaker: 1 },
      options: ['night-fighting' as const, 'seize-the-initiative' as const],
      attackerSeat: -1 as const,
    };
    const strange = sheet('strange', { rules: ['winged'] });
    const made = compileMatch(
      plain,
      battle({ red: [unit('a', strange)], blue: [enemy], sheets: [SQUAD, strange], more: { mission, waived: ['winged', 'submerged'] } }),
    );
    expect([made.ignored, made.counted, made.waived, made.converted]).toEqual([
      ['linebreaker', 'seize-the-initiative'],
      ['kill-points'],
      ['winged'],
      [],
    ]);
  });

  test('points of orders are kept by unit and round, for their army alone', () => {
    const orders: Order[] = [
      { army: 'red', unit: 'b', round: 2, do: [{ move: [20, 12] }] },
      { army: 'red', unit: 'b', round: 3, do: [{ hold: true }] },
    ];
    const { match } = compileMatch(
      plain,
      battle({ red: [unit('a', SQUAD), unit('b', SQUAD)], blue: [enemy], sheets: [SQUAD], more: { orders } }),
    );
    expect(match.scripts.map((it) => it.points)).toEqual([[{ unit: 1, round: 2, x: 20, y: 12 }], []]);
  });
});

describe('what cannot be played', () => {
  test('is said at once and before anything is played, with the file of each datasheet', () => {
    const strange = sheet('strange', { rules: ['winged'] });
    const foreign = sheet('foreign', { foreign: true });
    const parts = { red: [unit('a', strange), unit('b', strange)], blue: [unit('x', foreign)], sheets: [strange, foreign] };
    expect(problemsOf(() => compileMatch(plain, battle(parts)))).toEqual([
      'strange.yaml: strange: "winged" cannot be played under plain: it flies by rules of its own',
      'foreign.yaml: foreign: has no "classic" block, which plain needs',
    ]);
  });

  test('is known to a pack that brings its keyword', () => {
    const strange = sheet('strange', { rules: ['submerged'] });
    const pack = defineRulePack({ id: 'sea', title: 'Sea', family: 'classic', rules: [], keywords: ['submerged'] });
    const parts = { red: [unit('a', strange)], blue: [enemy], sheets: [SQUAD, strange] };
    expect(problemsOf(() => compileMatch(plain, battle(parts)))[0]).toMatch(/plain does not know "submerged"/);
    expect(compileMatch(select(parseSpec('plain+sea'), plain.variant, [pack]), battle(parts)).match.units).toHaveLength(2);
  });

  test('a kind of terrain that the edition does not know is refused by name, or waived by name and left out', () => {
    const crater = {
      id: 'pit',
      kind: 'crater' as const,
      polygon: [
        [20, 28],
        [28, 28],
        [28, 36],
      ] as const,
      height: 0.4,
      floors: [],
      walls: [],
      cover: 0,
    };
    const small = battle({ red: [unit('a', SQUAD)], blue: [enemy], sheets: [SQUAD] });
    const pitted = { ...small, battlefield: { ...small.battlefield, terrain: [crater] } };
    expect(problemsOf(() => compileMatch(plain, pitted))).toEqual([
      expect.stringMatching(/terrain "pit": plain does not know the kind "crater".*waive: \[crater\]/),
    ]);
    const waived = compileMatch(plain, { ...pitted, waived: ['crater'] });
    expect(waived.match.makeBoard().count).toBe(0);
    expect(waived.waived).toEqual(['crater']);
  });

  test('units that cannot start aboard are named; an edition without transports sets passengers up', () => {
    const red = [unit('carrier', SQUAD, 1), unit('b', SQUAD, 5, { embarkedIn: 'carrier' }), unit('c', SQUAD, 5, { embarkedIn: 'carrier' })];
    const full = battle({ red, blue: [enemy], sheets: [SQUAD] });
    expect(problemsOf(() => compileMatch(plain, full))).toEqual([expect.stringContaining('red/carrier: it takes one unit')]);
    const { embarks: _, ...edition } = plain.variant.edition;
    const walking = compileMatch({ ...plain, variant: { ...plain.variant, edition } }, full);
    expect(walking.match.units.map((it) => [it.id, it.placing === null, it.inside])).toEqual([
      ['b', false, -1],
      ['c', false, -1],
      ['carrier', false, -1],
      ['x', false, -1],
    ]);
  });
});
