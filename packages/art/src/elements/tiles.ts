/**
 * The tiles that are not witches: the bomb, the bonus, and the back. The back is printed like a playing card's,
 * in two inks on the night stock. It is the same for every tile, because a back must reveal nothing.
 */
import { both, disc, fill, line, star } from '../drawing/svg.ts';

export interface BackInks {
  readonly stock: string;
  readonly first: string;
  readonly second: string;
}

export const BOMB: string = [
  line('M142 48C152 24 168 34 174 20', '#d8b47a', 8),
  star(176, 18, 20, '#ff8a1e'),
  star(176, 18, 11, '#ffe27a'),
  `<rect x="114" y="42" width="36" height="30" rx="6" transform="rotate(38 132 57)" fill="#5a5a72"/>`,
  disc(94, 120, 66, '#2b2b38'),
  fill('M146 82A66 66 0 0 1 42 160A78 78 0 0 0 146 82Z', '#1b1b26'),
  line('M50 106Q56 84 78 74', '#8c8ca8', 10),
  line('M66 106l18 8M122 106l-18 8', '#fff', 6),
  disc(76, 122, 6, '#fff'),
  disc(112, 122, 6, '#fff'),
  line('M74 148q20-14 40 0', '#fff', 6),
].join('');

export const BONUS: string = [
  star(100, 108, 96, '#c98810'),
  star(100, 106, 88, '#ffcb45'),
  fill('M100 18L123.3 73.9L183.7 78.8L139 118L151.7 177.2L100 145.6Z', '#f2ac1c'),
  line('M46 84l30-3l10-26', '#fff0bd', 7),
  both(disc(82, 102, 7, '#5a3b00') + disc(72, 116, 7, '#f08a5a', 0.6)),
  line('M80 116Q100 136 120 116', '#5a3b00', 6),
].join('');

/** A lattice of crossed lines with moons and stars and a hat in the middle, complete at any size. */
export function tileBack({ stock, first, second }: BackInks): string {
  const lattice = Array.from({ length: 9 }, (_, i) => `M${i * 40 - 148} 12l176 176m-176 0l176-176`);
  return [
    `<path d="M0 0h200v200H0Z" fill="${stock}"/>`,
    `<svg x="12" y="12" width="176" height="176" viewBox="12 12 176 176">${line(lattice.join(''), first, 2.4)}${knots(second)}</svg>`,
    `<rect x="8" y="8" width="184" height="184" rx="10" stroke="${first}" stroke-width="5"/>`,
    `<rect x="15" y="15" width="170" height="170" rx="6" stroke="${second}" stroke-width="2"/>`,
    disc(100, 100, 58, stock),
    `<circle cx="100" cy="100" r="54" stroke="${first}" stroke-width="4"/>`,
    `<circle cx="100" cy="100" r="47" stroke="${second}" stroke-width="2" stroke-dasharray="0 6.15"/>`,
    fill('M68 116C82 100 88 82 84 72Q76 66 64 76Q72 52 98 56C116 62 120 96 132 116Q100 130 68 116Z', first),
    fill('M70 110Q100 124 130 110L133 119Q100 134 67 119Z', second),
    fill('M48 119Q62 112 70 116Q100 130 130 116Q138 112 152 119Q100 150 48 119Z', first),
  ].join('');
}

/** A dot at each crossing of the lattice. */
function knots(paint: string): string {
  const places: string[] = [];
  for (let row = 0; row < 9; row++) {
    for (let column = 0; column < 5; column++)
      places.push(`M${20 + column * 40 + (row % 2) * 20} ${20 + row * 20}h0`);
  }
  return line(places.join(''), paint, 6);
}
