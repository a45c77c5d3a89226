import texts from 'virtual:texts';
import { entriesOf } from '../compile/select.ts';
import type { Variant } from '../rules/index.ts';

/* Texts of bundled editions, which the build keeps apart from their code (`build/texts-apart.ts`): fetched where somebody reads them. */

/** What a bundled edition says of its rules, and where they come from, by their IDs, and of its procedures, by their names. */
export interface ToldTexts {
  readonly ofRule: (rule: { readonly id: string; readonly text: string }) => string;
  readonly sourceOf: (rule: { readonly id: string; readonly source: string }) => string;
  readonly ofProcedure: (name: string, about: string) => string;
}

const REFERENCE = /^@texts\/([a-z]+)$/;

/** Fetches the texts of a variant. What is asked of them afterwards and is no reference is a text itself, such as that of an own rule. */
export async function textsOf(variant: Variant): Promise<ToldTexts> {
  const written = [
    ...entriesOf(variant).map(({ text }) => text),
    ...Object.values(variant.edition.procedures ?? {}).map(({ about }) => about),
  ];
  const editions = [...new Set(written.map((it) => REFERENCE.exec(it)?.[1] ?? ''))].filter((it) => Object.hasOwn(texts, it));
  const fetched = new Map(await Promise.all(editions.map(async (it) => [it, (await texts[it]?.())?.default] as const)));
  const told = (of: 'rules' | 'sources' | 'procedures', key: string, text: string): string => {
    const apart = fetched.get(REFERENCE.exec(text)?.[1] ?? '');
    if (apart === undefined) return text;
    const found = apart[of][key];
    if (found === undefined) throw new Error(`the texts of ${variant.id} have none for ${key}`);
    return found;
  };
  return {
    ofRule: ({ id, text }) => told('rules', id, text),
    sourceOf: ({ id, source }) => told('sources', id, source),
    ofProcedure: (name, about) => told('procedures', name, about),
  };
}
