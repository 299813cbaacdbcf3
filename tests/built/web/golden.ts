import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { paint } from './painting.ts';

/**
 * The folder of the reference pictures. `INKLING_GOLDENS=write` takes them again; look at them before you
 * commit them.
 */
const FOLDER = join(import.meta.dirname, 'goldens');
const isWriting = process.env['INKLING_GOLDENS'] === 'write';

/**
 * Measures how much a page differs from its reference picture: the share of blocks of 16 × 16 pixels whose mean
 * colour differs visibly. Text that another build of the browser smooths differently does not count; a row that
 * moved or a changed colour or word does. Pictures are stored at half size, which is enough to look at.
 */
export async function farFromGolden(page: Page, name: string): Promise<number> {
  await paint(page);
  const shot = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  const small = await halved(page.context().browser() as Browser, shot);
  const path = join(FOLDER, `${name}.jpg`);
  if (isWriting) {
    await mkdir(FOLDER, { recursive: true });
    await writeFile(path, small);
    return 0;
  }
  if (!existsSync(path))
    throw new Error(`no golden ${name}: make it with INKLING_GOLDENS=write, and look at it`);
  return distance(page.context().browser() as Browser, await readFile(path), small);
}

/** Returns the share of blocks that differ, or 1 if the sizes differ. */
export async function distance(browser: Browser, a: Buffer, b: Buffer): Promise<number> {
  return (await comparingPageOf(browser)).evaluate(
    async ([left, right, block, tolerance]) => {
      const read = async (data: string) => {
        const image = new Image();
        image.src = data;
        await image.decode();
        const canvas = new OffscreenCanvas(Math.ceil(image.width / block), Math.ceil(image.height / block));
        const paper = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
        paper.imageSmoothingQuality = 'high';
        paper.drawImage(image, 0, 0, canvas.width, canvas.height);
        const { data: bytes } = paper.getImageData(0, 0, canvas.width, canvas.height);
        return { bytes, size: `${image.width}x${image.height}` };
      };
      const [one, two] = [await read(left), await read(right)];
      if (one.size !== two.size) return 1;
      let far = 0;
      for (let i = 0; i < one.bytes.length; i += 4) {
        const gaps = [0, 1, 2].map((k) => Math.abs((one.bytes[i + k] ?? 0) - (two.bytes[i + k] ?? 0)));
        if (Math.max(...gaps) > tolerance) far++;
      }
      return far / (one.bytes.length / 4);
    },
    [dataOf(a), dataOf(b), BLOCK, TOLERANCE] as const,
  );
}

async function halved(browser: Browser, shot: Buffer): Promise<Buffer> {
  const data = await (await comparingPageOf(browser)).evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(image.width / 2);
    canvas.height = Math.round(image.height / 2);
    const paper = canvas.getContext('2d') as CanvasRenderingContext2D;
    paper.imageSmoothingQuality = 'high';
    paper.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/jpeg', 0.8);
  }, dataOf(shot));
  return Buffer.from(data.slice(data.indexOf(',') + 1), 'base64');
}

/** Returns a blank page for image processing; one for each browser. */
async function comparingPageOf(browser: Browser): Promise<Page> {
  const known = COMPARING_PAGES.get(browser);
  if (known && !known.isClosed()) return known;
  const page = await browser.newPage();
  COMPARING_PAGES.set(browser, page);
  return page;
}

const COMPARING_PAGES = new WeakMap<Browser, Page>();

function dataOf(bytes: Buffer): string {
  return `data:;base64,${bytes.toString('base64')}`;
}

/** The side of a block in pixels of a stored picture, and how many steps of 255 its mean may differ by. */
const BLOCK = 8;
const TOLERANCE = 12;
