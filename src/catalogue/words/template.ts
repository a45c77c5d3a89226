import { countText, listed, numberText, type Phrase } from './phrase.ts';
import type { Setting } from './setting.ts';
import { characteristic, limitOf, valueText } from './value.ts';

/**
 * A sentence with gaps: `{it} shoots[ at {at}][ with {with}]`. Text in brackets is left out if a value in it is missing.
 * `{n|hit}` counts (`no hits`, `1 hit`, `2 hits`; `{n|die/dice}` for other plurals), `{n:inches}`, `{of:characteristic}` and
 * `{it:phase}` say how a value is read.
 */
export function fill(
  template: string,
  values: { readonly [key: string]: unknown },
  setting: Setting,
): { phrase: Phrase; used: ReadonlySet<string> } {
  const used = new Set<string>();
  const phrase = template.split(/(\[[^\]]*\])/).flatMap((part): Phrase => {
    const optional = part.startsWith('[');
    const text = optional ? part.slice(1, -1) : part;
    const gaps = [...text.matchAll(GAP)].map(([, key = '', how]) => ({ key, how }));
    if (optional && gaps.some(({ key, how }) => !says(values[key], how))) return [];
    for (const { key } of gaps) used.add(key);
    return text.split(/(\{[^}]*\})/).flatMap((piece): Phrase => {
      const gap = /^\{([\w-]+)(?:([|:])([^}]*))?\}$/.exec(piece);
      return gap === null ? (piece === '' ? [] : [piece]) : read(values[gap[1] as string], gap[2], gap[3] ?? '', setting);
    });
  });
  return { phrase, used };
}

const GAP = /\{([\w-]+)(:silent|:not)?/g;

/** Whether a value yields text; a plain yes or no only if the words round it explain it (`:silent`, `:not`). */
function says(value: unknown, how: string | undefined): boolean {
  if (how === ':not') return value === false;
  return value !== undefined && value !== false && (how === ':silent' || value !== true);
}

function read(value: unknown, sort: string | undefined, how: string, setting: Setting): Phrase {
  const limit = limitOf(value);
  if (limit !== null) return [limit[0], ...read(limit[1], sort, how, setting)];
  if (sort === '|' && typeof value === 'number') return [countText(value, how)];
  if (how === 'inches' && typeof value === 'number') return [`${numberText(value)}″`];
  if (how === 'signed' && typeof value === 'number') return [value > 0 ? `+${value}` : numberText(value)];
  if (how === 'characteristic' && typeof value === 'string') return [characteristic(value)];
  if (how === 'phase' && typeof value === 'string') return [value.replace(/-phase$/, '').replaceAll('-', ' ')];
  // The words round it say so.
  if (how === 'silent' || how === 'not') return [];
  if (how === 'times' && typeof value === 'number') return [TIMES[value] ?? `${value} times`];
  if (how === 'list' && value === '') return ['none'];
  if (how === 'list' && typeof value === 'string') return listed(value.split(' ').map((it) => valueText(it, setting)));
  return valueText(value, setting);
}

const TIMES: readonly string[] = ['never', 'once', 'twice'];
