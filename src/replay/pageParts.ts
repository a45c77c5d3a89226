/** Style of a replay page; follows the reader's choice of light or dark. */
export const PAGE_STYLE = `
:root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 25%, transparent); }
body { font: 15px/1.45 system-ui, sans-serif; margin: 1.5rem auto; max-width: 90rem; padding: 0 1rem; }
h1 { font-size: 1.3rem; }
.controls { display: flex; gap: 1rem; align-items: center; margin: 1rem 0; }
.controls label { flex: 1; display: flex; gap: .5rem; align-items: center; }
.controls input { flex: 1; }
.sides { display: grid; grid-template-columns: minmax(0, 3fr) minmax(16rem, 2fr); gap: 1rem; }
@media (max-width: 50rem) { .sides { grid-template-columns: 1fr; } }
svg { width: 100%; border: 1px solid var(--line); }
.ground { fill: color-mix(in srgb, #7a8b5a 18%, transparent); }
.piece { fill: color-mix(in srgb, currentColor 22%, transparent); stroke: var(--line); stroke-width: .1; }
.marker { fill: none; stroke: currentColor; stroke-width: .25; }
.unit { stroke-width: .2; fill-opacity: .45; }
.unit.red { fill: #c0392b; stroke: #c0392b; }
.unit.blue { fill: #2471a3; stroke: #2471a3; }
.name { font-size: 1.1px; text-anchor: middle; fill: currentColor; }
#lines { height: 70vh; overflow: auto; margin: 0; padding: .5rem .5rem .5rem 1rem; border: 1px solid var(--line); list-style: none; font-size: .85rem; }
#lines li { padding: 0 .3rem; cursor: pointer; }
#lines .now { outline: 2px solid; }
.head1 { font-weight: 700; font-size: 1.05rem; }
.head2 { font-weight: 700; }
.head3 { font-style: italic; }
`;

/** Script of a replay page: the table after any step is worked out from the start, so that the slider can go both ways. */
export const PAGE_SCRIPT = `
const data = JSON.parse(document.getElementById('data').textContent);
const slider = document.getElementById('step');
const list = document.getElementById('lines');
const layer = document.getElementById('units');
const items = data.steps.map((step, i) => {
  const item = document.createElement('li');
  item.textContent = step.text;
  if (step.head) item.className = 'head' + step.head;
  item.addEventListener('click', () => show(i));
  list.append(item);
  return item;
});
const svg = (name, attributes) => {
  const node = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  layer.append(node);
  return node;
};
function show(at) {
  const state = new Map(data.units.map((it) => [it.id, { ...it, left: it.size }]));
  const where = ['', '', ''];
  for (let i = 0; i <= at; i++) {
    const step = data.steps[i];
    if (step.head) { where[step.head - 1] = step.text; where.fill('', step.head); }
    if (step.unit && state.has(step.unit)) Object.assign(state.get(step.unit), { x: step.x, y: step.y, r: step.r });
    if (step.lost && state.has(step.lost)) state.get(step.lost).left--;
  }
  layer.replaceChildren();
  for (const { id, army, x, y, r, left } of state.values()) {
    if (x === undefined || left <= 0) continue;
    svg('circle', { class: 'unit ' + army, cx: x, cy: data.height - y, r: Math.max(r, .6) });
    svg('text', { class: 'name', x, y: data.height - y + .4 }).textContent = id.split('/')[1] + ' ' + left;
  }
  items[slider.dataset.now ?? 0]?.classList.remove('now');
  items[at]?.classList.add('now');
  items[at]?.scrollIntoView({ block: 'nearest' });
  slider.dataset.now = at;
  slider.value = at;
  document.getElementById('where').textContent = where.filter(Boolean).join(', ');
}
let timer = 0;
const button = document.getElementById('play');
button.addEventListener('click', () => {
  if (timer) { clearInterval(timer); timer = 0; button.textContent = 'Play'; return; }
  button.textContent = 'Pause';
  timer = setInterval(() => {
    if (Number(slider.value) >= data.steps.length - 1) return button.click();
    show(Number(slider.value) + 1);
  }, 120);
});
slider.addEventListener('input', () => show(Number(slider.value)));
const first = data.steps.findIndex((it) => it.head === 1);
if (data.steps.length > 0) show(Math.max(0, first));
`;
