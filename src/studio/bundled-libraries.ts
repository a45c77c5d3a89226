import { asLibrary } from '../report/as-library.ts';

const texts = import.meta.glob<string>(
  [
    '../../node_modules/vega/build/vega.min.js',
    '../../node_modules/vega-lite/build/vega-lite.min.js',
    '../../node_modules/vega-embed/build/vega-embed.min.js',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** What a report draws its charts with, as text, in this order. The packages export only modules, so their other files are named. */
export const LIBRARIES: readonly string[] = ['vega', 'vega-lite', 'vega-embed'].map((name) => {
  const text = texts[`../../node_modules/${name}/build/${name}.min.js`];
  if (text === undefined) throw new Error(`the page was built without ${name}`);
  return asLibrary(text);
});
