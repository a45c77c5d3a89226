import type { Block, RosterWriter } from 'sandtable/rules';

const plus = (value: unknown): string => (value === undefined || value === 7 ? '-' : `${String(value)}+`);
const words = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);
const titled = (word: string): string => word.replaceAll('-', ' ').replace(/\b[a-z]/g, (it) => it.toUpperCase());
const stat = (value: unknown): string => (value === undefined ? '-' : String(value));

/** Of a value for each ring of a blast: the innermost. */
const atCentre = (value: unknown): unknown => (Array.isArray(value) ? value[0] : typeof value === 'string' ? value.split('/')[0] : value);

/** `Infantry (Character)`, `Vehicle (Tank, Transport)`. */
function typeWords(block: Block): string {
  const isCharacter = words(block['rules']).some((it) => it === 'character' || it === 'independent-character');
  const inside = [...words(block['flags']), ...(isCharacter ? ['character'] : [])].map(titled);
  return `${titled(String(block['type'] ?? 'infantry'))}${inside.length === 0 ? '' : ` (${inside.join(', ')})`}`;
}

/** Blocks of the family in the columns of list builders. */
export const writer: RosterWriter = {
  line: (block) => {
    const faces = block['AV'];
    if (Array.isArray(faces))
      return {
        'Unit Type': typeWords(block),
        WS: stat(block['WS']),
        BS: stat(block['BS']),
        S: stat(block['S']),
        Front: String(faces[0]),
        Side: String(faces[1]),
        Rear: String(faces[2]),
        I: stat(block['I']),
        A: stat(block['A']),
        HP: stat(block['HP']),
      };
    const values = ['WS', 'BS', 'S', 'T', 'W', 'I', 'A'].map((key) => [key, stat(block[key])] as const);
    return { 'Unit Type': typeWords(block), ...Object.fromEntries(values), LD: stat(block['Ld']), Save: plus(block['Sv']) };
  },

  weapon: (line) => {
    const melee = line['type'] === 'melee';
    const shots = line['shots'];
    const count = Array.isArray(shots) ? shots.join('/') : shots === undefined ? '' : String(shots);
    const least = words(line['rules']).find((it) => it.startsWith('minimum-range '));
    const rules = words(line['rules']).filter((it) => it !== least);
    const range = line['range'] === 'template' ? 'Template' : line['range'] === 0 ? '-' : `${String(line['range'])}"`;
    return {
      Range: melee ? '-' : least === undefined ? range : `${least.slice(14)}" - ${range}`,
      Strength: line['S'] === 'user' ? 'User' : stat(atCentre(line['S'])),
      AP: stat(atCentre(line['AP'])),
      Type: [`${titled(String(line['type']))} ${count}`.trim(), ...rules.map(titled)].join(', '),
    };
  },

  texts: (block) => [
    ...words(block['rules']).flatMap((it) => (it === 'character' ? [] : [{ name: ruleName(it), text: '' }])),
    ...(block['inv'] === undefined ? [] : [{ name: 'Invulnerable Save', text: `${String(block['inv'])}+` }]),
    ...holdText(block),
  ],
};

function ruleName(rule: string): string {
  const [, name = rule, value] = /^(.*?) (\d+)$/.exec(rule) ?? [];
  if (name === 'psyker') return `Psyker (Mastery Level ${value ?? 1})`;
  return value === undefined ? titled(rule) : `${titled(name)} (${value}+)`;
}

function holdText({ transport }: Block): { readonly name: string; readonly text: string }[] {
  const hold = transport as { readonly capacity?: number; readonly firePoints?: number } | undefined;
  if (hold?.capacity === undefined) return [];
  return [
    { name: 'Transport', text: `Capacity: ${hold.capacity}${hold.firePoints === undefined ? '' : `; fire points: ${hold.firePoints}`}` },
  ];
}
