import { toTry } from '../catalogue/to-try.ts';
import { keywordsOf } from '../compile/compose.ts';
import { formatsFor } from '../editions/formats.ts';
import { selectionOf } from '../editions/selection.ts';
import { loadExamples } from '../scenario/examples.ts';
import { playExampleFile, selectedOnce } from '../testing/play-file.ts';
import { bundledEditions } from './bundled.ts';
import type { Calls, OwnWord } from './calls.ts';
import { openOwn } from './own-engine.ts';
import { textsOf } from './told-texts.ts';

/** What a rule of an edition may change and name: its procedures, and keywords of units and weapons. */
export async function ownWords(edition: string): Promise<readonly OwnWord[]> {
  const { variant } = await selectionOf(edition, bundledEditions);
  const texts = await textsOf(variant);
  const procedures = Object.entries(variant.edition.procedures ?? {}).map(
    ([name, { signature, about }]): OwnWord => ({ name, sort: 'procedure', signature, about: texts.ofProcedure(name, about) }),
  );
  const keywords = [...new Set([...variant.edition.keywords, ...variant.rules.flatMap((it) => keywordsOf(it))])].sort();
  const rules = variant.rules.map((it): OwnWord => ({ name: it.id, sort: 'rule', signature: it.title, about: texts.ofRule(it) }));
  return [...procedures, ...keywords.map((name): OwnWord => ({ name, sort: 'keyword', signature: '', about: '' })), ...rules];
}

/**
 * Loads a rule file onto an edition and plays the worked examples beside it.
 * @throws PluginError, SpecError or InputError for what is wrong with either
 */
export async function ownRule({ own, path, edition }: Calls['ownRule']['takes']): Promise<Calls['ownRule']['gives']> {
  const { files, editions } = openOwn(own);
  const spec = `${edition}+./${path}`;
  const selection = await selectionOf(spec, editions);
  const mine = selection.rules.filter(({ pack, lever }) => pack !== null && lever === undefined);
  const rules = mine.flatMap(({ rule }) => {
    const tried = toTry(selection, { id: rule.id, params: rule.params ?? {} });
    return tried === null ? [] : [{ id: rule.id, title: rule.title, rulesets: tried.rulesets }];
  });
  const beside = path.replace(/\.mjs$/, '.yaml');
  if (!Object.hasOwn(own, beside)) return { rules, examples: [] };
  const file = loadExamples(beside, { files, formats: await formatsFor([spec], editions), dataDirs: [] });
  const selected = selectedOnce((text) => selectionOf(text, editions));
  const examples = await playExampleFile(file, { defaultSpec: spec, shown: beside, selected, selectedHere: selected, only: null });
  return { rules, examples };
}
