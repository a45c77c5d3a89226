import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compileMatch, entriesOf } from '../../../src/compile/index.ts';
import { loadSelection } from '../../../src/testing/index.ts';
import { loadScenario } from '../../files.ts';

const presets = { bare: ['core'], before: ['core', 'faq', 'commentary'], after: ['core', 'faq', 'commentary', 'errata'] } as const;
const tenth = await loadSelection('tenth');

describe('the presets of the tenth-edition-style core', () => {
  test.each(Object.entries(presets))('%s has on exactly the rules of %j', async (preset, layers) => {
    const { rules } = await loadSelection(`tenth:${preset}`);
    for (const { rule, on } of rules) expect(on, rule.id).toBe((layers as readonly string[]).includes(rule.layer ?? ''));
  });

  test('without a preset everything is on', async () => {
    const after = await loadSelection('tenth:after');
    expect(tenth.rules.map(({ rule, on }) => `${rule.id} ${on}`)).toEqual(after.rules.map(({ rule, on }) => `${rule.id} ${on}`));
    expect(tenth.rules.every(({ on }) => on)).toBe(true);
  });

  test('the errata are one layer: before with it is after', async () => {
    const added = await loadSelection('tenth:before@+layer:errata');
    expect(added.rules.filter(({ on }) => !on)).toEqual([]);
  });
});

describe('the ledger of the tenth-edition-style core', () => {
  const entries = entriesOf(tenth.variant);
  const ruled = new Set(tenth.variant.rules.map(({ id }) => id));

  test('has 339 entries in four layers', () => {
    const count = (layer: string): number => entries.filter((it) => it.layer === layer).length;
    expect([count('core'), count('errata'), count('faq'), count('commentary')]).toEqual([140, 44, 54, 101]);
  });

  test('an entry beyond the core has a switch unless without it nothing changes, or it is data or not played', () => {
    const played = entries.filter(({ layer, simulated }) => layer !== 'core' && (simulated === 'full' || simulated === 'partial'));
    const clarifies = (text = ''): boolean => /Off: no change (\(clarif|$)/.test(text) || /Off: no change\.?$/.test(text);
    expect(played.filter(({ id, changes }) => ruled.has(id) === clarifies(changes)).map(({ id }) => id)).toEqual([]);
  });

  test('what it calls partial, data or not played is what the README says is left out', () => {
    const readme = readFileSync(new URL('../../../variants/tenth/README.md', import.meta.url), 'utf8');
    const section = readme.slice(readme.indexOf('## What is left out'), readme.indexOf('## Decisions'));
    const told = [...section.matchAll(/`(TEN-[A-Z]+)-(\d+)`(?: to `\1-(\d+)`)?/g)].flatMap(([, area, from, to = from]) =>
      Array.from({ length: Number(to) - Number(from) + 1 }, (_, k) => `${area}-${String(Number(from) + k).padStart(2, '0')}`),
    );
    expect(told.sort()).toEqual(
      entries
        .filter(({ simulated }) => simulated !== 'full')
        .map(({ id }) => id)
        .sort(),
    );
  });
});

describe('abilities of datasheets', () => {
  const { abilities = [], keywords } = tenth.variant.edition;
  const words = abilities.flatMap(({ keyword }) => keyword);

  test('each has a sentence, and words that the edition knows', () => {
    for (const { keyword, text } of abilities) expect(text, String(keyword)).toMatch(/^[A-Z`].*\.$/s);
    expect(words.filter((it) => !keywords.includes(it))).toEqual([]);
  });

  test('all of them stand in the README', () => {
    const readme = readFileSync(new URL('../../../variants/tenth/README.md', import.meta.url), 'utf8');
    // Modifiers are made of parts, and what falls due of a verb and a moment: the README tells the parts.
    const modifier = /^(unit-|aura-|enemy-aura-|against-|hex-)?(improves|worsens|halves|doubles|changes)-/;
    const verbs = [...readme.matchAll(/`([a-z0-9-]+-)<when>/g)].map(([, verb]) => verb as string);
    const told = (word: string): boolean =>
      readme.includes(`\`${word}`) ||
      modifier.test(word) ||
      verbs.some((verb) => word.startsWith(verb) && readme.includes(`\`${word.slice(verb.length)}\``));
    expect(words.filter((word) => !told(word))).toEqual([]);
  });

  test('those that nobody carries are left out of a match', async () => {
    const { composed } = compileMatch(tenth, loadScenario('duel'));
    const plain = compileMatch(
      { ...tenth, variant: { ...tenth.variant, edition: { ...tenth.variant.edition, abilities: [] } } },
      loadScenario('duel'),
    );
    const carried = Object.keys(composed.ruleset.seams).filter(
      (seam) => String(composed.ruleset.seams[seam as never]) !== String(plain.composed.ruleset.seams[seam as never]),
    );
    expect(carried).toEqual([]);
  });
});
