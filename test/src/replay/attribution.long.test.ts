import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Code } from '../../../src/compile/instruments.ts';
import { loadSelection } from '../../../src/load/selection.ts';
import { Attribution } from '../../../src/replay/attribution.ts';
import type { Film } from '../../../src/replay/film.ts';
import { filmOf } from '../../../src/replay/make-film.ts';
import { loadScenario } from '../../files.ts';
import { outside } from '../../outside.ts';

const film = async (id: string, spec: string, pair = 0, redSeat: 0 | 1 = 0): Promise<Film> => {
  const battle = loadScenario(join(import.meta.dirname, '../../../scenarios', `${id}.yaml`));
  return filmOf({ battle, selection: await loadSelection(spec), seed: 'rules', pair, redSeat }).film;
};
const naming = ({ frames }: Film, id: string) => frames.filter((it) => it.rules?.includes(id));

describe('a rule is named for what it makes', () => {
  test('where it changes what a die has to show, and nowhere if it is off', async () => {
    const from = outside('edition-outside');
    const battle = loadScenario(join(from, 'field.yaml'));
    const shot = async (spec: string) =>
      filmOf({ battle, selection: await loadSelection(spec, from), seed: 'replay', pair: 0, redSeat: 0 }).film;
    const [on, off] = [await shot('.'), await shot('.@-VOL-SHOOT-02')];
    const dice = on.frames.filter((it) => it.dice?.purpose === 'hit');
    expect(dice.some((it) => it.rules?.includes('VOL-SHOOT-02'))).toBe(true);
    expect(naming(off, 'VOL-SHOOT-02')).toEqual([]);
    const needed = (it: Film) => Math.min(...it.frames.flatMap(({ dice: d }) => (typeof d?.needed === 'number' ? d.needed : [])));
    expect(needed(on)).toBe(needed(off) - 1);
    expect(on.rules['VOL-SHOOT-02']).toBeDefined();
  });

  test('a house rule whose code notes the event comes first', async () => {
    const waffle = await film('meeting', 'waffle');
    const reactions = waffle.frames.filter((it) => it.event === 'reacts');
    expect(reactions.length).toBeGreaterThan(3);
    for (const { rules } of reactions) expect(rules?.[0]).toBe('WAF-SHOOT-07');
    // Return Fire is a shooting like any other; that it happens is its own doing.
    const back = waffle.frames.filter((it) => it.event === 'shoots' && it.rules?.includes('WAF-SHOOT-08'));
    expect(back.length).toBeGreaterThan(0);
    expect(naming(await film('meeting', 'waffle@-WAF-SHOOT-08'), 'WAF-SHOOT-08')).toEqual([]);
  });

  test('blows are credited to close combat, shots to shooting', async () => {
    const { frames } = await film('melee', 'classic');
    const first = (deed: string) =>
      new Set(frames.flatMap((it) => (it.dice?.deed === deed && it.dice.purpose === 'hit' ? it.rules?.[0] : [])));
    expect(first('fight')).toEqual(new Set(['CLS-ASSAULT-20']));
    expect(first('shoot').has('CLS-ASSAULT-20')).toBe(false);
  });

  test.each(['classic', 'calixtus', 'waffle', 'tenth'])('under %s nearly everything has a rule, and every rule a title', async (spec) => {
    for (const id of ['meeting', 'assault']) {
      const it = await film(id, spec, 2, 1);
      const made = it.frames.filter((frame) => frame.event !== undefined && frame.head === undefined);
      // Points that the scenario gives are no rule's.
      const silent = made.filter((frame) => frame.rules === undefined && frame.event !== 'scores');
      expect(silent.map((frame) => frame.text)).toEqual([]);
      expect(
        it.frames.filter((frame) => frame.dice !== undefined && frame.dice.purpose !== 'doctrine' && frame.rules === undefined),
      ).toEqual([]);
      for (const frame of it.frames) for (const rule of frame.rules ?? []) expect(it.rules[rule]).not.toBe(rule);
    }
  });
});

