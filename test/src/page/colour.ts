/** Linear red, green and blue, 0 to 1. */
type Rgb = readonly [number, number, number];
type Lab = readonly [number, number, number];

/**
 * What people see who lack one kind of cone, in linear RGB. Machado, Oliveira & Fernandes (2009), "A physiologically-based model for
 * simulation of color vision deficiency", IEEE TVCG 15, severity 1.
 */
const VISIONS: Readonly<Record<string, readonly [Rgb, Rgb, Rgb]>> = {
  trichromat: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanope: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranope: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanope: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function linear(hex: string): Rgb {
  const channel = (at: number): number => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

const dot = (row: Rgb, [r, g, b]: Rgb): number => row[0] * r + row[1] * g + row[2] * b;

/** Contrast of two colours by WCAG 2.2, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [one, other].map((hex) => dot([0.2126, 0.7152, 0.0722], linear(hex)));
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** CIELAB (D65) of a colour as somebody sees it. */
function seen(hex: string, vision: readonly [Rgb, Rgb, Rgb]): Lab {
  const rgb = linear(hex);
  const within = vision.map((row) => Math.min(1, Math.max(0, dot(row, rgb)))) as unknown as Rgb;
  const root = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  const x = root(dot([0.4124564, 0.3575761, 0.1804375], within) / 0.95047);
  const y = root(dot([0.2126729, 0.7151522, 0.072175], within));
  const z = root(dot([0.0193339, 0.119192, 0.9503041], within) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** The least difference (CIEDE2000) between two colours, over all visions. Below 2 is hardly seen, above 10 at a glance. */
export function leastDifference(one: string, other: string): number {
  return Math.min(...Object.values(VISIONS).map((vision) => ciede2000(seen(one, vision), seen(other, vision))));
}

const degrees = (radians: number): number => (radians * 180) / Math.PI;
const radians = (angle: number): number => (angle * Math.PI) / 180;

/** Sharma, Wu & Dalal (2005), "The CIEDE2000 color-difference formula", Color Research & Application 30. */
export function ciede2000([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const seventh = (chroma: number): number => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));
  const stretch = 1 + 0.5 * (1 - seventh((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2));
  const [c1, c2] = [Math.hypot(a1 * stretch, b1), Math.hypot(a2 * stretch, b2)];
  const hue = (a: number, b: number): number => (a === 0 && b === 0 ? 0 : (degrees(Math.atan2(b, a)) + 360) % 360);
  const [h1, h2] = [hue(a1 * stretch, b1), hue(a2 * stretch, b2)];
  const grey = c1 * c2 === 0;
  const wide = Math.abs(h1 - h2) > 180;
  const turn = grey ? 0 : wide ? h2 - h1 + (h2 > h1 ? -360 : 360) : h2 - h1;
  const h = grey ? h1 + h2 : wide ? (h1 + h2 + (h1 + h2 < 360 ? 360 : -360)) / 2 : (h1 + h2) / 2;
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const cosine = (angle: number): number => Math.cos(radians(angle));
  const t = 1 - 0.17 * cosine(h - 30) + 0.24 * cosine(2 * h) + 0.32 * cosine(3 * h + 6) - 0.2 * cosine(4 * h - 63);
  const dl = (l2 - l1) / (1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2));
  const dc = (c2 - c1) / (1 + 0.045 * c);
  const dh = (2 * Math.sqrt(c1 * c2) * Math.sin(radians(turn) / 2)) / (1 + 0.015 * c * t);
  const rotation = -Math.sin(radians(60 * Math.exp(-(((h - 275) / 25) ** 2)))) * 2 * seventh(c);
  return Math.sqrt(dl ** 2 + dc ** 2 + dh ** 2 + rotation * dc * dh);
}
