const BLACK = '#14110f';
const WHITE = '#ffffff';

/** `#rrggbb` made lighter (amount up to 1) or darker (down to -1). */
export function shade(color: string, amount: number): string {
  return mix(color, amount < 0 ? BLACK : WHITE, Math.abs(amount));
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

/** Colours that stand on or beside another: how far it is shaded where it is light, and where it is dark. */
const COMPANIONS: Readonly<Record<string, readonly [light: number, dark: number]>> = {
  /** Reads on the colour: prints, letters and buttons. */
  contrast: [-0.62, 0.82],
  /** Letters of the colour on white. */
  print: [-0.5, -0.15],
  /** Letters of the colour on a paper label. */
  label: [-0.45, 0],
};

/**
 * Splits the name of a derived colour into the name that it derives from and how: `main-light-20`,
 * `main-dark-20` and `main-d98a18-50` are `main` mixed with 20 or 50 % of white, black or `#d98a18`,
 * `main-contrast` is its companion. Undefined for a name that derives from none.
 */
export function derivedColor(name: string): { from: string; derive(color: string): string } | undefined {
  const [, from = '', to = '', percent] =
    /^(.+)-(light|dark|[\da-f]{6})-(\d+)$/.exec(name) ?? /^(.+)-(contrast|print|label)$/.exec(name) ?? [];
  if (!from) return undefined;
  const [light, dark] = COMPANIONS[to] ?? [0, 0];
  const other = { light: WHITE, dark: BLACK }[to] ?? `#${to}`;
  return {
    from,
    derive: (color) =>
      percent
        ? mix(color, other, Number(percent) / 100)
        : shade(color, lightness(color) > 0.62 ? light : dark),
  };
}

function channels(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}
