import { html, nothing, type TemplateResult } from 'lit';
import { formatPath, type PathStep } from '../scenario/path.ts';
import { blank, chosen, type Data, isList, isMap, typed, valueAt } from './form-data.ts';
import type { Field, Shape } from './form-shape.ts';
import { placeOfAny, placeOfItem, placeOfKey, type Words } from './form-words.ts';

/** A fault of a file, at a path in it: `models.soldier.modern.T`. */
export interface Fault {
  readonly path: string;
  readonly message: string;
}

export interface FormProps {
  /** Of the part of the file that is edited, as is `words`. */
  readonly shape: Shape;
  /** The whole file. */
  readonly data: Data;
  /** Where the part stands in it. */
  readonly base: readonly PathStep[];
  /** Keys of the part that are no field of their own. */
  readonly without: readonly string[];
  readonly faults: readonly Fault[];
  readonly words: Words;
  readonly change: (path: readonly PathStep[], value: Data | undefined) => void;
}

/** A shape to be drawn at a place. */
interface Spot {
  readonly shape: Shape;
  readonly path: readonly PathStep[];
  readonly place: string;
  /** What it is called where it is seen, and for those who hear it. */
  readonly name: string;
  readonly told: string;
  /** What stands in the place of a value that is taken away: null within a row, where the others keep their places. */
  readonly none: null | undefined;
}

/** More entries than these are folded. */
const MOST_UNFOLDED = 3;

/** A form for a file, or a part of it, with what is wrong at each field. */
export function formView(props: FormProps): TemplateResult {
  const { shape, base, words, without } = props;
  const part: Shape = shape.kind === 'map' ? { ...shape, fields: shape.fields.filter((it) => !without.includes(it.name)) } : shape;
  return html`${Object.entries(words).map(
    ([place, all]) => html`<datalist id=${wordsId(place)}>${all.map((it) => html`<option value=${it}></option>`)}</datalist>`,
  )}${drawn({ shape: part, path: base, place: '', name: '', told: '', none: undefined }, props)}`;
}

/** The faults of a file as a list that leads to the fields. */
export function faultsView(faults: readonly Fault[]): TemplateResult | typeof nothing {
  if (faults.length === 0) return nothing;
  return html`<div class="wrong" role="alert"><p>${faults.length === 1 ? 'Something is wrong; nothing was saved:' : `${faults.length} things are wrong; nothing was saved:`}</p>
    <ul>${faults.map(({ path, message }) => html`<li><button type="button" class="plain" @click=${() => leadTo(path)}>${path === '' ? 'the file' : path}</button>: ${message}</li>`)}</ul></div>`;
}

function leadTo(path: string): void {
  const field = document.getElementById(fieldId(path));
  for (let it = field?.closest('details'); it; it = it.parentElement?.closest('details')) it.open = true;
  field?.focus();
}

const fieldId = (path: string): string => `field-${path}`;
const faultId = (path: string): string => `fault-${path}`;
const wordsId = (place: string): string => `words-${place}`;

function drawn(spot: Spot, props: FormProps): TemplateResult {
  const { shape } = spot;
  switch (shape.kind) {
    case 'map':
      return mapView(spot, shape.fields, props);
    case 'named':
      return namedView(spot, shape.of, props);
    case 'list':
      return listView(spot, shape.of, props);
    case 'row':
      return rowView(spot, shape.of, props);
    case 'choice':
      return choiceView(spot, shape.of, props);
    case 'plain':
      return plainView(spot, shape, props);
    case 'switch':
      return switchView(spot, props);
    case 'fixed':
      return html``;
  }
}

const textIn = (event: Event): string => (event.target as HTMLInputElement).value;

const faultsAt = ({ faults }: FormProps, path: readonly PathStep[]): readonly Fault[] => {
  const at = formatPath(path);
  return faults.filter((it) => it.path === at);
};

/** What is wrong at a place, beside it. */
function faultView(path: readonly PathStep[], props: FormProps): TemplateResult | typeof nothing {
  const own = faultsAt(props, path);
  if (own.length === 0) return nothing;
  return html`<span class="fault" id=${faultId(formatPath(path))}>${own.map((it) => it.message).join('; ')}</span>`;
}

