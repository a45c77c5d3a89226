import { ChartError, type Spec } from './chart.ts';
import { textWidth } from './text-width.ts';

/**
 * Draws a Vega-Lite specification as SVG text, without a browser and without fetching anything.
 * The same specification gives the same text.
 * @throws ChartError when it asks for external data.
 */
export async function drawSvg(spec: Spec): Promise<string> {
  const [vega, vegaLite, { expressionInterpreter }] = await Promise.all([import('vega'), import('vega-lite'), import('vega-interpreter')]);
  const warnings: string[] = [];
  const logger = quietLogger(warnings);
  const compiled = vegaLite.compile(spec as unknown as Parameters<typeof vegaLite.compile>[0], { logger }).spec;
  measureAsInter(vega);
  // All drawings of a process share the counter behind gradient ids.
  vega.resetSVGDefIds();
  const asked: string[] = [];
  // Expressions are walked through and not made code of, which the policy of a page forbids.
  const parsed = vega.parse(compiled, {}, { ast: true });
  const view = new vega.View(parsed, {
    expr: expressionInterpreter,
    renderer: 'none',
    loader: offlineLoader(vega.loader(), asked),
    logger,
  });
  try {
    const svg = await view.toSVG();
    if (asked.length > 0) throw new ChartError(`charts load nothing, and this one asks for ${asked.join(', ')}`);
    return svg;
  } finally {
    view.finalize();
  }
}

/** What Vega-Lite makes of a specification. */
export async function compileSpec(spec: Spec): Promise<{ readonly vega: unknown; readonly warnings: readonly string[] }> {
  const vegaLite = await import('vega-lite');
  const warnings: string[] = [];
  const compiled = vegaLite.compile(spec as unknown as Parameters<typeof vegaLite.compile>[0], { logger: quietLogger(warnings) }).spec;
  return { vega: compiled, warnings };
}

/** Without a canvas Vega assumes that every letter is wide, which leaves half of a chart empty. */
function measureAsInter(vega: typeof import('vega')): void {
  const metrics = (
    vega as unknown as { textMetrics: { width: (item: { fontSize?: number; lineBreak?: string }, text: unknown) => number } }
  ).textMetrics;
  metrics.width = (item, text) => textWidth(text == null ? '' : String(text), item.fontSize ?? 11);
}

function quietLogger(warnings: string[]) {
  const keep = (...words: readonly unknown[]) => {
    warnings.push(words.join(' '));
    return logger;
  };
  const logger = {
    level(_?: number) {
      return logger;
    },
    error: keep,
    warn: keep,
    info: () => logger,
    debug: () => logger,
  } as unknown as import('vega').LoggerInterface;
  return logger;
}

/** Vega carries on without what it can't load, so its requests are recorded and reported afterwards. */
function offlineLoader(loader: import('vega').Loader, asked: string[]): import('vega').Loader {
  loader.load = (address: string) => {
    asked.push(address);
    return Promise.reject(new Error(address));
  };
  return loader;
}
