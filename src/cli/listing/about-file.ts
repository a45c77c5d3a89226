import { counted } from '../../rules/counted.ts';
import { type Contents, isContents, listIn, mapIn, textIn } from './contents.ts';
import type { FileList, Listed } from './listed.ts';

/** Title and one line of what it is, from what a file says. */
export function aboutFile(what: FileList, data: Contents): Pick<Listed, 'title' | 'about'> {
  if (what === 'attacks') return aboutAttacks(data);
  // "Bold - weighs like the commander": a name, and what it is.
  const [title = '', ...rest] = textIn(data, 'title').split(' - ');
  const about = [rest.join(' - '), ABOUT[what](data)].filter((it) => it !== '').join('; ');
  return { title, about };
}

function aboutAttacks(data: Contents): Pick<Listed, 'title' | 'about'> {
  const cases = listIn(data, 'examples').filter(isContents);
  const [first] = cases;
  const more = cases.length > 1 ? `and ${counted(cases.length - 1, 'more attack')}` : '';
  return { title: first === undefined ? '' : textIn(first, 'title'), about: more };
}

/** An entry with a twin stands for two. */
const withTwins = (entries: readonly unknown[]): number =>
  entries.reduce((n: number, it) => n + (isContents(it) && 'twin' in it ? 2 : 1), 0);

const sizeOf = (field: Contents): string => `${textIn(field, 'width')}" by ${textIn(field, 'height')}"`;

/** A thing that is named, or written out in place. */
const namedOr = (data: Contents, key: string, otherwise: (it: Contents) => string): string =>
  isContents(data[key]) ? otherwise(mapIn(data, key)) : textIn(data, key);

const ABOUT: { readonly [what in Exclude<FileList, 'attacks'>]: (data: Contents) => string } = {
  scenarios: (data) => {
    const armies = mapIn(data, 'armies');
    const own = (): string => 'an army of its own';
    const field = namedOr(data, 'battlefield', sizeOf);
    const use = textIn(data, 'purpose') === 'exercise' ? '; brings up rules, does not measure balance' : '';
    return `${namedOr(armies, 'red', own)} against ${namedOr(armies, 'blue', own)}, on ${field}${use}`;
  },
  armies: (data) => {
    const limit = textIn(data, 'limit');
    return `${counted(listIn(data, 'units').length, 'unit')}${limit === '' ? '' : `, at most ${limit} army points`}`;
  },
  datasheets: (data) => {
    const families = Object.entries(data).flatMap(([key, block]) => (isContents(block) && !NO_FAMILY.has(key) ? [key] : []));
    return `${listIn(data, 'keywords').join(', ')}; ${families.join(', ')}`;
  },
  battlefields: (data) => {
    const markers = withTwins(listIn(data, 'objectives'));
    const pieces = counted(withTwins(listIn(data, 'terrain')), 'piece');
    return `${sizeOf(data)}, ${pieces} of terrain${markers === 0 ? '' : `, ${counted(markers, 'marker')}`}`;
  },
  missions: (data) => {
    const rounds = data['rounds'];
    const length = typeof rounds === 'number' ? counted(rounds, 'round') : '';
    const scored = Object.keys(mapIn(data, 'scoring')).join(', ');
    return [length, scored].filter((it) => it !== '').join(', ');
  },
  doctrines: (data) => ('commander' in data ? 'weighs its choices' : 'a script'),
};

/** Maps of a datasheet that are no block of a family. */
const NO_FAMILY: ReadonlySet<string> = new Set(['models', 'weapons']);
