import type { Helps } from '../parts/helps.ts';
import type { ShareMark, ShareSpec } from '../parts/share-spec.ts';

/** The texts in one language that every shared game needs. */
export interface ShareWords {
  /** The name of the app and the game. */
  title(game: string): string;
  helps(helps: Helps): string;
  /** The text of the Markdown link to the game. */
  readonly play: string;
}

export const SIGNS: Readonly<Record<ShareMark, string>> = {
  exact: '●',
  near: '○',
  none: '–',
  unknown: '?',
  star: '★',
  cross: '×',
};

/** Returns the result and the help used: “Found in 5 of 12, no notes”. */
export function resultLine({ result, helps }: ShareSpec, words: ShareWords): string {
  return helps === undefined ? result : `${result}, ${words.helps(helps)}`;
}

/** Returns the game as text: its name, its result, a row of signs for each turn, and its address. */
export function shareText(spec: ShareSpec, words: ShareWords, base: string): string {
  if (spec.text !== undefined) return spec.text;
  return [
    words.title(spec.game),
    resultLine(spec, words),
    ...spec.rows.map(signsOf),
    gameAddress(spec, base),
  ].join('\n');
}

/** Returns the same in sentences, for listeners: the alternative text of the picture. */
export function shareSpoken(spec: ShareSpec, words: ShareWords): string {
  return [
    `${words.title(spec.game)}. ${resultLine(spec, words)}.`,
    ...spec.rows.map((row, index) => spec.spoken(index + 1, row)),
  ].join('\n');
}

export function shareMarkdown(spec: ShareSpec, words: ShareWords, base: string): string {
  const lines = spec.rows.map((row, at) => [spec.names?.[at], signsOf(row)].filter(Boolean).join(' '));
  const rows = ['```', ...lines, '```'];
  const heading = `**${words.title(spec.game)}**: ${resultLine(spec, words)}`;
  return [heading, '', ...rows, '', `[${words.play}](${gameAddress(spec, base)})`].join('\n');
}

/** Returns the address where this kind of game is played. */
function gameAddress({ page }: ShareSpec, base: string): string {
  return new URL(page, base).href;
}

/** Returns the address of exactly this game at its first turn, or undefined if no link can contain it. */
export function sameGameAddress({ page, sameGame }: ShareSpec, base: string): string | undefined {
  return sameGame === undefined ? undefined : new URL(`${page}/${sameGame}`, base).href;
}

/** Returns the address of an embeddable board: exactly this game, or another one of its kind. */
export function embedAddress({ page, sameGame }: ShareSpec, base: string): string {
  return new URL(`embed${page}${sameGame === undefined ? '' : `/${sameGame}`}`, base).href;
}

/** Returns the embeddable version of a page's address. */
export function framedAddress(address: string): string {
  return new URL(`embed${new URL(address).hash}`, address).href;
}

/** Returns the HTML of a frame that shows a playable board on another page. */
export function embedCode(title: string, address: string): string {
  return `<iframe src="${escaped(address)}" title="${escaped(title)}" width="480" height="720" style="border:0" loading="lazy"></iframe>`;
}

function signsOf(row: readonly ShareMark[]): string {
  return row.map((mark) => SIGNS[mark]).join('');
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
