/**
 * Ink coverage shows certainty: a token with a probability of 29 % prints 29 % of its area. A screen of round
 * dots on a square grid covers πr² of a unit cell only until the dots touch (π/4 ≈ 79 %); beyond that,
 * neighbours overlap and the printed share falls short of πr². Here the radius is solved from the true area, so
 * that the printed share equals the number shown. Multiplying the share by a fudge factor, as screens often do,
 * was rejected: it prints 14 % as 18 %.
 */
export interface Halftone {
  /** Side of the repeating square cell, in user units. */
  readonly cell: number;
  /** Radius of the dot in the middle of the cell; 0 prints nothing, cell · √½ prints solid. */
  readonly radius: number;
  /**
   * Angle of the screen. Neighbouring tokens have different angles, so that they stay distinct when printed in
   * one ink.
   */
  readonly angleDegrees: number;
}

/** The screen angles by token index: six angles, then the angles half-way between them. After twelve, they repeat. */
const ANGLES_DEGREES = [15, 75, 45, 0, 30, 60, 7.5, 67.5, 37.5, 82.5, 22.5, 52.5];

/**
 * Returns the screen that prints exactly `share` (clamped to 0 … 1) of its area.
 * @param token zero-based index of the token; determines the angle.
 */
export function halftone(share: number, token: number, cell = 5): Halftone {
  return {
    cell,
    radius: cell * dotRadius(share),
    angleDegrees: ANGLES_DEGREES[token % ANGLES_DEGREES.length] as number,
  };
}

/**
 * Returns the share of a unit cell, 0 … 1, that dots of this radius print, including those of neighbouring
 * cells. From r = ½ on, the four caps beyond the cell's sides are subtracted (the neighbours print the same
 * areas); at r = √½ the corners close.
 */
export function printedShare(radius: number): number {
  if (radius <= 0.5) return Math.PI * radius * radius;
  if (radius >= Math.SQRT1_2) return 1;
  const cap = radius * radius * Math.acos(0.5 / radius) - 0.5 * Math.sqrt(radius * radius - 0.25);
  return Math.PI * radius * radius - 4 * cap;
}

/** Returns the radius that prints this share of a unit cell: the inverse of `printedShare`. */
export function dotRadius(share: number): number {
  if (!(share > 0)) return 0;
  if (share >= 1) return Math.SQRT1_2;
  if (share <= Math.PI / 4) return Math.sqrt(share / Math.PI);
  let [low, high] = [0.5, Math.SQRT1_2];
  for (let i = 0; i < 52; i++) {
    const middle = (low + high) / 2;
    if (printedShare(middle) < share) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/**
 * Returns an SVG `<pattern>` that prints the screen in `ink` (any paint that is safe in an attribute). A dot
 * wider than its cell is clipped at the cell's sides, so the four neighbours that reach in are drawn as well.
 */
export function halftonePattern(id: string, screen: Halftone, ink: string): string {
  const { cell, radius, angleDegrees } = screen;
  const half = cell / 2;
  const centres =
    radius > half
      ? [
          [half, half],
          [-half, half],
          [cell + half, half],
          [half, -half],
          [half, cell + half],
        ]
      : [[half, half]];
  const dots = centres.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${Math.round(radius * 1e4) / 1e4}"/>`);
  return (
    `<pattern id="${id}" width="${cell}" height="${cell}" patternUnits="userSpaceOnUse" ` +
    `patternTransform="rotate(${angleDegrees})" fill="${ink}">${dots.join('')}</pattern>`
  );
}
