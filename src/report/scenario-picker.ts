import { naming } from '../analysis/index.ts';
import { escapeHtml } from '../page/index.ts';
import type { ReportInput } from './input.ts';
import { titlesOf } from './sections.ts';
import { placeName } from './words.ts';

/** A scenario of a page, and what its armies are called, where that is known. */
export interface PickedScenario {
  readonly id: string;
  readonly name: string;
  readonly red?: string;
  readonly blue?: string;
}

export function scenariosOf({ campaign, summary }: Pick<ReportInput, 'campaign' | 'summary'>): PickedScenario[] {
  const { again } = naming(summary);
  return [...titlesOf(campaign)].map(([id, title]) => {
    const place = placeName({ scenario: id });
    const armies = { red: again('red', id), blue: again('blue', id) };
    return { id, name: title === '' || title === place ? place : `${place}: ${title}`, ...(armies.red !== 'red' && armies) };
  });
}

/** A choice of the scenario to look at; nothing where there is only one. It is shown by the script. */
export function pickerMarkup(scenarios: readonly PickedScenario[]): string {
  if (scenarios.length < 2) return '';
  const options = [{ id: '', name: 'All scenarios' }, ...scenarios].map(
    ({ id, name }) => `<option value="${escapeHtml(id)}">${escapeHtml(name)}</option>`,
  );
  return `<div class="picker" hidden><label for="scenario">Scenario</label> <select id="scenario" autocomplete="off">${options.join('')}</select></div>`;
}
