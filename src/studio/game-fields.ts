import { html, type TemplateResult } from 'lit';

/** One of the two games of a pair. */
interface Game {
  readonly pair: number;
  readonly redSeat: 0 | 1;
}

interface GameFieldsProps extends Game {
  readonly lastPair: number;
  readonly change: (game: Game) => void;
}

/** Fields for a pair and the seat that red has in it. */
export function gameFields({ pair, redSeat, lastPair, change }: GameFieldsProps): TemplateResult {
  const number = ({ target }: Event): void => {
    const { value, valueAsNumber } = target as HTMLInputElement;
    if (value !== '' && Number.isInteger(valueAsNumber) && valueAsNumber >= 0 && valueAsNumber <= lastPair)
      change({ pair: valueAsNumber, redSeat });
  };
  const seat = (event: Event): void => change({ pair, redSeat: (event.target as HTMLSelectElement).value === '1' ? 1 : 0 });
  return html`<label>Pair <input type="number" required min="0" max=${lastPair} step="1" .value=${String(pair)} @input=${number}></label>
    <label>Red sits in <select @change=${seat}>
      <option value="0" ?selected=${redSeat === 0}>seat 0</option><option value="1" ?selected=${redSeat === 1}>seat 1</option>
    </select></label>`;
}
