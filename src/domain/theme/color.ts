/** Colours as `#rrggbb`: how they mix, and how well one can be read on another. */

/** Lightness 0 to 1 and the two axes of Oklab. */
type Lab = readonly [number, number, number];

const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const fromLinear = (value: number) =>
  value <= 0.0031308 ? 12.92 * value : 1.055 * Math.max(value, 0) ** (1 / 2.4) - 0.055;

function toLab(color: string): Lab {
  const [red = 0, green = 0, blue = 0] = channels(color).map(toLinear);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function linearOf([lightness, a, b]: Lab): number[] {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const isShown = (...lab: Lab) => linearOf(lab).every((value) => value > -0.0005 && value < 1.0005);

function fromLab(lab: Lab): string {
  const byte = (value: number) => Math.round(255 * Math.min(1, Math.max(0, fromLinear(value))));
  return `#${linearOf(lab)
    .map((value) => byte(value).toString(16).padStart(2, '0'))
    .join('')}`;
}

/** So much of one colour (0 to 1), the rest of another, mixed in Oklab as the eye would. */
export function mix(color: string, share: number, other: string): string {
  const [one, two] = [toLab(color), toLab(other)];
  const at = (axis: 0 | 1 | 2) => one[axis] * share + two[axis] * (1 - share);
  return fromLab([at(0), at(1), at(2)]);
}

/** Distance of two colours to the eye: 0.02 is hardly seen, 1 lies between black and white. */
export function distance(color: string, other: string): number {
  const [one, two] = [toLab(color), toLab(other)];
  return Math.hypot(one[0] - two[0], one[1] - two[1], one[2] - two[2]);
}

/** Relative luminance, 0 to 1 (WCAG 2). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map(toLinear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours, 1 to 21 (WCAG 2). */
export function contrast(one: string, other: string): number {
  return ratioOf(luminance(one), luminance(other));
}

const ratioOf = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

const STEP = 0.01;

/**
 * The tone nearest to a colour that fits: lighter or darker in Oklch, with so much of its chroma as a screen
 * can show. Undefined where none does.
 */
export function nearestTone(color: string, fits: (tone: string) => boolean): string | undefined {
  if (fits(color)) return color;
  const [lightness, a, b] = toLab(color);
  for (let away = STEP; away < 1; away += STEP)
    for (const next of [lightness - away, lightness + away]) {
      if (next < 0 || next > 1) continue;
      const tone = withinGamut([next, a, b]);
      if (fits(tone)) return tone;
    }
  return undefined;
}

/**
 * The colour itself where it reaches the contrast on all grounds, else the nearest tone that does; black or
 * white, whichever is better, where none does.
 */
export function readable(color: string, grounds: readonly string[], ratio: number): string {
  const lights = grounds.map(luminance);
  const least = (one: string) => {
    const light = luminance(one);
    return Math.min(...lights.map((ground) => ratioOf(light, ground)));
  };
  const tone = nearestTone(color, (one) => least(one) >= ratio);
  return tone ?? (least('#000000') >= least('#ffffff') ? '#000000' : '#ffffff');
}

/** Lightness and hue as they are, chroma as far as a screen can show it. */
function withinGamut([lightness, a, b]: Lab): string {
  let [least, most] = [0, 1];
  if (isShown(lightness, a, b)) return fromLab([lightness, a, b]);
  for (let halving = 0; halving < 8; halving += 1) {
    const share = (least + most) / 2;
    if (isShown(lightness, a * share, b * share)) least = share;
    else most = share;
  }
  return fromLab([lightness, a * least, b * least]);
}