function plainView({ path, place, name, told, none }: Spot, shape: Extract<Shape, { kind: 'plain' }>, props: FormProps): TemplateResult {
  const at = formatPath(path);
  const isWrong = faultsAt(props, path).length > 0;
  const value = valueAt(props.data, path);
  const shown = value === undefined || value === null ? '' : String(value);
  const change = (event: Event): void => props.change(path, typed(textIn(event), shape) ?? none);
  const described = isWrong ? faultId(at) : nothing;
  if (!shape.number && !shape.text) {
    const words = shown === '' || shape.words.includes(shown) ? shape.words : [...shape.words, shown];
    return html`<div class="field"><label title=${told}>${name} <select id=${fieldId(at)} aria-invalid=${isWrong} aria-describedby=${described} @change=${change}>
      <option value="" ?selected=${shown === ''}>–</option>${words.map((it) => html`<option value=${it} ?selected=${it === shown}>${it}</option>`)}
    </select></label>${faultView(path, props)}</div>`;
  }
  const offered = place in props.words ? wordsId(place) : shape.words.length > 0 ? wordsId(`${at}!`) : nothing;
  return html`<div class=${shape.text && !shape.number ? 'field long' : 'field'}><label title=${told}>${name} ${
    shape.words.length > 0 && !(place in props.words)
      ? html`<datalist id=${wordsId(`${at}!`)}>${shape.words.map((it) => html`<option value=${it}></option>`)}</datalist>`
      : nothing
  }<input type="text" id=${fieldId(at)} list=${offered} autocomplete="off" spellcheck="false" inputmode=${shape.text ? 'text' : 'decimal'} aria-invalid=${isWrong} aria-describedby=${described} .value=${shown} @change=${change}></label>${faultView(path, props)}</div>`;
}

function switchView({ path, name, told }: Spot, props: FormProps): TemplateResult {
  const change = (event: Event): void => props.change(path, (event.target as HTMLInputElement).checked ? true : undefined);
  return html`<div class="field"><label title=${told}><input type="checkbox" id=${fieldId(formatPath(path))} .checked=${valueAt(props.data, path) === true} @change=${change}> ${name}</label>${faultView(path, props)}</div>`;
}

/** Fields of plain values first, then what has fields of its own, then what is not there. */
function mapView(spot: Spot, fields: readonly Field[], props: FormProps): TemplateResult {
  const below = ({ name, told, shape }: Field): Spot => ({
    shape,
    path: [...spot.path, name],
    place: placeOfKey(spot.place, name),
    name,
    told,
    none: undefined,
  });
  const isThere = ({ name }: Field): boolean => valueAt(props.data, [...spot.path, name]) !== undefined;
  const others = fields.filter((it) => !isPlain(it.shape));
  const lacking = others.filter((it) => !it.needed && !isThere(it));
  return html`${faultView(spot.path, props)}
    <div class="fields">${fields.filter((it) => isPlain(it.shape)).map((it) => drawn(below(it), props))}</div>
    ${others.filter((it) => !lacking.includes(it)).map((it) => groupView(below(it), it.needed, props))}
    ${
      lacking.length === 0
        ? nothing
        : html`<p class="more">${lacking.map(
            (it) =>
              html`<button type="button" title=${it.told} @click=${() => props.change([...spot.path, it.name], blank(it.shape))}>Add ${it.name}</button> `,
          )}</p>`
    }`;
}

/** A value with fields of its own, under its name. */
function groupView(spot: Spot, needed: boolean, props: FormProps): TemplateResult {
  const { path, name, told } = spot;
  // A choice leads to what is chosen.
  return html`<fieldset class=${isSmall(spot.shape) ? 'small' : nothing} tabindex="-1" id=${spot.shape.kind === 'choice' ? nothing : fieldId(formatPath(path))}><legend>${name}</legend>
    ${told === '' ? nothing : html`<p class="detail">${told}</p>`}
    ${drawn(spot, props)}
    ${needed ? nothing : html`<button type="button" class="remove" @click=${() => props.change(path, undefined)}>Take ${name} away</button>`}
  </fieldset>`;
}

const isPlain = ({ kind }: Shape): boolean => kind === 'plain' || kind === 'switch' || kind === 'fixed';

/** Whether a group is plain fields alone, so that others find room beside it. */
function isSmall(shape: Shape): boolean {
  if (shape.kind === 'list') return isPlain(shape.of);
  if (shape.kind === 'row') return shape.of.every(isPlain);
  if (shape.kind === 'choice') return shape.of.every((it) => isPlain(it) || isSmall(it));
  return shape.kind === 'map' && shape.fields.every((it) => isPlain(it.shape) || it.shape.kind === 'row');
}

