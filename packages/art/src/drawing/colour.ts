/**
 * Perceived colour: conversion of sRGB hex strings to CIELAB, two distances, and the three kinds of dichromacy.
 * Every claim that inks and portraits are distinct is measured with these functions, and the drawings derive
 * their shades with them. A colour library was rejected: this package has no dependencies, and this is all it
 * needs.
 */

/** Linear-light red, green and blue, each 0 … 1. */
export type LinearRgb = readonly [red: number, green: number, blue: number];

/** CIE 1976 L*a*b* under D65; L is 0 … 100. */
export type Lab = readonly [lightness: number, a: number, b: number];

export const VISIONS = ['normal', 'protan', 'deutan', 'tritan'] as const;
export type Vision = (typeof VISIONS)[number];

/** Converts `#rrggbb` to linear light (IEC 61966-2-1). */
export function parseHex(hex: string): LinearRgb {
  return [channel(hex, 1), channel(hex, 3), channel(hex, 5)];
}

/** Converts linear light to `#rrggbb`, clipped to the gamut. `makeHex(parseHex(hex))` is `hex`. */
export function makeHex(rgb: LinearRgb): string {
  return `#${rgb.map((value) => byte(encode(value))).join('')}`;
}

/** Mixes two `#rrggbb` colours in sRGB, like a layer painted at that opacity: 0 gives `under`, 1 gives `over`. */
export function mixHex(under: string, over: string, opacity: number): string {
  const mixed = [1, 3, 5].map((at) => {
    const low = Number.parseInt(under.slice(at, at + 2), 16);
    const high = Number.parseInt(over.slice(at, at + 2), 16);
    return byte((low + (high - low) * opacity) / 255);
  });
  return `#${mixed.join('')}`;
}

/** Returns what a dichromat sees, in linear light: Machado, Oliveira & Fernandes (2009), severity 1.0. */
export function simulate(rgb: LinearRgb, vision: Vision): LinearRgb {
  if (vision === 'normal') return rgb;
  const [r, g, b] = rgb;
  const [red, green, blue] = MACHADO[vision];
  const seen = (row: LinearRgb): number => clip(row[0] * r + row[1] * g + row[2] * b);
  return [seen(red), seen(green), seen(blue)];
}

export function labOf(rgb: LinearRgb): Lab {
  const [r, g, b] = rgb;
  const x = labCurve((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = labCurve(luminance(rgb));
  const z = labCurve((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** Relative luminance, 0 … 1. */
export function luminance(rgb: LinearRgb): number {
  return 0.2126729 * rgb[0] + 0.7151522 * rgb[1] + 0.072175 * rgb[2];
}

/** The WCAG 2.2 contrast ratio, 1 … 21, of two `#rrggbb` colours. */
export function contrast(one: string, other: string): number {
  const a = luminance(parseHex(one));
  const b = luminance(parseHex(other));
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** ΔE*ab (CIE 1976): the plain distance, good enough for means over many pixels. */
export function deltaE76(one: Lab, other: Lab): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

/** ΔE00 (CIEDE2000, kL = kC = kH = 1), as in Sharma, Wu & Dalal (2005), with their sign and angle conventions. */
export function deltaE2000(one: Lab, other: Lab): number {
  const meanChroma = (Math.hypot(one[1], one[2]) + Math.hypot(other[1], other[2])) / 2;
  const stretch = 1 + 0.5 * (1 - chromaWeight(meanChroma));
  const [a1, a2] = [one[1] * stretch, other[1] * stretch];
  const [c1, c2] = [Math.hypot(a1, one[2]), Math.hypot(a2, other[2])];
  const [h1, h2] = [hueDegrees(a1, one[2]), hueDegrees(a2, other[2])];
  const grey = c1 * c2 === 0;

  const turn = grey ? 0 : wrapDegrees(h2 - h1);
  const dL = other[0] - one[0];
  const dC = c2 - c1;
  const dH = 2 * Math.sqrt(c1 * c2) * sine(turn / 2);

  const L = (one[0] + other[0]) / 2;
  const C = (c1 + c2) / 2;
  const h = grey ? h1 + h2 : meanHueDegrees(h1, h2);
  const t =
    1 - 0.17 * cosine(h - 30) + 0.24 * cosine(2 * h) + 0.32 * cosine(3 * h + 6) - 0.2 * cosine(4 * h - 63);
  const fromMiddle = (L - 50) ** 2;
  const sL = 1 + (0.015 * fromMiddle) / Math.sqrt(20 + fromMiddle);
  const sC = 1 + 0.045 * C;
  const sH = 1 + 0.015 * C * t;
  const rotation = -sine(60 * Math.exp(-(((h - 275) / 25) ** 2))) * 2 * chromaWeight(C);
  return Math.sqrt((dL / sL) ** 2 + (dC / sC) ** 2 + (dH / sH) ** 2 + rotation * (dC / sC) * (dH / sH));
}

/**
 * Returns the least ΔE2000 between any two of the colours in this kind of vision, or Infinity for fewer than
 * two colours.
 */
export function worstPair(hexes: readonly string[], vision: Vision): number {
  const labs = hexes.map((hex) => labOf(simulate(parseHex(hex), vision)));
  let worst = Infinity;
  labs.forEach((lab, i) => {
    for (const earlier of labs.slice(0, i)) worst = Math.min(worst, deltaE2000(earlier, lab));
  });
  return worst;
}

const MACHADO: Readonly<Record<Exclude<Vision, 'normal'>, readonly [LinearRgb, LinearRgb, LinearRgb]>> = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function channel(hex: string, at: number): number {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function encode(value: number): number {
  const held = clip(value);
  return held <= 0.0031308 ? held * 12.92 : 1.055 * held ** (1 / 2.4) - 0.055;
}

function byte(share: number): string {
  return Math.round(share * 255)
    .toString(16)
    .padStart(2, '0');
}

function clip(value: number): number {
  return Math.min(1, Math.max(0, value));
}

function labCurve(t: number): number {
  return t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27) * (t / 116) + 16 / 116;
}

function chromaWeight(chroma: number): number {
  const power = chroma ** 7;
  return Math.sqrt(power / (power + 25 ** 7));
}

function hueDegrees(a: number, b: number): number {
  const angle = (Math.atan2(b, a) * 180) / Math.PI;
  return angle < 0 ? angle + 360 : angle;
}

function wrapDegrees(difference: number): number {
  if (difference > 180) return difference - 360;
  return difference < -180 ? difference + 360 : difference;
}

function meanHueDegrees(h1: number, h2: number): number {
  const sum = h1 + h2;
  if (Math.abs(h1 - h2) <= 180) return sum / 2;
  return sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2;
}

function sine(degrees: number): number {
  return Math.sin((degrees * Math.PI) / 180);
}

function cosine(degrees: number): number {
  return Math.cos((degrees * Math.PI) / 180);
}
