import { fileURLToPath } from 'node:url';
import { PALETTES, type Theme } from '../../page/index.ts';

const FACES = [
  '400Regular/Inter_400Regular.ttf',
  '500Medium/Inter_500Medium.ttf',
  '600SemiBold/Inter_600SemiBold.ttf',
  '700Bold/Inter_700Bold.ttf',
];

/** A PNG of an SVG at twice its size, in a bundled font, so that every machine draws the same picture. */
export async function drawPng(svg: string, theme: Theme = 'light'): Promise<Uint8Array> {
  const { renderAsync } = await import('@resvg/resvg-js');
  const drawing = await renderAsync(svg, {
    fitTo: { mode: 'zoom', value: 2 },
    background: PALETTES[theme].paper,
    font: { fontFiles: fontFiles(), loadSystemFonts: false, defaultFontFamily: 'Inter' },
  });
  return drawing.asPng();
}

function fontFiles(): string[] {
  const root = new URL('.', import.meta.resolve('@expo-google-fonts/inter/package.json'));
  return FACES.map((face) => fileURLToPath(new URL(face, root)));
}
