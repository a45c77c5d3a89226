import type { Procedure, Quantity } from '../rules/index.ts';
import type { Lever } from './lever.ts';

/** `moveInches` as "Move inches". */
const spoken = (seam: string): string => {
  const words = seam.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const more = (by: number, than: string): string => `${Math.abs(by)}${than} ${by < 0 ? 'less' : 'more'}`;

function changeText({ how, by, flag }: Lever, gives: Quantity): string {
  const unit = gives === 'Inches' ? '"' : gives === 'Degrees' ? ' degrees' : '';
  switch (how) {
    case 'shift':
      if (gives === 'Needed') return `${Math.abs(by)} ${by < 0 ? 'easier' : 'harder'}`;
      if (gives === 'Piercing') return `${Math.abs(by)} ${by < 0 ? 'better' : 'worse'}`;
      return more(by, unit);
    case 'set':
      if (flag) return by === 1 ? 'always yes' : 'always no';
      return gives === 'Needed' ? (by >= 7 ? 'never' : by <= 1 ? 'without a roll' : `always ${by}+`) : `always ${by}${unit}`;
    case 'scale':
      return `times ${by}`;
    case 'most':
      return `at most ${by}${unit}`;
    case 'least':
      return `at least ${by}${unit}`;
  }
}

/** What a lever does, in a line: `Hit on: 1 harder, for vehicle, in the shooting phase`. */
export function leverTitle(lever: Lever, { gives }: Pick<Procedure, 'gives'>, when: readonly string[], whom: readonly string[]): string {
  const forWhom = whom.length === 0 ? '' : `, for ${whom.join(' and ')}`;
  const inPhase = when.length === 0 ? '' : `, in phase ${when.join(' or ')}`;
  return `${spoken(lever.seam)}: ${changeText(lever, gives as Quantity)}${forWhom}${inPhase}`;
}
