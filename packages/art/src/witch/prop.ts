/** The object at the witch's right hand (our left), each drawn about its own origin. */
import { at, box, disc, fill, line, oval, ring, sparkles } from '../drawing/svg.ts';
import type { Drawings, Paints, WitchTraits } from './traits.ts';

export function drawProp(traits: WitchTraits, paints: Paints): string {
  return PROPS[traits.prop](paints);
}

const PROPS: Drawings<'prop'> = {
  none: () => '',
  wand: () =>
    at(
      38,
      160,
      box(-3.5, -14, 7, 58, '#5a3b1f', 3) +
        box(-3.5, -16, 7, 10, '#efe2c0', 2) +
        disc(0, -28, 20, '#fff3a0', 0.25) +
        sparkles([[0, -28, 18]], '#fff3a0') +
        sparkles(
          [
            [-17, -44, 6],
            [15, -46, 5],
          ],
          '#fff',
        ),
      -18,
    ),
  potion: ({ trim, trimShade }) =>
    at(
      38,
      168,
      fill('M-7-26h14v14C20-6 25 5 23 16C20 32-20 32-23 16C-25 5-20-6-7-12Z', '#e4f5ff', 0.7) +
        fill('M-22 6Q-8-1 0 5T22 6C27 32-27 32-22 6Z', trim) +
        line('M-22 6Q-8-1 0 5T22 6', trimShade, 2) +
        line('M-16 0Q-20 6-19 14', '#fff', 3) +
        disc(-5, 15, 3.2, '#fff', 0.6) +
        disc(8, 18, 2.2, '#fff', 0.6) +
        box(-9, -35, 18, 10, '#8a5a2b', 2) +
        disc(3, -44, 4.6, trim, 0.8) +
        disc(-6, -54, 3.4, trim, 0.6),
    ),
  broom: () =>
    at(
      32,
      150,
      box(-4, -14, 8, 74, '#7a4d22') +
        fill('M-7-12h14C8-26 14-44 22-62Q12-58 8-66Q0-60-4-68Q-10-60-22-62C-14-44-8-26-7-12Z', '#e0ab48') +
        line('M-4-24L-11-54M0-24V-58M4-24L12-54', '#a8741f', 2) +
        box(-9, -20, 18, 8, '#b3243f', 2),
      14,
    ),
  crystal: () =>
    at(
      38,
      168,
      fill('M-16 12h32l9 18h-50Z', '#c2912f') +
        fill('M-16 12h32l2 5h-36Z', '#8a6118') +
        disc(0, -8, 24, '#a9dcff') +
        fill('M-22-2A24 24 0 0 0 22-2Q6 8-22-2Z', '#6aa9e0') +
        line('M-13-4C-7-18 5 0 12-16', '#fff', 3) +
        disc(-9, -19, 4.6, '#fff', 0.9),
    ),
  candle: () =>
    at(
      38,
      168,
      disc(0, -32, 26, '#ffc94d', 0.22) +
        box(-11, -14, 22, 40, '#f6eed8', 2) +
        fill('M-11-14h22v6q-4 12-7 2q-3 10-6 0q-5 14-9-1Z', '#fff') +
        fill('M0-52C14-36 10-20 0-17C-10-20-14-36 0-52Z', '#ff9d2a') +
        fill('M0-38C6-30 5-21 0-19C-5-21-6-30 0-38Z', '#fff6c2') +
        box(-22, 24, 44, 8, '#a07a30', 4) +
        ring(24, 24, 5, '#a07a30', 3),
    ),
  book: () =>
    at(
      40,
      172,
      fill('M-32-20Q-14-27 0-16Q14-27 32-20V18Q14 11 0 22Q-14 11-32 18Z', '#7a2440') +
        fill('M-27-18Q-13-23 0-13V16Q-13 7-27 12ZM27-18Q13-23 0-13V16Q13 7 27 12Z', '#f7edd4') +
        line('M0-13V16', '#c9b98e', 1.6) +
        sparkles([[-14, -3, 8]], '#8f44b8') +
        line('M7-8q7-4 14-2M7-1q7-4 14-2M7 6q6-3 10-2', '#8a7a5a', 1.8),
    ),
  mushroom: () =>
    at(
      38,
      174,
      fill('M-9-4h18q1 16 5 28h-28q4-12 5-28Z', '#f6eed8') +
        oval(0, -1, 20, 5, '#d8c8a4') +
        fill('M-30-2C-30-38 30-38 30-2Q0 8-30-2Z', '#de382e') +
        disc(-15, -11, 5.6, '#fff') +
        disc(4, -21, 6, '#fff') +
        disc(19, -8, 4.6, '#fff') +
        disc(1, -6, 3, '#fff'),
    ),
};
