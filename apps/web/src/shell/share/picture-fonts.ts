import plateUrl from '@fontsource/caprasimo/files/caprasimo-latin-400-normal.woff2?url';
import textUrl from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url';
import { PLATE_FONT, TEXT_FONT } from './share-picture.ts';

/** The page's fonts as style rules with the files inside; `undefined` when one does not load. */
export async function pictureFonts(): Promise<string | undefined> {
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
