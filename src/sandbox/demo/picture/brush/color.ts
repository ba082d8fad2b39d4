/** `#rrggbb` made lighter (amount up to 1) or darker (down to -1). */
export function shade(color: string, amount: number): string {
  return mix(color, amount < 0 ? '#14110f' : '#ffffff', Math.abs(amount));
}

/** The colour `share` of the way from `from` to `to`. */
export function mix(from: string, to: string, share: number): string {
  const a = channels(from);
  const b = channels(to);
  const hex = a.map((value, index) => {
    const mixed = Math.round(value + ((b[index] ?? 0) - value) * Math.min(1, share));
    return mixed.toString(16).padStart(2, '0');
  });
  return `#${hex.join('')}`;
}

/** Perceived lightness, 0 black to 1 white. */
export function lightness(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color);
  return (red * 0.299 + green * 0.587 + blue * 0.114) / 255;
}

/** Keeps near-black and near-white apart from shadows and from the backdrop, so that their details show. */
export function drawable(color: string): string {
  const light = lightness(color);
  if (light < 0.17) return mix(color, '#4a4d55', (0.17 - light) * 3.6);
  if (light > 0.95) return mix(color, '#efeeec', 0.6);
  return color;
}

function channels(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}
