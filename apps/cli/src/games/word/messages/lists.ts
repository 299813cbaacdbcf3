import type { WordLanguage } from '@inkling/games/word/rules/languages';
import type { WordFile, WordFileFault } from 'inkling/word';
import { counted, listed, quoted } from '../../../messages/numbers.ts';

/** Messages about lists of words. */

export const LANGUAGE_NAMES: Readonly<Record<WordLanguage, string>> = {
  english: 'English',
  german: 'German',
  spanish: 'Spanish',
};

export function sayWordFileFault(path: string, { code }: WordFileFault): string {
  switch (code) {
    case 'empty':
      return `${quoted(path)} has no words: give one word a line.`;
    case 'binary':
      return `${quoted(path)} is not UTF-8 text: give one word a line.`;
    case 'too-long':
      return `${quoted(path)} is longer than 10,000,000 characters: that is not a list of words.`;
  }
}

/** Says what was odd about a list that can be used, or returns `undefined` if nothing was. */
export function sayOddities(path: string, file: WordFile, length: number): string | undefined {
  const others = file.words.length - (file.lengths.get(length) ?? 0);
  const odd = [
    ...(file.blankLines > 0 ? [counted(file.blankLines, 'blank line')] : []),
    ...(file.duplicates > 0 ? [counted(file.duplicates, 'duplicate')] : []),
    ...(others > 0 ? [`${counted(others, 'word')} of another length than ${length}`] : []),
    ...(file.badLines.length > 0 ? [sayBadLines(file.badLines)] : []),
  ];
  return odd.length === 0 ? undefined : `${quoted(path)}: left out ${listed(odd)}.`;
}

/** @param name neither a list nor a file */
export function sayNoList(name: string): string {
  return `${quoted(name)} is neither a list nor a file: choose ${listed(Object.keys(LANGUAGE_NAMES), 'or')}, or give a text file with one word a line.`;
}

export function sayNotListed(word: string): string {
  return `${quoted(word)} is not a word of the list.`;
}

export function sayNoWords(length: number, list: WordLanguage | 'own'): string {
  return list === 'own'
    ? `No word in this list has ${counted(length, 'letter')}.`
    : `There are no words of ${counted(length, 'letter')} in the ${LANGUAGE_NAMES[list]} list; give one with --list FILE.`;
}

function sayBadLines(lines: readonly number[]): string {
  const shown = lines.slice(0, 3).join(', ');
  const more = lines.length > 3 ? ', …' : '';
  return `${counted(lines.length, 'line')} that ${lines.length === 1 ? 'is' : 'are'} not one word (${shown}${more})`;
}
