import {
  type Block,
  type RosterModel,
  type RosterNote,
  type RosterSheet,
  type RosterText,
  type RosterUnit,
  rosterExcerpt,
  rosterWords,
} from 'sandtable/rules';
import { roleOf } from './roles.ts';
import { sizeOf } from './sizes.ts';
import { type Hold, holdIn } from './transport.ts';
import { save, stat } from './values.ts';
import { unitRule, weaponRule } from './words.ts';

/** Unit types by how they begin, which typos rarely change; the longest names first. */
const TYPES: readonly (readonly [RegExp, string])[] = [
  [/fly\w* garg/, 'flying-gargantuan'],
  [/garg/, 'gargantuan'],
  [/fly\w* monst/, 'flying-monster'],
  [/monst/, 'monster'],
  [/jet ?bik/, 'jetbike'],
  [/bik/, 'bike'],
  [/jet ?pack/, 'jet-pack'],
  [/jump/, 'jump'],
  [/beast/, 'beast'],
  [/caval/, 'cavalry'],
  [/artil/, 'artillery'],
];
const FLAGS: readonly (readonly [RegExp, string])[] = [
  [/\btank/, 'tank'],
  [/\bfast/, 'fast'],
  [/(?<!super )\bheavy/, 'heavy'],
  [/\bopen/, 'open-topped'],
  [/\bskim/, 'skimmer'],
  [/\bwalk/, 'walker'],
  [/\btransp/, 'transport'],
  [/\bfly/, 'flyer'],
  [/\bhover/, 'hover'],
  [/super ?heavy/, 'super-heavy'],
  [/\bchariot/, 'chariot'],
];
const COMMON: { readonly [type: string]: string } = {
  infantry: 'infantry',
  jump: 'infantry',
  'jet-pack': 'infantry',
  bike: 'mounted',
  jetbike: 'mounted',
  cavalry: 'mounted',
  beast: 'beast',
  artillery: 'artillery',
  monster: 'monster',
  'flying-monster': 'monster',
  gargantuan: 'gargantuan',
  'flying-gargantuan': 'gargantuan',
  vehicle: 'vehicle',
};

const isMachine = ({ line }: RosterModel): boolean => line.columns['front'] !== undefined;
const typeWords = ({ line }: RosterModel): string => rosterWords(line.columns['unit type'] ?? line.columns['type'] ?? '');
const typeOf = (model: RosterModel): string =>
  isMachine(model) ? 'vehicle' : (TYPES.find(([words]) => words.test(typeWords(model)))?.[1] ?? 'infantry');

/** A unit of a roster as blocks of the family. */
export function unit(it: RosterUnit): RosterSheet {
  const notes: RosterNote[] = [];
  const faults: string[] = [];
  const unplayed: RosterText[] = [];
  const shared: string[] = [];
  const first = it.models[0];
  const type = first === undefined ? 'infantry' : typeOf(first);
  const words = it.models.map(typeWords).join(' ');
  const flags = new Set(type === 'vehicle' ? FLAGS.filter(([flag]) => flag.test(words)).map(([, flag]) => flag) : []);
  const kinds = it.models.map((model) => lineOf(model, type, faults));
  const hold = [...it.texts, ...it.models.flatMap(({ texts }) => texts)].map(holdIn).find((held) => held !== null) ?? null;
  const take = (text: RosterText, rules: string[], of: readonly Kind[]): void => {
    const held = holdIn(text);
    if (held !== null) {
      notes.push({ code: 'transport-restrictions', name: text.name, detail: holdWords(held) });
      return;
    }
    const inv = invulnerableIn(text, notes);
    if (inv !== null) {
      for (const kind of of) if (inv > 0 && !(typeof kind['inv'] === 'number' && kind['inv'] <= inv)) kind['inv'] = inv;
      return;
    }
    const rule = psykerIn(text) ?? unitRule(text.name);
    if (rule !== null) {
      if (!rules.includes(rule) && !shared.includes(rule)) rules.push(rule);
    } else if (!(text.isRule && weaponRule(text.name) !== null)) unplayed.push(text);
  };
  for (const text of it.texts) take(text, shared, kinds);
  it.models.forEach((model, at) => {
    const own: string[] =
      /\bcharac/.test(typeWords(model)) && !/\bcharac/.test(first === undefined ? '' : typeWords(first)) ? ['character'] : [];
    for (const text of model.texts) take(text, own, [kinds[at] as Kind]);
    if (own.length > 0) (kinds[at] as Kind)['rules'] = own;
  });
  const holds = hold !== null && type === 'vehicle';
  if (holds) flags.add('transport');
  const isCharacter = first !== undefined && /\bcharac/.test(typeWords(first));
  const isPsyker = shared.some((rule) => rule.startsWith('psyker'));
  const keywords = [
    COMMON[type] ?? 'infantry',
    ...['walker', 'transport'].filter((flag) => flags.has(flag)),
    ...(flags.has('flyer') ? ['aircraft'] : []),
    ...(isCharacter ? ['character'] : []),
    ...(isPsyker ? ['psyker'] : []),
  ];
  const role = roleOf(it.primary);
  for (const name of it.categories)
    if (roleOf(name) === null && rosterWords(name) !== 'warlord') notes.push({ code: 'keyword-without-place', name, detail: '' });
  if (shared.includes('deep-strike')) notes.push({ code: 'may-deep-strike', name: 'Deep Strike', detail: 'reserve: deep-strike' });
  if (shared.includes('independent-character'))
    notes.push({ code: 'may-lead', name: 'Independent Character', detail: 'attachedTo: the unit that it has joined' });
  if (type === 'vehicle' && !flags.has('walker'))
    notes.push({ code: 'stat-line-assumed', name: 'Arcs of fire', detail: 'its guns fire all round' });
  if (holds) notes.push({ code: 'may-embark', name: 'Transport', detail: 'embarkedIn: this unit, for a unit that starts in it' });
  return {
    keywords,
    block: {
      type,
      ...(flags.size > 0 && { flags: [...flags] }),
      ...(holds && { transport: hold }),
      ...(shared.length > 0 && { rules: shared }),
    },
    models: kinds,
    faults,
    sizes: it.models.map((model, at) => sizeOf(typeOf(model), flags, Number((kinds[at] as Kind)['W'] ?? 1))),
    roles: [...(role === null ? [] : [role]), ...(it.isWarlord ? ['warlord'] : [])],
    leads: [],
    notes,
    unplayed,
  };
}

