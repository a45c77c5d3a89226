import type { Block, ProfileWords, Say } from 'sandtable/rules';

const plain = (value: unknown, say: Say): string => (value === '-' ? '–' : say.plain(value));
const roll = (value: unknown, say: Say): string => (typeof value === 'number' ? `${value}+` : plain(value, say));
const save = (value: unknown, say: Say): string => (typeof value === 'number' && value > 6 ? '–' : roll(value, say));
const inches = (value: unknown, say: Say): string => (typeof value === 'number' ? `${value}″` : plain(value, say));
const strength = (value: unknown, say: Say): string => (typeof value === 'string' ? plain(value.replace('x', '×'), say) : say.plain(value));

function transport(value: unknown, say: Say): string {
  const { capacity, firePoints, accessPoints, ...rest } = value as Block;
  const doors = Array.isArray(accessPoints) && accessPoints.length > 0 ? `, doors ${say.plain(accessPoints)}` : '';
  const fire = typeof firePoints === 'number' && firePoints > 0 ? `, fire points ${firePoints}` : '';
  const more = Object.entries(rest).map(([key, it]) => `, ${say.words(key)} ${say.plain(it)}`);
  return `carries ${say.plain(capacity)}${fire}${doors}${more.join('')}`;
}

const psychic = (value: unknown, say: Say): string =>
  Object.entries(value as Block)
    .map(([key, it]) => `${key === 'knows' ? 'knows' : say.words(key)} ${say.plain(it)}`)
    .join(', ');

/** `assault 2`, `salvo 2/4`. */
function kindOfWeapon(type: unknown, say: Say, { shots }: Block): string {
  const name = say.words(String(type));
  return shots === undefined ? name : `${name} ${Array.isArray(shots) ? shots.join('/') : say.plain(shots)}`;
}

/** How the catalogue writes profiles: `WS 4 BS 4 S 4 T 4 W 1 I 4 A 1 Ld 8 Sv 3+, relentless`; `24″, S 4, AP 5, assault 2, blast`. */
export const profileWords: ProfileWords = {
  characteristics: {
    WS: plain,
    BS: plain,
    S: plain,
    T: plain,
    W: plain,
    I: plain,
    A: plain,
    Ld: plain,
    Sv: save,
    M: inches,
    AP: plain,
    D: plain,
  },
  phrases: {
    AV: (value) => `Armour ${(value as readonly number[]).join('/')}`,
    HP: (value, say) => `${say.plain(value)} Hull Points`,
    inv: (value, say) => `${roll(value, say)} invulnerable`,
    transport,
    psychic,
  },
  weapon: {
    range: (value, say) => (value === 0 ? '' : typeof value === 'number' ? `${say.plain(value)}″` : say.words(String(value))),
    A: (value, say) => `A ${say.plain(value)}`,
    S: (value, say) => `S ${strength(value, say)}`,
    AP: (value, say) => `AP ${plain(value, say)}`,
    D: (value, say) => `D ${say.plain(value)}`,
    type: kindOfWeapon,
    shots: () => '',
    'mode-of': (value, say) => `a mode of ${say.words(String(value))}`,
  },
  nameless: ['rules', 'flags', 'type'],
  wound: (block) => ('AV' in block ? 'Hull Point' : 'Wound'),
};
