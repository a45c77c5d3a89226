import type { Block, ProfileWords, Say } from 'sandtable/rules';
import { SLOTS } from '../timing/when.ts';

const plain = (value: unknown, say: Say): string => (value === '-' ? '–' : say.plain(value));
const roll = (value: unknown, say: Say): string => (typeof value === 'number' ? `${value}+` : plain(value, say));
const save = (value: unknown, say: Say): string => (typeof value === 'number' && value > 6 ? '–' : roll(value, say));
const inches = (value: unknown, say: Say): string => (typeof value === 'number' ? `${value}″` : plain(value, say));

function transport(value: unknown, say: Say): string {
  const { capacity, ...rest } = value as Block;
  const more = Object.entries(rest).map(([key, it]) => `, ${say.words(key)} ${say.plain(it)}`);
  return `carries ${say.plain(capacity)}${more.join('')}`;
}

/** `damaged 4, hit −1`. */
const damaged = (value: unknown, say: Say): string =>
  Object.entries(value as Block)
    .map(([key, it]) => `${key === 'at' ? 'damaged' : say.words(key)} ${say.plain(it)}`)
    .join(', ');

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);
const joined = (value: unknown, say: Say, between: string): string =>
  list(value)
    .map((it) => say.words(String(it)))
    .join(between);

/** `at the start of your turn`. */
function momentOf(when: string): string {
  const words = SLOTS.get(when)?.words ?? when;
  return `${words[0].toLowerCase()}${words.slice(1)}`;
}

/** `while leading, save bonus 1, hit bonus 1; in your Command phase until the end of the turn, improves move 2`. */
function effect(value: unknown, say: Say): string {
  const { while: on, attacks, when, until, optional, once, gives } = value as Block;
  return [
    on === undefined ? '' : `while ${joined(on, say, ' and ')}`,
    when === undefined
      ? ''
      : `${momentOf(String(when))} until ${until === 'your-command' ? 'your next Command phase' : `the end of the ${String(until)}`}`,
    attacks === undefined ? '' : `${String(attacks)} attacks`,
    optional === true ? 'if its player wants' : '',
    once === true ? 'once per battle' : '',
    joined(gives, say, ', '),
  ]
    .filter((it) => it !== '')
    .join(', ');
}
const effects = (value: unknown, say: Say): string =>
  list(value)
    .map((it) => effect(it, say))
    .join('; ');

/** How the catalogue prints profiles: `M 6″ T 4 Sv 3+ W 2 Ld 6+ OC 2`; `24″, A 2, 3+, S 4, AP −1, D 1`. */
export const profileWords: ProfileWords = {
  characteristics: { M: inches, T: plain, Sv: save, W: plain, Ld: roll, OC: plain, A: plain, S: plain, AP: plain, D: plain },
  phrases: { inv: (value, say) => `${roll(value, say)} invulnerable`, transport, damaged, effects },
  weapon: {
    range: (value, say) => (value === 'melee' ? '' : typeof value === 'number' ? `${say.plain(value)}″` : say.words(String(value))),
    A: (value, say) => `A ${say.plain(value)}`,
    skill: (value, say) => `${say.plain(value)}+`,
    S: (value, say) => `S ${plain(value, say)}`,
    AP: (value, say) => `AP ${say.plain(value)}`,
    D: (value, say) => `D ${say.plain(value)}`,
    'mode-of': (value, say) => `a mode of ${say.words(String(value))}`,
  },
  nameless: ['keywords', 'abilities'],
};
