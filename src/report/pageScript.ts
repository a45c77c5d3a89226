/**
 * The script of a report, as text: it stands in the page, not in this process. Draws the charts for the reader's colour scheme, again
 * when that changes, and sorts tables by the column whose heading is pressed.
 */
export const PAGE_SCRIPT = `
(() => {
  const read = (id) => JSON.parse(document.getElementById(id).textContent);
  const styles = read('styles');
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const views = new Map();
  const draw = async (element) => {
    const chart = read(element.dataset.spec);
    const style = dark.matches ? styles.dark : styles.light;
    const { variant } = style.range;
    // Slots of the palette for the rulesets of this chart, in its order.
    const range = { ...style.range, variant: chart.usermeta?.slots?.map((slot) => variant[slot % variant.length]) ?? variant };
    const spec = { ...chart, config: { ...style, range } };
    const result = await vegaEmbed(element, spec, {
      ast: true, renderer: 'svg', tooltip: true, downloadFileName: element.dataset.name,
      actions: { export: true, source: true, compiled: false, editor: false },
    });
    views.get(element)?.finalize();
    views.set(element, result);
  };
  const drawAll = () => Promise.all([...document.querySelectorAll('.chart')].map(draw));
  drawAll().then(() => document.documentElement.classList.add('live'));
  dark.addEventListener('change', drawAll);

  for (const button of document.querySelectorAll('th button')) {
    button.addEventListener('click', () => {
      const heading = button.parentElement;
      const body = heading.closest('table').tBodies[0];
      const column = heading.cellIndex;
      const rising = heading.getAttribute('aria-sort') !== 'ascending';
      for (const other of heading.parentElement.cells) other.removeAttribute('aria-sort');
      heading.setAttribute('aria-sort', rising ? 'ascending' : 'descending');
      const key = (row) => row.cells[column].dataset.sort;
      const compare = (a, b) => key(a) === undefined
        ? a.cells[column].textContent.localeCompare(b.cells[column].textContent, 'en', { numeric: true })
        : Number(key(a)) - Number(key(b));
      body.append(...[...body.rows].sort((a, b) => (rising ? compare(a, b) : compare(b, a))));
    });
  }
})();
`;
