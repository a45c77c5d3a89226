import type { Block, RosterWriter } from 'sandtable/rules';

const plus = (value: unknown): string => (value === undefined ? '-' : value === '-' ? '-' : `${String(value)}+`);
const words = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);
const titled = (word: string): string => word.replaceAll('-', ' ').replace(/\b[a-z]/g, (it) => it.toUpperCase());
/** `rapid-fire 1`, but `anti-fly 4` is `anti-fly 4+`. */
const keyword = (word: string): string => (/^anti-.* \d$/.test(word) ? `${word}+` : word);

/** Blocks of the family in the columns of list builders. */
export const writer: RosterWriter = {
  line: (block) => ({
    M: block['M'] === '-' ? '-' : `${String(block['M'])}"`,
    T: String(block['T']),
    SV: plus(block['Sv']),
    W: String(block['W']),
    LD: plus(block['Ld']),
    OC: String(block['OC']),
  }),

  weapon: (line) => ({
    Range: line['range'] === 'melee' ? 'Melee' : `${String(line['range'])}"`,
    A: String(line['A']),
    [line['range'] === 'melee' ? 'WS' : 'BS']: line['skill'] === undefined ? 'N/A' : plus(line['skill']),
    S: String(line['S']),
    AP: String(line['AP']),
    D: String(line['D']),
    Keywords: words(line['keywords']).map(keyword).join(', ') || '-',
  }),

  texts: (block) => [
    ...words(block['abilities']).map((it) => ({ name: titled(it.replace(/^(feel-no-pain \d)$/, '$1+')), text: '' })),
    ...(block['inv'] === undefined ? [] : [{ name: 'Invulnerable Save', text: `${String(block['inv'])}+` }]),
    ...holdText(block),
    ...damagedText(block),
  ],
};

function holdText({ transport }: Block): { readonly name: string; readonly text: string }[] {
  const hold = transport as { readonly capacity?: number } | undefined;
  return hold?.capacity === undefined ? [] : [{ name: 'Transport', text: `${hold.capacity} models` }];
}

function damagedText({ damaged }: Block): { readonly name: string; readonly text: string }[] {
  const found = damaged as { readonly at?: number; readonly hit?: number; readonly oc?: number } | undefined;
  if (found?.at === undefined) return [];
  const parts = [
    ...((found.hit ?? 0) < 0 ? [`subtract ${-(found.hit as number)} from the Hit roll`] : []),
    ...((found.oc ?? 0) < 0 ? [`subtract ${-(found.oc as number)} from its Objective Control`] : []),
  ];
  return [{ name: `Damaged: 1-${found.at} wounds remaining`, text: parts.join('; ') }];
}