type Kind = { [key: string]: unknown };

/** A stat line: of a creature, or of a machine, which may fight. */
function lineOf(model: RosterModel, ofUnit: string, faults: string[]): Block & Kind {
  const { line } = model;
  const value = (name: string, least: number, most: number): number | null => {
    const text = line.columns[name] ?? '';
    const found = stat(text, least, most);
    if (found === null) faults.push(`${name.toUpperCase()} of ${rosterExcerpt(line.name)} is "${rosterExcerpt(text)}"`);
    return found;
  };
  const type = typeOf(model);
  if (isMachine(model)) {
    const fights = ['ws', 's', 'i', 'a'].filter((it) => (line.columns[it] ?? '') !== '' && line.columns[it] !== '-');
    return {
      BS: value('bs', 0, 10),
      AV: [value('front', 1, 15), value('side', 1, 15), value('rear', 1, 15)],
      HP: value('hp', 1, 30),
      ...Object.fromEntries(fights.map((it) => [it.toUpperCase(), value(it, 0, 10)])),
      ...(type !== ofUnit && { type }),
    };
  }
  const column = line.columns['save'] ?? line.columns['sv'] ?? '';
  const saves = save(column);
  if (saves === null) faults.push(`SAVE of ${rosterExcerpt(line.name)} is "${rosterExcerpt(column)}"`);
  return {
    WS: value('ws', 0, 10),
    BS: value('bs', 0, 10),
    S: value('s', 0, 10),
    T: value('t', 0, 10),
    W: value('w', 1, 30),
    I: value('i', 0, 10),
    A: value('a', 0, 10),
    Ld: value('ld', 0, 10),
    Sv: saves?.Sv ?? 7,
    ...(typeof saves?.inv === 'number' && { inv: saves.inv }),
    ...(type !== ofUnit && { type }),
  };
}

/** `Psyker (Mastery Level 3)`. */
function psykerIn({ name }: RosterText): string | null {
  const found = /^psyker\b\D*([1-9])?/i.exec(name.trim());
  return found === null ? null : `psyker ${found[1] ?? 1}`;
}

const CONDITION = /\b(?:against|while|until|once|ranged|melee|shooting|close combat)\b/i;

/** An invulnerable save: 0 for one on a condition, which is told; null for something else. */
function invulnerableIn({ name, text }: RosterText, notes: RosterNote[]): number | null {
  const isOwn = /\binvulnerable save\b/i.test(name);
  const inName = /([2-6])\+/.exec(name)?.[1];
  const inText = /\b([2-6])\+ invulnerable save/i.exec(text)?.[1] ?? /^\s*([2-6])\+{1,2}\s*$/.exec(text)?.[1];
  const value = Number(isOwn ? (inName ?? inText) : inText);
  if (!(value >= 2)) return null;
  const isAll = /^[^.,;]*\b(?:ha(?:s|ve)|confers|gives|grants) an? [2-6]\+ invulnerable save\.?\s*$/i.test(text.trim());
  if (!isOwn && CONDITION.test(text)) {
    notes.push({ code: 'invulnerable-conditional', name, detail: `${value}+ is not set` });
    return 0;
  }
  return isOwn || isAll ? value : null;
}

function holdWords({ capacity, firePoints, accessPoints }: Hold): string {
  const doors = accessPoints === undefined ? 'doors anywhere' : `doors: ${accessPoints.join(', ')}`;
  const ports = firePoints === undefined ? 'no fire points' : firePoints === 1 ? '1 fire point' : `${firePoints} fire points`;
  return `capacity ${capacity}; ${doors}; ${ports}`;
}
