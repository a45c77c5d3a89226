import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { attackOdds, loadSelection, sampledQuantities } from '../../src/testing/index.ts';
import { loadExamples } from '../files.ts';

const FOLDER = fileURLToPath(new URL('../../scenarios/attacks/', import.meta.url));
/** Attacks that are played in each case: a million, or as many as `SAMPLES` says. */
export const SAMPLES = Number(process.env['SAMPLES'] ?? 1_000_000);

export const ATTACKS: readonly string[] = readdirSync(FOLDER).sort();

/**
 * The greatest difference allowed between a chance and its share, in standard errors: 1 in 10,000 correct ones exceeds it, once in a
 * hundred seeds.
 */
const SIGMAS = 4.9;
/** Values expected less often than this are pooled. */
const SCARCE = 25;

/** Where the exact odds of an attack differ too much from its shares in play; empty if they agree. */
export async function disagreements(attack: string, variant: string, samples: number): Promise<string[]> {
  const file = loadExamples(FOLDER + attack);
  const selection = await loadSelection(variant);
  return file.examples.flatMap((example) => {
    const exact = attackOdds(example, file, selection);
    const played = sampledQuantities(example, file, selection, samples, `agreement ${attack} ${variant}`);
    return [...new Set([...Object.keys(exact), ...Object.keys(played)])].flatMap((name) =>
      apart(exact[name]?.distribution ?? { 0: 1 }, played[name]?.distribution ?? { 0: 1 }, samples).map((found) => `${name}: ${found}`),
    );
  });
}

type Shares = { readonly [value: string]: number };

/** Where shares are too far from their chances. */
export function apart(exact: Shares, played: Shares, samples: number): string[] {
  const impossible = Object.keys(played).filter((value) => exact[value] === undefined);
  const found = impossible.map((value) => `${value} cannot happen, but did`);
  let rare = 0;
  let rareSeen = 0;
  for (const [value, p] of Object.entries(exact)) {
    const share = played[value] ?? 0;
    if (Math.min(p, 1 - p) * samples < SCARCE && p < 0.5) {
      rare += p;
      rareSeen += share;
    } else if (sigmas(p, share, samples) > SIGMAS) found.push(`${value} with ${p}, seen ${share}`);
  }
  // Below one expected case the tail of a Poisson number is long.
  if (rare * samples >= 1 ? sigmas(rare, rareSeen, samples) > SIGMAS + 3 / Math.sqrt(rare * samples) : rareSeen * samples > 9)
    found.push(`rare values with ${rare}, seen ${rareSeen}`);
  return found;
}

const sigmas = (p: number, share: number, samples: number): number =>
  Math.abs(p - share) / Math.sqrt(Math.max(p * (1 - p), 1e-12) / samples);
