/**
 * The basic marks of all drawings, as SVG strings. Numbers are rounded to a tenth of a unit: even on the
 * largest tile, that is less than a tenth of a pixel, and a board of portraits stays small.
 */

/** A position and a radius. */
export type Spot = readonly [x: number, y: number, radius: number];

/** Rounds to a tenth of a unit, the precision of every computed coordinate. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

export function fill(d: string, paint: string, opacity = 1): string {
  return `<path d="${d}" fill="${paint}"${faint(opacity)}/>`;
}

/** An open line. Its round caps and joins, and the lack of a fill, come from the drawing's root (`root`). */
export function line(d: string, paint: string, width: number, opacity = 1): string {
  return `<path d="${d}" stroke="${paint}" stroke-width="${width}"${faint(opacity)}/>`;
}

export function disc(x: number, y: number, radius: number, paint: string, opacity = 1): string {
  return `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${radius}" fill="${paint}"${faint(opacity)}/>`;
}

export function ring(x: number, y: number, radius: number, paint: string, width: number): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" stroke="${paint}" stroke-width="${width}"/>`;
}

export function oval(x: number, y: number, rx: number, ry: number, paint: string, opacity = 1): string {
  return `<ellipse cx="${tenth(x)}" cy="${tenth(y)}" rx="${rx}" ry="${ry}" fill="${paint}"${faint(opacity)}/>`;
}

export function box(x: number, y: number, width: number, height: number, paint: string, corner = 0): string {
  const round = corner > 0 ? ` rx="${corner}"` : '';
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}"${round} fill="${paint}"/>`;
}

/** The outermost group of every drawing: no fill by default, and round caps and joins. */
export function root(inner: string): string {
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${inner}</g>`;
}

/** A group that is turned and scaled about its own origin and then moved to (x, y). */
export function at(x: number, y: number, inner: string, turnDegrees = 0, scale = 1): string {
  const turn = turnDegrees === 0 ? '' : ` rotate(${turnDegrees})`;
  const size = scale === 1 ? '' : ` scale(${scale})`;
  return `<g transform="translate(${x} ${y})${turn}${size}">${inner}</g>`;
}

/** The drawing and its reflection in the line x = 100. */
export function both(inner: string): string {
  return inner + mirror(inner);
}

/** The reflection in the line x = 100. */
export function mirror(inner: string): string {
  return `<g transform="matrix(-1 0 0 1 200 0)">${inner}</g>`;
}

/** Four-pointed sparkles as one path. */
export function sparkles(places: readonly Spot[], paint: string): string {
  const outlines = places.map(([x, y, radius]) => {
    const near = tenth(radius * 0.28);
    const far = tenth(radius - near);
    return `M${x} ${tenth(y - radius)}l${near} ${far} ${far} ${near}-${far} ${near}-${near} ${far}-${near}-${far}-${far}-${near} ${far}-${near}Z`;
  });
  return fill(outlines.join(''), paint);
}

/** Dots of one size as one path: strokes of no length, which round caps make round. */
export function dots(
  places: readonly (readonly [x: number, y: number])[],
  radius: number,
  paint: string,
): string {
  return line(places.map(([x, y]) => `M${x} ${y}h0`).join(''), paint, 2 * radius);
}

/** A five-pointed star that points upwards. */
export function star(x: number, y: number, radius: number, paint: string): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const angle = (i * Math.PI) / 5;
    const reach = i % 2 === 0 ? radius : radius * 0.45;
    return `${tenth(x + reach * Math.sin(angle))} ${tenth(y - reach * Math.cos(angle))}`;
  });
  return fill(`M${points.join('L')}Z`, paint);
}

function faint(opacity: number): string {
  return opacity < 1 ? ` opacity="${String(opacity).replace('0.', '.')}"` : '';
}
