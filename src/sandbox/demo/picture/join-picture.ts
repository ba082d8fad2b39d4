import { derivedColor } from './color.ts';
import type { Variables } from './picture-file.ts';
import { type Part, type PictureFile, PictureFileError, readPictureFile } from './picture-file.ts';

const VARIABLE = /var\(--([\w-]+)(?:, *([^()]*))?\)/g;
const SUM = /calc\(([^()]*)\)/g;

/** Fills a file with colours and traits and puts in the files that it uses: the content of one SVG. */
export function joinPicture(file: PictureFile, variables: Variables): string {
  return new Filling(file, variables, { count: 0 }).content(file.parts);
}

/** A file with the values of its variables; what it does not know, the file that uses it knows. */
class Filling {
  readonly #file: PictureFile;
  readonly #given: Variables;
  /** Number of files in the picture. */
  readonly #put: { count: number };
  readonly #outer: Filling | undefined;
  readonly #values = new Map<string, string>();

  constructor(file: PictureFile, given: Variables, put: { count: number }, outer?: Filling) {
    this.#file = file;
    this.#given = given;
    this.#put = put;
    this.#outer = outer;
    this.#values.set('part', String(put.count++));
  }

  content(parts: readonly Part[]): string {
    return parts.map((part) => this.#part(part)).join('');
  }

  #part(part: Part): string {
    if (typeof part === 'string') return this.#fill(part);
    if ('trait' in part) {
      const { trait, options } = part;
      // A variable of its name says the number where some options are taken more often.
      const own = this.#file.variables.has(trait);
      return this.content(
        options[own ? Number(this.#value(trait)) : this.#index(trait, options.length)] ?? [],
      );
    }
    const file = readPictureFile(this.#fill(part.file));
    const given = [...part.variables].map(([name, [value = '']]) => [name, [this.#fill(value)]] as const);
    const content = new Filling(file, new Map(given), this.#put, this).content(file.parts);
    return part.attributes ? `<g${this.#fill(part.attributes)}>${content}</g>` : content;
  }

  #fill(text: string): string {
    if (!text.includes('var(')) return text;
    const fill = (_: string, name: string, otherwise?: string) => this.#value(name, otherwise);
    const filled = text.replace(VARIABLE, fill);
    return filled.includes('calc(') ? filled.replace(SUM, (_, sum: string) => add(sum)) : filled;
  }

  #value(name: string, otherwise?: string): string {
    const value = this.find(name) ?? otherwise;
    if (value !== undefined) return value;
    const file = `src/sandbox/demo/pictures/${this.#file.name}.svg`;
    throw new PictureFileError(`${file} uses --${name}, which nothing sets. Set it in its <style>.`);
  }

  find(name: string): string | undefined {
    const known = this.#values.get(name);
    if (known !== undefined) return known;
    const values = this.#given.get(name) ?? this.#file.variables.get(name);
    const value = values
      ? this.#fill(this.#oneOf(name, values))
      : (this.#derived(name) ?? this.#outer?.find(name));
    if (value !== undefined) this.#values.set(name, value);
    return value;
  }

  #derived(name: string): string | undefined {
    const derived = derivedColor(name);
    const from = derived && this.find(derived.from);
    return from && derived.derive(from);
  }

  /** One of several values, or a whole number of `<least> to <most>`. */
  #oneOf(name: string, values: readonly string[]): string {
    const [first = ''] = values;
    // Variables that go together, as the light and the dark of a wood, begin with the same word.
    const [trait = ''] = name.split('-');
    const [least = 0, most] = first.split(' to ').map(Number);
    if (most !== undefined) return String(Math.round(least + this.#share(trait) * (most - least)));
    return values.length === 1 ? first : (values[this.#index(trait, values.length)] ?? first);
  }

  #index(trait: string, count: number): number {
    return Math.floor(this.#share(trait) * count);
  }

  /** A number from 0 to 1 that belongs to the seed and this trait. */
  #share(trait: string): number {
    let hash = 2166136261 ^ Number(this.#value('seed'));
    for (let at = 0; at < trait.length; at++) hash = Math.imul(hash ^ trait.charCodeAt(at), 16777619);
    hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
    hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
    return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
  }
}

/** The sum of products: `400 - .5 * 210`. */
function add(sum: string): string {
  const terms = sum.replaceAll(' - ', ' + -1 * ').split(' + ');
  const products = terms.map((term) =>
    term.split(' * ').reduce((product, each) => product * Number(each), 1),
  );
  return String(Math.round(products.reduce((total, product) => total + product, 0) * 100) / 100);
}
