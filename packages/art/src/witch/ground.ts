/** The background of a witch: the sky and one of six scenes. */
import { disc, dots, fill, line, sparkles, tenth } from '../drawing/svg.ts';
import type { Drawings, Paints, WitchTraits } from './traits.ts';

const MOONLIGHT = '#ffedb5';
const STARLIGHT = '#ffe9a8';

export function drawGround(traits: WitchTraits, paints: Paints): string {
  return `<path d="M0 0h200v200H0Z" fill="${paints.skyGradient}"/>${SCENES[traits.scene](paints)}`;
}

const SCENES: Drawings<'scene'> = {
  moon: () =>
    disc(100, 86, 80, MOONLIGHT, 0.2) +
    disc(100, 86, 71, MOONLIGHT, 0.92) +
    dots(
      [
        [50, 66],
        [152, 112],
        [148, 52],
      ],
      9,
      '#e9d292',
    ),
  stars: () =>
    sparkles(
      [
        [24, 30, 8],
        [176, 24, 6],
        [36, 82, 5],
        [168, 72, 9],
        [16, 122, 6],
        [184, 124, 5],
        [58, 14, 4],
        [142, 14, 6],
      ],
      STARLIGHT,
    ),
  window: ({ sky, skyShade, trim }) =>
    fill('M24 200V92C26 42 62 14 100 6C138 14 174 42 176 92V200Z', trim, 0.9) +
    fill('M31 200V93C33 48 66 22 100 14C134 22 167 48 169 93V200Z', sky) +
    line('M100 10V200M30 96H170M30 146H170', skyShade, 5, 0.75) +
    sparkles(
      [
        [50, 76, 6],
        [150, 70, 7],
      ],
      STARLIGHT,
    ),
  forest: ({ skyShade }) =>
    fill(pine(50, 1.2) + pine(150, 1.15) + pine(16, 0.9) + pine(186, 0.95), skyShade, 0.8),
  swirls: ({ trim }) =>
    line(swirl(40, 45, 26) + swirl(165, 58, 24) + swirl(28, 132, 20) + swirl(174, 132, 20), trim, 3.4, 0.65),
  hills: ({ skyShade }) =>
    disc(162, 38, 26, '#ffd27a', 0.25) +
    disc(162, 38, 19, '#ffd27a') +
    fill('M0 132C40 96 70 116 100 128C140 104 170 98 200 122V200H0Z', skyShade, 0.7) +
    fill('M0 160C50 134 90 146 120 154C150 140 180 140 200 148V200H0Z', skyShade),
};

function pine(x: number, scale: number): string {
  const k = (units: number) => tenth(units * scale);
  return `M${x} ${tenth(110 - 80 * scale)}l${k(22)} ${k(45)}h-9l${k(17)} ${k(40)}h-9l${k(16)} 60H${tenth(x - 34 * scale)}l${k(16)}-60h-9l${k(17)}-${k(40)}h-9Z`;
}

function swirl(x: number, y: number, size: number): string {
  const arc = (share: number, span: number) => {
    const radius = tenth(size * share);
    return `a${radius} ${radius} 0 1 1 ${tenth(size * span)} 0`;
  };
  return `M${x} ${y}${arc(0.25, 0.5)}${arc(0.5, -1)}${arc(0.75, 1.5)}`;
}
