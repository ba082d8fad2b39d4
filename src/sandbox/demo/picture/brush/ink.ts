import { drawable, lightness, shade } from './color.ts';

/** Collects the gradients of one SVG; equal ones are kept once. */
export class Definitions {
  readonly #ids = new Map<string, string>();

  /** The reference to use as a fill. */
  add(tag: 'linearGradient' | 'radialGradient' | 'clipPath', attributes: string, content: string): string {
    const key = `${tag}|${attributes}|${content}`;
    const id = this.#ids.get(key) ?? `d${this.#ids.size}`;
    this.#ids.set(key, id);
    return `url(#${id})`;
  }

  toString(): string {
    let text = '';
    for (const [key, id] of this.#ids) {
      const [tag = '', attributes = '', content = ''] = key.split('|');
      text += `<${tag} id="${id}" ${attributes}>${content}</${tag}>`;
    }
    return text ? `<defs>${text}</defs>` : '';
  }
}

/** The colour, the small traits and the gradients that one product is drawn with. */
export class Ink {
  /** The variation's colour, fit to draw with. */
  readonly base: string;
  readonly view: number;
  /** The product is turned in the air: its own shadow would turn with it. */
  lifted = false;
  readonly #seed: number;
  readonly #definitions: Definitions;

  constructor(color: string, view: number, seed: number, definitions: Definitions) {
    this.base = drawable(color);
    this.view = view;
    this.#seed = seed;
    this.#definitions = definitions;
  }

  /** The base colour made lighter or darker. */
  tone(amount: number): string {
    return shade(this.base, amount);
  }

  /** A colour that reads on the base: for prints, letters and buttons. */
  get contrast(): string {
    return lightness(this.base) > 0.62 ? shade(this.base, -0.62) : shade(this.base, 0.82);
  }

  /** The base colour, dark enough for letters on white. */
  get print(): string {
    return shade(this.base, lightness(this.base) > 0.62 ? -0.5 : -0.15);
  }

  /** Top to bottom. */
  down(...colors: string[]): string {
    return this.#definitions.add('linearGradient', 'x1="0" y1="0" x2="0" y2="1"', stops(colors));
  }

  /** Left to right. */
  across(...colors: string[]): string {
    return this.#definitions.add('linearGradient', 'x1="0" y1="0" x2="1" y2="0"', stops(colors));
  }

  /** From the top left corner to the bottom right one. */
  slant(...colors: string[]): string {
    return this.#definitions.add('linearGradient', 'x1="0" y1="0" x2="1" y2="1"', stops(colors));
  }

  /** From a highlight near the top left outwards. */
  ball(...colors: string[]): string {
    return this.#definitions.add('radialGradient', 'cx=".36" cy=".3" r=".78"', stops(colors));
  }

  /** Evenly outwards from the middle. */
  ring(...colors: string[]): string {
    return this.#definitions.add('radialGradient', 'cx=".5" cy=".5" r=".5"', stops(colors));
  }

  /** Cuts what is drawn with `clip-path="…"` to a path. */
  clip(d: string): string {
    return `clip-path="${this.#definitions.add('clipPath', 'clipPathUnits="userSpaceOnUse"', `<path d="${d}"/>`)}"`;
  }

  /** A flat surface in the base colour. */
  get flat(): string {
    return this.slant(this.tone(0.16), this.base, this.tone(-0.14));
  }

  /** A round body (bottle, tin) in the given or base colour. */
  tube(color = this.base): string {
    return this.across(
      shade(color, -0.2),
      shade(color, 0.06),
      shade(color, 0.28),
      shade(color, 0.02),
      shade(color, -0.26),
    );
  }

  /** A number from 0 to 1 that belongs to this product and this trait. */
  trait(name: string): number {
    let hash = 2166136261 ^ this.#seed;
    for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 16777619);
    hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
    hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
    return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
  }

  between(name: string, least: number, most: number): number {
    return Math.round(least + this.trait(name) * (most - least));
  }

  pick<Value>(name: string, values: readonly Value[]): Value {
    const value = values[Math.floor(this.trait(name) * values.length)];
    if (value === undefined)
      throw new RangeError(`The trait ${name} has no values to pick from; give at least one.`);
    return value;
  }
}

function stops(colors: string[]): string {
  const last = colors.length - 1;
  return colors
    .map(
      (color, index) =>
        `<stop offset="${Math.round((index / Math.max(1, last)) * 100) / 100}" stop-color="${color}"/>`,
    )
    .join('');
}
