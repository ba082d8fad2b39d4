/** Attributes beyond the common ones, written as they stand in SVG: `opacity=".5"`. */
type Extra = string;

const n = (value: number) => String(Math.round(value * 10) / 10);
const more = (extra: Extra) => (extra ? ` ${extra}` : '');

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  extra: Extra = '',
): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(radius)}" fill="${fill}"${more(extra)}/>`;
}

export function circle(x: number, y: number, radius: number, fill: string, extra: Extra = ''): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"${more(extra)}/>`;
}

export function ellipse(
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  extra: Extra = '',
): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${more(extra)}/>`;
}

export function path(d: string, fill: string, extra: Extra = ''): string {
  return `<path d="${d}" fill="${fill}"${more(extra)}/>`;
}

/** An open or closed stroke with round ends. */
export function line(d: string, color: string, width: number, extra: Extra = ''): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${more(extra)}/>`;
}

export function group(content: string, extra: Extra): string {
  return `<g ${extra}>${content}</g>`;
}

/** The content turned about a point, in degrees. */
export function rotated(content: string, degrees: number, x: number, y: number): string {
  return group(content, `transform="rotate(${n(degrees)} ${n(x)} ${n(y)})"`);
}

export function moved(content: string, x: number, y: number, scale = 1): string {
  return group(
    content,
    `transform="translate(${n(x)} ${n(y)})${scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`}"`,
  );
}

/** Mirrored about the vertical line through `x`. */
export function mirrored(content: string, x: number): string {
  return group(content, `transform="matrix(-1 0 0 1 ${n(x * 2)} 0)"`);
}

/** A short text of the drawing itself, centred on `x`. */
export function word(
  text: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  extra: Extra = '',
): string {
  return `<text x="${n(x)}" y="${n(y)}" font-size="${n(size)}" font-family="Arial,Helvetica,sans-serif" font-weight="700" text-anchor="middle" fill="${fill}"${more(extra)}>${text}</text>`;
}

/** `count` copies of a drawing, each made from its index. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}