function namedView(spot: Spot, of: Shape, props: FormProps): TemplateResult {
  const data = valueAt(props.data, spot.path);
  const entries = isMap(data) ? Object.keys(data) : [];
  const last = entries.at(-1);
  const add = ({ currentTarget }: Event): void => {
    const input = (currentTarget as HTMLElement).parentElement?.querySelector('input');
    const name = input?.value.trim() ?? '';
    if (!input || name === '' || entries.includes(name)) return;
    props.change([...spot.path, name], (last === undefined ? undefined : valueAt(data, [last])) ?? blank(of));
    input.value = '';
  };
  const isInline = of.kind === 'plain' || of.kind === 'row';
  const below = (name: string): Spot => ({
    shape: of,
    path: [...spot.path, name],
    place: placeOfAny(spot.place),
    name,
    told: '',
    none: undefined,
  });
  const remove = (name: string): TemplateResult =>
    html`<button type="button" class="remove" @click=${() => props.change([...spot.path, name], undefined)}>Take ${name} away</button>`;
  return html`${faultView(spot.path, props)}${entries.map((name) =>
    isInline
      ? html`<div class="fields">${drawn(below(name), props)}${remove(name)}</div>`
      : html`<details ?open=${entries.length <= MOST_UNFOLDED}><summary tabindex="0" id=${fieldId(formatPath([...spot.path, name]))}>${name}</summary><div role="group" aria-label=${name}>${drawn(below(name), props)}${remove(name)}</div></details>`,
  )}
  <p class="more"><label class="field">Another of ${spot.name} <input type="text" autocomplete="off" spellcheck="false"></label> <button type="button" @click=${add}>Add${last === undefined ? '' : ` like ${last}`}</button></p>`;
}

function listView(spot: Spot, of: Shape, props: FormProps): TemplateResult {
  const data = valueAt(props.data, spot.path);
  const items = isList(data) ? data : [];
  const below = (at: number): Spot => ({
    shape: of,
    path: [...spot.path, at],
    place: placeOfItem(spot.place),
    name: `${spot.name} ${at + 1}`,
    told: '',
    none: undefined,
  });
  if (of.kind === 'plain')
    return html`${faultView(spot.path, props)}<div class="fields">${[...items, null].map((_, at) => drawn(below(at), props))}</div>`;
  return html`${faultView(spot.path, props)}${items.map((_, at) => groupView(below(at), false, props))}
    <p class="more"><button type="button" @click=${() => props.change([...spot.path, items.length], items.at(-1) ?? blank(of))}>Add to ${spot.name}</button></p>`;
}

function rowView(spot: Spot, of: readonly Shape[], props: FormProps): TemplateResult {
  const below = (shape: Shape, at: number): Spot => ({
    shape,
    path: [...spot.path, at],
    place: placeOfItem(spot.place),
    name: `${spot.name} ${at + 1}`,
    told: spot.told,
    none: null,
  });
  return html`${faultView(spot.path, props)}<div class="fields">${of.map((it, at) => drawn(below(it, at), props))}</div>`;
}

function choiceView(spot: Spot, of: readonly Shape[], props: FormProps): TemplateResult {
  const at = chosen(of, valueAt(props.data, spot.path));
  const shape = of[at];
  const choose = (event: Event): void => {
    const next = of[Number(textIn(event))];
    if (next !== undefined) props.change(spot.path, blank(next));
  };
  return html`<div class="fields"><label class="field">${spot.name}: what <select id=${shape?.kind === 'plain' ? nothing : fieldId(formatPath(spot.path))} @change=${choose}>${of.map((it, k) => html`<option value=${k} ?selected=${k === at}>${called(it)}</option>`)}</select></label>
    ${shape === undefined ? nothing : drawn({ ...spot, shape }, props)}</div>`;
}

/** One of several shapes of a value, in words. */
function called(shape: Shape): string {
  switch (shape.kind) {
    case 'map':
      return shape.fields.find((it) => it.needed)?.name ?? 'fields';
    case 'named':
      return 'by name';
    case 'list':
      return 'several';
    case 'row':
      return `${shape.of.length} values`;
    case 'plain':
      return shape.number ? (shape.text ? 'a number or text' : 'a number') : 'one';
    case 'switch':
      return 'yes or no';
    case 'fixed':
      return String(shape.value);
    case 'choice':
      return shape.of.map(called).join(' or ');
  }
}
