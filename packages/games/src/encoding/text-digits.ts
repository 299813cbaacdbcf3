import type { DigitReader, DigitWriter } from './mixed-radix.ts';

/** Maximum length of a string in a link, in code points. */
export const TEXT_LENGTH_MAX = 100;

export function putFlag(digits: DigitWriter, flag: boolean): void {
  digits.put(Number(flag), 2);
}

export function takeFlag(digits: DigitReader): boolean {
  return digits.take(2) === 1;
}

/** Writes a string as its length and code points: one of 95 for printable ASCII, one of 0x110000 for the others. */
export function putText(digits: DigitWriter, text: string): void {
  const points = Array.from(text, (letter) => letter.codePointAt(0) as number);
  digits.put(points.length, TEXT_LENGTH_MAX + 1);
  for (const point of points) {
    const printable = point >= 32 && point < 127;
    putFlag(digits, printable);
    digits.put(printable ? point - 32 : point, printable ? 95 : 0x110000);
  }
}

export function takeText(digits: DigitReader): string {
  return Array.from({ length: digits.take(TEXT_LENGTH_MAX + 1) }, () =>
    String.fromCodePoint(takeFlag(digits) ? digits.take(95) + 32 : digits.take(0x110000)),
  ).join('');
}

export function isLinkable(text: string): boolean {
  return Array.from(text).length <= TEXT_LENGTH_MAX;
}
