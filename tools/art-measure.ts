/**
 * Measures how different drawings look by their pixels: rendered by a real browser, compared pixel by pixel and
 * averaged. Perceptual hashes were rejected: they only say "similar" or not, and we want the distance.
 */
import { deltaE76, type Lab, labOf, parseHex, simulate } from '@inkling/art/drawing/colour';
import { chromium } from 'playwright-core';
import { findBrowser } from './browser.mjs';

/** Mean distances between two pictures: ΔE76, the same for a deuteranope, and |ΔL| alone. */
export interface Gap {
  readonly colour: number;
  readonly deutan: number;
  readonly grey: number;
}

/** A picture's pixels in L*a*b*, three numbers each, for ordinary vision and for a deuteranope. */
export interface Sight {
  readonly normal: Float32Array;
  readonly deutan: Float32Array;
}

export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Renders each `<svg>` at `side` × `side` pixels on white. */
export async function look(svgs: readonly string[], side: number): Promise<readonly Sight[]> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_FLAGS });
  try {
    const page = await browser.newPage();
    const pictures: string[] = await page.evaluate(rasterise, { svgs: [...svgs], side });
    return pictures.map((text) => sight(Buffer.from(text, 'base64')));
  } finally {
    await browser.close();
  }
}

export function gap(one: Sight, other: Sight): Gap {
  const pixels = one.normal.length / 3;
  let [colour, deutan, grey] = [0, 0, 0];
  for (let i = 0; i < one.normal.length; i += 3) {
    colour += deltaE76(pixel(one.normal, i), pixel(other.normal, i));
    deutan += deltaE76(pixel(one.deutan, i), pixel(other.deutan, i));
    grey += Math.abs(one.normal[i] - other.normal[i]);
  }
  return { colour: colour / pixels, deutan: deutan / pixels, grey: grey / pixels };
}

/** Returns the minimum of each distance over all pairs, with its pair. */
export function closest(
  sights: readonly Sight[],
  names: readonly string[],
): Record<keyof Gap, { least: number; pair: string }> {
  const start = { least: Infinity, pair: '' };
  const found = { colour: start, deutan: start, grey: start };
  sights.forEach((one, i) => {
    for (let j = 0; j < i; j++) {
      const between = gap(one, sights[j]);
      for (const kind of ['colour', 'deutan', 'grey'] as const) {
        if (between[kind] < found[kind].least)
          found[kind] = { least: between[kind], pair: `${names[j]} / ${names[i]}` };
      }
    }
  });
  return found;
}

/** Runs in the page. */
async function rasterise({ svgs, side }: { svgs: string[]; side: number }): Promise<string[]> {
  const canvas = new OffscreenCanvas(side, side);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  const pictures: string[] = [];
  for (const svg of svgs) {
    const image = new Image(side, side);
    image.src = `data:image/svg+xml,${encodeURIComponent(svg.replace('<svg', `<svg width="${side}" height="${side}"`))}`;
    await image.decode();
    context.fillStyle = '#fff';
    context.fillRect(0, 0, side, side);
    context.drawImage(image, 0, 0, side, side);
    const { data } = context.getImageData(0, 0, side, side);
    let text = '';
    for (const value of data) text += String.fromCharCode(value);
    pictures.push(btoa(text));
  }
  return pictures;
}

function sight(rgba: Buffer): Sight {
  const normal = new Float32Array((rgba.length / 4) * 3);
  const deutan = new Float32Array(normal.length);
  for (let i = 0, j = 0; i < rgba.length; i += 4, j += 3) {
    const rgb = parseHex(`#${rgba.toString('hex', i, i + 3)}`);
    normal.set(labOf(rgb), j);
    deutan.set(labOf(simulate(rgb, 'deutan')), j);
  }
  return { normal, deutan };
}

function pixel(labs: Float32Array, at: number): Lab {
  return [labs[at], labs[at + 1], labs[at + 2]];
}
