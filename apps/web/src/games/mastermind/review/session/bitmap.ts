import type { Picture } from './picture.ts';

/** The picture as a PNG, twice as large; `undefined` where the browser cannot draw it. */
export async function bitmapOf({ svg, width, height }: Picture): Promise<Blob | undefined> {
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

/** True when the browser took it. */
export async function pictureToClipboard(blob: Blob): Promise<boolean> {
  if (typeof ClipboardItem === 'undefined' || !navigator.clipboard?.write) return false;
  return navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]).then(
    () => true,
    () => false,
  );
}

const SCALE = 2;
