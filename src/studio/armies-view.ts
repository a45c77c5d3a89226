import { html, nothing, type TemplateResult } from 'lit';
import { type ArmyNames, readFielded, writeFielded } from './fielded.ts';

const COLOURS = ['red', 'blue'] as const;

interface ArmiesProps {
  readonly scenario: string;
  /** Of the scenario without guests; null where one of them has no name: no other army can take the place of the other one. */
  readonly armies: ArmyNames | null;
  /** Names of the reader's own armies. */
  readonly own: readonly string[];
  readonly change: (scenario: string) => void;
}

/** Own armies in place of red or blue; nothing where there are none. */
export function armiesView({ scenario, armies, own, change }: ArmiesProps): TemplateResult | typeof nothing {
  const { field, ...guests } = readFielded(scenario);
  if (armies === null || (own.length === 0 && guests.red === null)) return nothing;
  const here = { red: guests.red === armies.red ? null : guests.red, blue: guests.blue === armies.blue ? null : guests.blue };
  const choose =
    (colour: 'red' | 'blue') =>
    ({ target }: Event): void => {
      const { value } = target as HTMLSelectElement;
      change(writeFielded({ field, ...here, [colour]: value === '' ? null : value }, armies));
    };
  return html`${COLOURS.map((colour) => {
    const guest = here[colour];
    return html`<label>Army of <span class=${colour}>${colour}</span> <select @change=${choose(colour)}>
      <option value="" ?selected=${guest === null}>as in the battle</option>
      ${[...new Set(guest === null ? own : [...own, guest])].map((it) => html`<option value=${it} ?selected=${it === guest}>${it}</option>`)}
    </select></label>`;
  })}
  ${guests.red === null ? nothing : html`<p class="detail">Armies that meet on the field of a battle are set up by one rule, and each plays as its own doctrine says.</p>`}`;
}