describe('what a die has to show', () => {
  test('agrees with the hits and wounds that were counted', async () => {
    let compared = 0;
    for (const id of ['patrol', 'meeting', 'night']) {
      const { frames } = await film(id, 'classic');
      for (const { event, fields, diceOf = [] } of frames) {
        const purpose = { hits: 'hit', wounds: 'wound' }[event ?? ''];
        const rows = diceOf.flatMap((at) => frames[at]?.dice ?? []);
        if (purpose === undefined || rows[0]?.ordinal !== 0 || rows.some((row) => row.purpose !== purpose || row.passed === undefined))
          continue;
        expect(rows.reduce((sum, row) => sum + (row.passed ?? 0), 0)).toBe(fields?.['count']);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(100);
  });

  test('dice that an event rests on come before it, and are about its units', async () => {
    const { frames } = await film('patrol', 'waffle');
    frames.forEach(({ diceOf = [], actor, target }, at) => {
      for (const i of diceOf) {
        expect(i).toBeLessThan(at);
        const dice = frames[i]?.dice;
        expect(dice).toBeDefined();
        if (actor !== undefined)
          expect([actor, target]).toContainEqual([dice?.actor, dice?.target].find((it) => it === actor || it === target));
      }
    });
  });
});

describe('code that runs', () => {
  const code = (id: string | null, seam: string | null, kind: Code['kind'], layer = 0): Code => ({
    ids: id === null ? [] : [id],
    seam,
    kind,
    layer,
  });
  const unit = (slot: number) => ({ slot, side: 0, id: `u${slot}` });
  const g = {};

  test('a rule that passes an answer on unchanged is not named', () => {
    const it = new Attribution();
    const ask = (base: number, wrapped: number) => {
      it.enter(code('TOY-A-02', 'hitOn', 'wrap', 1), [g, unit(1)]);
      it.enter(code('TOY-A-01', 'hitOn', 'base'), [g, unit(1)]);
      it.leave(base);
      it.leave(wrapped);
    };
    it.enter(code('TOY-V-01', 'volley', 'base'), [g, unit(1)]);
    ask(4, 4);
    expect(it.ofDice([1], 'hit')).toEqual(['TOY-A-01', 'TOY-V-01']);
    expect(it.neededFor([1], 'hit')).toBe(4);
    ask(4, 3);
    expect(it.ofDice([1], 'hit')).toEqual(['TOY-A-01', 'TOY-A-02', 'TOY-V-01']);
    expect(it.neededFor([1], 'hit')).toBe(3);
    expect(it.neededFor([2], 'hit')).toBe(0);
    expect(it.ofEvent([1])).toEqual(['TOY-V-01', 'TOY-A-02']);
    expect(it.ofEvent([1])).toEqual(['TOY-V-01']);
    it.leave(undefined);
  });

  test('what a doctrine only weighs is nobody’s doing', () => {
    const it = new Attribution();
    it.enter(code('TOY-V-01', 'volley', 'base'), [g, unit(1)]);
    it.aside(() => {
      it.enter(code('TOY-A-02', 'moveInches', 'wrap', 1), [g, unit(1)]);
      it.leave(3);
    });
    it.enter(code(null, 'shootingWorth', 'base'), [g, unit(1)]);
    it.enter(code('TOY-A-03', 'hitOn', 'wrap', 1), [g, unit(1)]);
    it.leave(3);
    it.leave(1);
    expect(it.ofEvent([1])).toEqual(['TOY-V-01']);
    expect(it.neededFor([1], 'hit')).toBe(0);
    it.leave(undefined);
  });

  test('a rule that acts is named beside the procedure that it uses; one that only stands round it is not', () => {
    const it = new Attribution();
    it.enter(code('TOY-R-01', null, 'reaction'), [g, unit(1), unit(2)]);
    it.enter(code('TOY-W-01', 'volley', 'wrap', 1), [g, unit(1)]);
    it.enter(code('TOY-V-01', 'volley', 'base'), [g, unit(1)]);
    expect(it.ofEvent([1])).toEqual(['TOY-V-01', 'TOY-R-01']);
    for (let k = 0; k < 3; k++) it.leave(undefined);
    expect(it.ofEvent([1])).toEqual([]);
  });
});
