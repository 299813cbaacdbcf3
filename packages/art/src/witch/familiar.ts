/**
 * Eight familiars at the witch's left shoulder (our right), each drawn about its own origin. A soft halo lies
 * behind each: without it, a black cat on a black robe would be just two yellow eyes.
 */
import { at, disc, fill, line, oval } from '../drawing/svg.ts';
import type { Paints, Trait, WitchTraits } from './traits.ts';

export function drawFamiliar(traits: WitchTraits, { halo }: Paints): string {
  if (traits.familiar === 'none') return '';
  const { x, y, inner } = FAMILIARS[traits.familiar];
  return oval(160, 168, 46, 42, halo) + at(x, y, inner);
}

interface Familiar {
  readonly x: number;
  readonly y: number;
  readonly inner: string;
}

const COAL = '#1b1626';

const FAMILIARS: Readonly<Record<Exclude<Trait<'familiar'>, 'none'>, Familiar>> = {
  cat: {
    x: 160,
    y: 166,
    inner:
      line('M20 30Q36 22 30 2', COAL, 6) +
      fill('M-22 36C-24 12-16-2 0-2S24 12 22 36Z', COAL) +
      fill('M-16 0L-18-22L-5-11H5L18-22L16 0Q16 15 0 15T-16 0Z', COAL) +
      fill('M-14-15l1 8l6-5ZM14-15l-1 8l-6-5Z', '#c86f8a') +
      oval(-7, -1, 4, 4.6, '#ffe04d') +
      oval(7, -1, 4, 4.6, '#ffe04d') +
      line('M-7-4v6M7-4v6', COAL, 1.8) +
      fill('M-2.5 5h5l-2.5 3Z', '#f08aa0') +
      line('M-20 6l10 1M20 6l-10 1', '#8d84a0', 1.2),
  },
  owl: {
    x: 160,
    y: 166,
    inner:
      oval(0, 13, 21, 26, '#8f6539') +
      oval(0, 19, 13, 18, '#e0c493') +
      line('M-6 14q3 4 6 0q3 4 6 0M-6 23q3 4 6 0q3 4 6 0', '#a87c46', 2) +
      fill('M-19-5L-16-22L-5-12H5L16-22L19-5Z', '#8f6539') +
      disc(-8, -2, 9, '#fff3cf') +
      disc(8, -2, 9, '#fff3cf') +
      disc(-7, -2, 4.4, '#222') +
      disc(7, -2, 4.4, '#222') +
      disc(-5.5, -4, 1.4, '#fff') +
      disc(8.5, -4, 1.4, '#fff') +
      fill('M-4 4h8l-4 7Z', '#f2a33a'),
  },
  bat: {
    x: 160,
    y: 156,
    inner:
      fill(
        'M0 2C-10-16-28-16-40-6C-30-4-30 10-26 18C-20 10-12 12-8 18L0 26L8 18C12 12 20 10 26 18C30 10 30-4 40-6C28-16 10-16 0 2Z',
        '#3a2b4c',
      ) +
      line('M-10 2L-28-6M-9 8L-25 14M10 2L28-6M9 8L25 14', '#6d5788', 1.6) +
      fill('M-9 0L-10-14L-2-7H2L10-14L9 0Q9 11 0 11T-9 0Z', '#6b5484') +
      disc(-3.6, -1, 2.4, '#fff') +
      disc(3.6, -1, 2.4, '#fff') +
      disc(-3.6, -1, 1.1, '#222') +
      disc(3.6, -1, 1.1, '#222') +
      fill('M-3 5h2l-1 3ZM1 5h2l-1 3Z', '#fff'),
  },
  toad: {
    x: 160,
    y: 177,
    inner:
      fill('M-27 23C-30 0-16-9 0-9S30 0 27 23Z', '#67a445') +
      oval(0, 17, 16, 9, '#c7dd8c') +
      disc(-12, -10, 9.5, '#67a445') +
      disc(12, -10, 9.5, '#67a445') +
      disc(-12, -11, 6, '#fff3a0') +
      disc(12, -11, 6, '#fff3a0') +
      line('M-15-11h6M9-11h6', '#222', 3) +
      line('M-17 4Q0 14 17 4', '#2f5a1c', 2.6) +
      disc(-22, 10, 2.4, '#3f7a2a') +
      disc(22, 8, 2.4, '#3f7a2a') +
      disc(3, -4, 1.8, '#3f7a2a'),
  },
  raven: {
    x: 158,
    y: 166,
    inner:
      fill('M-12-16C-2-28 16-20 17-4C26 8 28 24 24 36H-12C-20 22-16 6-14-4Z', '#20222f') +
      fill('M-13-14L-36-5Q-22-2-12-3Z', '#e0a83a') +
      line('M-34-5.5L-14-8', '#9a6f1c', 1.4) +
      disc(-4, -11, 4, '#fff') +
      disc(-5, -11, 2.2, '#c8301f') +
      fill('M4 0C20 6 26 20 20 34C8 30 2 14 4 0Z', '#3c425e') +
      line('M10 10Q17 16 18 26', '#5d658c', 1.8),
  },
  spider: {
    x: 162,
    y: 152,
    inner:
      line('M0-86V-8', '#eee', 1.4, 0.9) +
      line(
        'M-8-2Q-24-16-29-2M-9 4Q-26-2-30 14M-8 10Q-22 12-25 28M8-2Q24-16 29-2M9 4Q26-2 30 14M8 10Q22 12 25 28',
        COAL,
        3.6,
      ) +
      oval(0, 11, 14, 15, COAL) +
      disc(0, -5, 9, COAL) +
      disc(-3.6, -6, 2.6, '#ffd24d') +
      disc(3.6, -6, 2.6, '#ffd24d') +
      fill('M-5 8h10l-5 5l5 6h-10l5-6Z', '#ea4a48'),
  },
  mouse: {
    x: 160,
    y: 177,
    inner:
      line('M20 16Q38 12 34-8', '#d9a3ad', 3.4) +
      fill('M-25 23C-25 4-11-5 2-5C18-5 26 9 25 23Z', '#bdb7c4') +
      disc(-13, -8, 9.5, '#bdb7c4') +
      disc(-13, -8, 5.6, '#f0b6c0') +
      disc(6, -10, 9.5, '#bdb7c4') +
      disc(6, -10, 5.6, '#f0b6c0') +
      disc(-15, 6, 2.6, '#222') +
      disc(-5, 5, 2.6, '#222') +
      disc(-22, 12, 3.2, '#e06a7a') +
      line('M-18 15l-9 4M-16 17l-6 5', '#8a8494', 1),
  },
  snake: {
    x: 158,
    y: 174,
    inner:
      line('M-22 22H14Q29 22 27 8Q24-4 8-1Q-10 2-10-12Q-8-27 9-25', '#2f7d3c', 14) +
      line('M-22 22H14Q29 22 27 8Q24-4 8-1Q-10 2-10-12Q-8-27 9-25', '#4fae52', 10.5) +
      `<path d="M-22 22H14Q29 22 27 8Q24-4 8-1Q-10 2-10-12" stroke="#d8ef7c" stroke-width="3.6" stroke-dasharray="3 8"/>` +
      oval(11, -25, 9, 7.5, '#4fae52') +
      disc(12, -28, 3, '#fff') +
      disc(13, -28, 1.6, '#222') +
      line('M20-24h8l4-3M28-24l4 3', '#ea4a48', 2),
  },
};
