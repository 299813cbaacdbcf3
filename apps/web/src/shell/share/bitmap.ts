import plateUrl from '@fontsource/caprasimo/files/caprasimo-latin-400-normal.woff2?url';
import textUrl from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url';
import type { ShareSpec } from '../parts/share-spec.ts';
import { drawPicture, type Picture, PLATE_FONT, TEXT_FONT } from './share-picture.ts';
import type { ShareWords } from './share-text.ts';

/** An action on a picture. Resolves to false if the browser did not allow it. */
export type PictureTask = (png: Blob) => Promise<boolean>;

/** Draws the picture of a game as a PNG in the app's own fonts. Resolves to undefined if that is not possible. */
export async function picturePng(
  spec: ShareSpec,
  words: ShareWords,
  address: string,
): Promise<Blob | undefined> {
  const fonts = await pictureFonts();
  return fonts === undefined ? undefined : bitmapOf(drawPicture(spec, words, address, fonts));
}

/** Copies a picture to the clipboard. Resolves to true if the browser accepted it. */
export async function pictureToClipboard(png: Blob): Promise<boolean> {
  if (typeof ClipboardItem === 'undefined' || !navigator.clipboard?.write) return false;
  return navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]).then(
    () => true,
    () => false,
  );
}

export async function savePicture(png: Blob): Promise<boolean> {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(png);
  link.download = 'inkling.png';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  return true;
}

async function bitmapOf({ svg, width, height }: Picture): Promise<Blob | undefined> {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  const canvas = document.createElement('canvas');
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  const paper = canvas.getContext('2d');
  const drawn = await image.decode().then(
    () => true,
    () => false,
  );
  if (!paper || !drawn) return undefined;
  paper.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'));
}

const SCALE = 2;

/** Returns the page's fonts as CSS rules with embedded files, or undefined if one does not load. */
async function pictureFonts(): Promise<string | undefined> {
  const rules = await Promise.all([ruleFor(PLATE_FONT, plateUrl), ruleFor(TEXT_FONT, textUrl)]);
  return rules.includes(undefined) ? undefined : rules.join('');
}

async function ruleFor(family: string, url: string): Promise<string | undefined> {
  const file = await fetch(url)
    .then((response) => (response.ok ? response.blob() : undefined))
    .catch(() => undefined);
  return file && `@font-face{font-family:"${family}";font-weight:200 800;src:url(${await dataUrl(file)})}`;
}

function dataUrl(file: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('loadend', () => resolve(String(reader.result)));
    reader.readAsDataURL(file);
  });
}
