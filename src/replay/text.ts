import type { Line } from './transcript.ts';

/** Which engagement it is. */
export interface Heading {
  readonly scenario: string;
  readonly spec: string;
  readonly seed: string;
  readonly pair: number;
  readonly redSeat: 0 | 1;
}

export const digestText = ({ digestHi, digestLo }: { readonly digestHi: number; readonly digestLo: number }): string =>
  digestHi.toString(16).padStart(8, '0') + digestLo.toString(16).padStart(8, '0');

function titleOf(line: Line): { readonly depth: number; readonly text: string } | null {
  if (line.kind !== 'event') return null;
  switch (line.event) {
    case 'round':
      return { depth: 0, text: `Round ${line.fields['round']}` };
    case 'turn':
      return { depth: 1, text: `Turn of ${line.fields['side']}` };
    case 'activation':
      return { depth: 1, text: `Activation of ${line.fields['unit']}` };
    case 'phase':
      return { depth: 2, text: `Phase: ${line.fields['name']}` };
    default:
      return null;
  }
}

/** One line of a replay, without indentation. */
export function lineText(line: Line): string {
  switch (line.kind) {
    case 'event': {
      const title = titleOf(line);
      if (title !== null) return title.text;
      const fields = Object.entries(line.fields).map(([name, value]) => fieldText(name, value));
      return fields.length === 0 ? line.event : `${line.event}: ${fields.join(', ')}`;
    }
    case 'dice': {
      const at = line.target === null || line.target === line.actor ? '' : ` at ${line.target}`;
      const from = line.ordinal === 0 ? '' : ` (from die ${line.ordinal + 1})`;
      return `[${line.deed}, ${line.actor}${at}] ${line.purpose}${from}: ${line.faces.join(' ')}`;
    }
    case 'place':
      return `${line.unit} stands at ${line.x.toFixed(1)}, ${line.y.toFixed(1)}`;
  }
}

function fieldText(name: string, value: number | string | boolean): string {
  if (typeof value === 'boolean') return value ? name : `not ${name}`;
  // Names of units and sides need no label.
  if (typeof value === 'string') return name === 'target' ? `at ${value}` : value;
  return `${name} ${Number(value.toFixed(2))}`;
}
