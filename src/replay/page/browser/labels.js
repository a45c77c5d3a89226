/** Places names so that they don't overlap. Lengths are inches, y upwards. */

/** @typedef {import('./units.js').Box} Box */
/** @typedef {{ id: string, box: Box, wide: number, high: number, first: boolean }} Wish */

/** The cost of covering models, per square inch; names may not overlap at all. */
const COVER = 1;
/** Each further candidate place costs a little more. */
const LATER = 0.15;

/**
 * Places for names: below their unit, above it, at its sides, or none where each would cover another name. Those marked `first` choose
 * before the others.
 * @param {readonly Wish[]} wishes
 * @param {{ width: number, height: number }} board
 * @returns {Map<string, { x: number, y: number }>} the middle of each name that has a place
 */
export function placeNames(wishes, board) {
  /** @type {Map<string, { x: number, y: number }>} */
  const places = new Map();
  /** @type {Box[]} */
  const taken = [];
  for (const wish of [...wishes].sort((a, b) => Number(b.first) - Number(a.first))) {
    let best = null;
    let least = Number.POSITIVE_INFINITY;
    for (const [i, middle] of candidates(wish).entries()) {
      const box = boxRound(middle, wish);
      if (box.x0 < 0 || box.y0 < 0 || box.x1 > board.width || box.y1 > board.height) continue;
      if (taken.some((it) => shared(it, box) > 0)) continue;
      const covered = wishes.reduce((sum, it) => sum + shared(it.box, box), 0);
      const cost = i * LATER + covered * COVER;
      if (cost < least) [best, least] = [middle, cost];
    }
    if (best === null) continue;
    places.set(wish.id, best);
    taken.push(boxRound(best, wish));
  }
  return places;
}

/** @param {Wish} wish */
function candidates({ box, wide, high }) {
  const [x, y] = [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2];
  const [below, above] = [box.y0 - high * 0.55, box.y1 + high * 0.55];
  const [left, right] = [box.x0 - wide * 0.55, box.x1 + wide * 0.55];
  return [
    { x, y: below },
    { x, y: above },
    { x: right, y },
    { x: left, y },
    { x: right, y: below },
    { x: left, y: below },
    { x: right, y: above },
    { x: left, y: above },
    { x: box.x0 + wide / 2, y: below - high },
    { x: box.x0 + wide / 2, y: above + high },
  ];
}

/**
 * @param {{ x: number, y: number }} middle
 * @param {{ wide: number, high: number }} size
 * @returns {Box}
 */
function boxRound({ x, y }, { wide, high }) {
  return { x0: x - wide / 2, x1: x + wide / 2, y0: y - high / 2, y1: y + high / 2 };
}

/** Square inches that two boxes share. @param {Box} a @param {Box} b */
function shared(a, b) {
  return Math.max(0, Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)) * Math.max(0, Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0));
}
