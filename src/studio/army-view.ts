import { html, nothing, type TemplateResult } from 'lit';
import type { ArmyLine, Named } from './calls.ts';

interface ArmyProps {
  readonly army: ArmyLine;
  /** Units whose price is not taken, by place, and why. */
  readonly refused: ReadonlyMap<string, string>;
  readonly price: (unit: number, family: string, points: string) => void;
  readonly editUnit: (unit: number) => void;
  readonly editSheet: (sheet: string) => void;
  readonly remove: (unit: number) => void;
}

/** A unit's price in a family, by place. */
export const priceKey = (unit: number, family: string): string => `${family} ${unit}`;

/** An army unit by unit, with what each costs. */
export function armyView({ army, refused, price, editUnit, editSheet, remove }: ArmyProps): TemplateResult {
  const families = Object.keys(army.sums);
  return html`${army.faults.length === 0 ? nothing : html`<div class="wrong" role="alert"><p>This army cannot be played:</p><ul>${army.faults.map((it) => html`<li>${it}</li>`)}</ul></div>`}
    <div class="scroll"><table class="army">
      <caption>${army.units.length === 1 ? '1 unit' : `${army.units.length} units`}${families.map((it) => html`, ${army.sums[it]} of ${army.limit} army points (${it})${(army.sums[it] ?? 0) > army.limit ? html`: <strong>over its limit</strong>` : nothing}`)}</caption>
      <thead><tr><th scope="col">Unit</th><th scope="col">Datasheet</th><th scope="col">Models</th>${families.map((it) => html`<th scope="col" class="n">Points (${it})</th>`)}<th scope="col"><span class="unseen">Change</span></th></tr></thead>
      <tbody>${army.units.map(
        (unit, at) => html`<tr><th scope="row">${unit.id}</th><td>${unit.title}</td><td>${unit.models}</td>
          ${families.map((family) => {
            const fault = refused.get(priceKey(at, family));
            const id = `price-${family}-${at}`;
            return html`<td class="n"><input type="text" inputmode="decimal" autocomplete="off" class="price" aria-label="Points of ${unit.id} (${family})" aria-invalid=${fault !== undefined} aria-describedby=${fault === undefined ? nothing : id} .value=${String(unit.points[family] ?? '')} @change=${({ target }: Event) => price(at, family, (target as HTMLInputElement).value)}>${fault === undefined ? nothing : html`<span class="fault" id=${id}>${fault}</span>`}</td>`;
          })}
          <td class="acts"><button type="button" aria-label="Edit unit ${unit.id}" @click=${() => editUnit(at)}>Unit</button>
            <button type="button" aria-label="Edit datasheet of ${unit.id}" @click=${() => editSheet(unit.sheet)}>Datasheet</button>
            <button type="button" aria-label="Take ${unit.id} away" ?disabled=${army.units.length === 1} @click=${() => remove(at)}>×</button></td></tr>`,
      )}</tbody>
    </table></div>`;
}

interface NewUnitProps {
  readonly sheets: readonly Named[];
  /** A title for a copy of the datasheet; null: of the datasheet as it is. */
  readonly add: (sheet: string, title: string | null) => void;
}

/** Another unit: of a datasheet that is there, or of a copy of one under a name of its own. */
export function newUnitView({ sheets, add }: NewUnitProps): TemplateResult {
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const [sheet, title] = [form.querySelector('select')?.value ?? '', form.querySelector('input')?.value.trim() ?? ''];
    if (sheet !== '') add(sheet, title === '' ? null : title);
    form.reset();
  };
  return html`<form class="game" aria-label="Another unit" @submit=${submit}>
    <label>Datasheet <select>${sheets.map(({ id, title }) => html`<option value=${id}>${title} (${id})</option>`)}</select></label>
    <label>Copied under the name, if it is to be another <input type="text" maxlength="60" autocomplete="off"></label>
    <button>Add a unit</button>
  </form>`;
}
