/**
 * The part of a report's script that shows maps: one panel as wide as the column, or two rulesets laid over each other with a slider between
 * them.
 */
export const MAP_SCRIPT = `
const panesOf = read('panes');
/** Size of a disc relative to its board, on a map that is larger than it was made for. */
const DISC = 0.6;
const NONE = 'none';
const valuesIn = (panes, name) => [...new Set(panes.map((it) => it[name]))].filter((it) => it !== undefined);
/** A choice among values; it keeps what is chosen as long as it is one of them. */
const choiceOf = (words) => {
  const select = made('select');
  const label = made('label', {}, words + ' ', select);
  return {
    label,
    select,
    offer(values, usual, named = (value) => value) {
      const wanted = [select.value, usual].find((value) => values.includes(value)) ?? values[0] ?? '';
      select.replaceChildren(...values.map((value) => made('option', { value }, named(value))));
      select.value = wanted;
      label.hidden = values.length < 2;
    },
  };
};
const desks = new Map();
/** The controls of a map, and the places of its two panels. */
const deskOf = (figure) => {
  if (desks.has(figure)) return desks.get(figure);
  const before = figure.querySelector('.chart');
  const after = made('div', { class: 'chart after' });
  const laid = made('div', { class: 'laid' });
  before.before(laid);
  laid.append(before, after);
  const choices = { scenario: choiceOf('Scenario'), left: choiceOf('Ruleset'), right: choiceOf('against'), when: choiceOf('When') };
  const tools = made('div', { class: 'tools' }, ...Object.values(choices).map((it) => it.label));
  const slider = made('input', { type: 'range', min: '0', max: '100', value: '50', step: '1' });
  const [from, to] = [made('span'), made('span')];
  const divide = made('div', { class: 'divide' }, from, slider, to);
  laid.before(tools, divide);
  const desk = { before, after, laid, choices, slider, from, to, divide };
  slider.addEventListener('input', () => divideAt(desk));
  for (const { select } of Object.values(choices)) select.addEventListener('change', () => { delete figure.dataset.drawnAs; drawDue(); });
  desks.set(figure, desk);
  return desk;
};
/** Shows the left part of one map and the right part of the other. */
const divideAt = ({ laid, slider, from, to }) => {
  laid.style.setProperty('--at', slider.value + '%');
  slider.setAttribute('aria-label', 'Where ' + from.textContent + ' ends and ' + to.textContent + ' begins');
  slider.setAttribute('aria-valuetext', slider.value + ' % of the width under ' + from.textContent);
};
/** The specification of one panel, of a width in pixels. */
const paneSpec = ({ datasets, spec, facet, columns, title, ...whole }, pane, width) => {
  const all = datasets[whole.data.name];
  const rows = all.filter((row) => row[facet.field] === pane.panel);
  const { x, y } = spec.encoding;
  const [across, up] = ['x2', 'y2'].map((name) => Math.max(...rows.map((row) => row[name] ?? 0)));
  const largest = Math.max(...all.filter((row) => row.scenario === pane.scenario).map((row) => row.models ?? 0));
  const scale = width / across;
  const over = (channel, to) => ({ ...channel, scale: { ...channel.scale, domain: [0, to] } });
  const large = changed(spec.layer, (key, value) => {
    if (key === 'size' && value.scale) return { ...value, scale: { ...value.scale, domain: [0, largest], range: value.scale.range.map((it) => it * scale * scale * DISC) } };
    // Nothing reaches beyond the board, so that two maps lie over each other to the pixel.
    return key === 'mark' ? { ...value, clip: true } : value;
  });
  return {
    ...whole, width, height: Math.round(up * scale), encoding: { ...spec.encoding, x: over(x, across), y: over(y, up) }, layer: large,
    datasets: { ...datasets, [whole.data.name]: rows },
  };
};
const drawMaps = async (figure) => {
  const desk = deskOf(figure);
  const { before, after, laid, choices, from, to, divide } = desk;
  const all = panesOf[figure.dataset.name];
  choices.scenario.offer(chosen === '' ? valuesIn(all, 'scenario') : [chosen], all[0].scenario, (id) => scenarios.find((it) => it.id === id)?.name ?? id);
  const here = all.filter((it) => it.scenario === choices.scenario.select.value);
  const rulesets = valuesIn(here, 'ruleset');
  const moments = valuesIn(here, 'when');
  choices.left.offer(rulesets, rulesets[0]);
  choices.right.offer(rulesets.length < 2 ? [NONE] : [...rulesets, NONE], rulesets[1] ?? NONE, (value) => (value === NONE ? 'no other' : value));
  choices.when.offer(moments, moments.at(-1));
  const paneAt = (ruleset) => here.find((it) => it.ruleset === ruleset && (it.when === undefined || it.when === choices.when.select.value));
  const [left, right] = [choices.left, choices.right].map(({ select }) => paneAt(select.value));
  views.get(figure)?.finalize();
  const style = dark.matches ? styles.dark : styles.light;
  const results = [];
  const show = async (element, pane) => {
    element.hidden = pane === undefined;
    if (pane === undefined) return;
    if (element.childElementCount === 0) element.append(made('span'));
    const width = Math.floor(element.clientWidth - 2 * PADDING - 2 * style.padding);
    results.push(await fitted(element, paneSpec(specOf(figure), pane, width), style));
    makeReadable(figure, element);
    element.setAttribute('aria-label', [pane.ruleset, pane.when].filter(Boolean).join(', ') + ': ' + element.getAttribute('aria-label'));
  };
  await show(before, left);
  await show(after, right);
  views.set(figure, { finalize: () => { for (const it of results) it.finalize(); } });
  [from.textContent, to.textContent] = [choices.left.select.value, choices.right.select.value];
  divide.hidden = right === undefined;
  laid.classList.toggle('alone', right === undefined);
  divideAt(desk);
  figure.classList.add('live');
};
`;
