import type { TerrainFormat } from 'sandtable/rules';

const ring = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

/** Kinds of terrain in files and pictures. */
export const terrainKinds: readonly TerrainFormat[] = [
  {
    name: 'woods',
    text: 'A wood',
    look: { tint: 'green', every: 2, path: `${ring(0.6, 0.6, 0.42)}M.6 1.02v.3${ring(1.6, 1.5, 0.3)}M1.6 1.8v.2` },
  },
  {
    name: 'ruin',
    text: 'A ruin',
    avoided: true,
    storeys: true,
    look: { tint: 'stone', every: 1, path: 'M-.25 .25l.5 -.5M0 1l1 -1M.75 1.25l.5 -.5' },
  },
  { name: 'crater', text: 'A crater', look: { tint: 'earth', every: 1.6, path: `${ring(0.8, 0.8, 0.5)}${ring(0.8, 0.8, 0.2)}` } },
  {
    name: 'barricade',
    text: 'A barricade',
    bars: 'deployment',
    avoided: true,
    look: { tint: 'stone', every: 0.5, path: 'M.25 0v.5' },
  },
  { name: 'hill', text: 'A hill', look: { tint: 'earth', every: 2, path: 'M0 .5q.5 -.5 1 0t1 0M0 1.5q.5 -.5 1 0t1 0' } },
  {
    name: 'impassable',
    text: 'Something impassable',
    bars: 'standing',
    avoided: true,
    look: { tint: 'stone', every: 0.8, path: 'M0 0l.8 .8M.8 0l-.8 .8' },
  },
  { name: 'tank-traps', avoided: true, look: { tint: 'metal', every: 1.2, path: 'M.3 .3l.6 .6M.9 .3l-.6 .6M.6 .2v.8' } },
  { name: 'razorwire', look: { tint: 'metal', every: 0.8, path: 'M0 .4q.2 -.5 .4 0t.4 0' } },
  {
    name: 'wreck',
    text: 'A wreck',
    avoided: true,
    look: { tint: 'metal', every: 0.9, path: 'M-.2 .2l.4 -.4M0 .9l.9 -.9M.7 1.1l.4 -.4M.2 .25l.25 .25' },
  },
  {
    name: 'building',
    text: 'A building',
    bars: 'deployment',
    avoided: true,
    look: { tint: 'stone', every: 1.2, path: 'M0 .3h1.2M0 .9h1.2M.3 .3v.6M.9 -.3v.6M.9 .9v.6' },
  },
  { name: 'debris', avoided: true, look: { tint: 'earth', every: 1.1, path: 'M.2 .3l.25 .1M.7 .2l.1 .25M.4 .8l.25 -.1M.9 .75l.1 .1' } },
  {
    name: 'container',
    text: 'A container',
    bars: 'deployment',
    avoided: true,
    look: { tint: 'metal', every: 0.6, path: 'M.15 0v.6M.45 0v.6' },
  },
  {
    name: 'statuary',
    bars: 'deployment',
    avoided: true,
    look: { tint: 'stone', every: 1.4, path: 'M.7 .25l.4 .45l-.4 .45l-.4 -.45z' },
  },
  { name: 'fuel-pipes', avoided: true, look: { tint: 'metal', every: 0.9, path: 'M0 .3h.9M0 .55h.9' } },
  {
    name: 'fuel-reserve',
    text: 'A fuel reserve',
    bars: 'deployment',
    avoided: true,
    look: { tint: 'alarm', every: 1.2, path: ring(0.6, 0.6, 0.36) },
  },
  {
    name: 'reactor',
    text: 'A reactor',
    bars: 'deployment',
    avoided: true,
    look: { tint: 'alarm', every: 1.4, path: `${ring(0.7, 0.7, 0.55)}${ring(0.7, 0.7, 0.15)}` },
  },
];
