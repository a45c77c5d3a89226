import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compileMatch } from '../../../src/compile/match.ts';
import { rootKey } from '../../../src/engine/dice/root-key.ts';
import { openPlayer } from '../../../src/engine/play.ts';
import { loadSelection } from '../../../src/load/selection.ts';
import { divergence } from '../../../src/replay/divergence.ts';
import { filmOf } from '../../../src/replay/make-film.ts';
import { replayText } from '../../../src/replay/prose.ts';
import { type Line, transcribe } from '../../../src/replay/transcript.ts';
import { loadScenario } from '../../files.ts';
import { outside } from '../../outside.ts';

const root = rootKey('replay');

const told = async (...specs: string[]) => {
  const from = outside('edition-outside');
  const battle = loadScenario(join(from, 'field.yaml'));
  const matches = [];
  for (const spec of specs) matches.push(compileMatch(await loadSelection(spec, from), battle).match);
  return matches;
};

/** Moves of a unit right after another of its moves: places that were tried, or one move told twice. */
const movedTwice = (lines: readonly Line[]): string[] =>
  lines.flatMap((line, at) => {
    const before = lines[at - 1];
    return line.kind === 'place' && before?.kind === 'place' && before.unit === line.unit ? [`${at}: ${line.unit}`] : [];
  });

describe('a transcript', () => {
  test('tells where units move to, not the places that were tried before', async () => {
    // Chargers try whether there is room for them.
    const { match } = compileMatch(await loadSelection('tenth'), loadScenario('meeting'));
    const { lines } = transcribe(match, root, 0, 0);
    expect(lines.filter((it) => it.kind === 'place').length).toBeGreaterThan(50);
    expect(movedTwice(lines)).toEqual([]);
  });

  test('tells nothing of what a player only thinks through', async () => {
    const searching = loadScenario('duel', { doctrines: { red: 'search:2', blue: 'search:2' } });
    const { match } = compileMatch(await loadSelection('classic'), searching);
    const { lines } = transcribe(match, root, 0, 0);
    expect(lines.filter((it) => it.kind === 'place').length).toBeLessThan(60);
    expect(movedTwice(lines)).toEqual([]);
  });

  test('is of the same engagement that play has, and leaves it as it was', async () => {
    const [match] = await told('.');
    if (match === undefined) throw new Error('no match');
    for (const seat of [0, 1] as const) {
      const { outcome, lines } = transcribe(match, root, 5, seat);
      expect(openPlayer(match).play(root, 5, seat)).toEqual(outcome);
      const dice = lines.filter((it) => it.kind === 'dice');
      expect(dice.length).toBeGreaterThan(5);
      expect(
        dice.every(
          (it) => it.purpose === 'hit' && it.deed === 'shoot' && it.faces.every((face) => face !== 'hit' && face >= 1 && face <= 6),
        ),
      ).toBe(true);
    }
  });

  test('tells as many hits as the dice show', async () => {
    const [match] = await told('.@-VOL-SHOOT-02');
    if (match === undefined) throw new Error('no match');
    const { lines } = transcribe(match, root, 0, 0);
    let shown = 0;
    for (const line of lines) {
      if (line.kind === 'dice') shown = line.faces.filter((face) => face !== 'hit' && face >= 4).length;
      if (line.kind === 'event' && line.event === 'hits') expect(line.fields['count']).toBe(shown);
    }
  });

  test('passengers are where their transport is, and are not told to move there', async () => {
    const { match } = compileMatch(await loadSelection('classic', '.'), loadScenario('scenarios/convoy.yaml'));
    const { lines } = transcribe(match, root, 0, 0);
    const aboard = match.units.filter((it) => it.inside >= 0).map((it) => `${it.side === 0 ? 'red' : 'blue'}/${it.id}`);
    expect(aboard.length).toBeGreaterThan(2);
    const first = lines.findIndex((it) => it.kind === 'event' && ['moves', 'disembarks'].includes(it.event));
    expect(first).toBeGreaterThan(0);
    // Whoever gets out has a place just before the event that says so.
    for (const line of lines.slice(0, first - 1)) if (line.kind === 'place') expect(aboard).not.toContain(line.unit);
  });

  test('reads as rounds, turns and phases', async () => {
    const from = outside('edition-outside');
    const battle = loadScenario(join(from, 'field.yaml'));
    const selection = await loadSelection('.', from);
    const text = replayText(filmOf({ battle, selection, seed: 'replay', pair: 2, redSeat: 1 }));
    expect(text).toMatch(/\nRound 1\n {2}Turn of (Red|Blue)\n {4}Shooting phase\n {8}[A-Z]/);
    expect(text).toMatch(/^(Red|Blue) wins after \d+ rounds|^A draw after \d+ rounds/m);
    expect(text).not.toContain('undefined');
  });
});

describe('two transcripts', () => {
  test('part at the first event that differs', async () => {
    const [a, b] = (await told('.', '.@VOL-SHOOT-02.bonus=3')).map((match) => transcribe(match, root, 1, 0));
    if (a === undefined || b === undefined) throw new Error('no match');
    const found = divergence(a, b, 3, 5);
    expect(found?.first[0]).not.toEqual(found?.second[0]);
    expect(found?.before).toHaveLength(3);
    expect(found?.where.map((it) => it.kind === 'event' && it.event)).toEqual(['round', 'turn', 'phase']);
    const at = a.lines.findIndex((line, i) => JSON.stringify(line) !== JSON.stringify(b.lines[i]));
    expect(found?.first).toEqual(a.lines.slice(at, at + 5));
  });

  test('do not part when only a rule without effect is added', async () => {
    const [a, b] = (await told('.', '.+./idle.js')).map((match) => transcribe(match, root, 1, 0));
    expect(a === undefined || b === undefined ? undefined : divergence(a, b, 3, 5)).toBeNull();
  });
});
