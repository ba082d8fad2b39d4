import type { Localized } from '#contract/value/primitive.ts';

/** A text in all three languages, as everything that the seed writes. */
export type Text = Required<Localized>;

/** One value of an axis: a colour, a size, a memory. */
export interface AxisValue {
  label: Text;
  /** `#rrggbb`; colours only. */
  color?: string;
  /** Multiplies the price; 1 where left out. */
  priceFactor?: number;
}

/** What tells variations of a product apart; each product takes some of the values. */
export interface Axis {
  /** `color`, `size`, `memory`, `volume`, … the same for all kinds of a shop. */
  code: string;
  name: Text;
  values: AxisValue[];
  /** How many of the values one product has, at least and at most. */
  take: [number, number];
}

/** A model by its name, with the price of its plainest variation where it is known. */
export type Model = string | Text | { name: string | Text; price: number };

/** A kind of product: everything needed to make believable products of it. */
export interface ProductKind {
  /** `smartphone`; also the name of its drawing in `src/sandbox/picture`. */
  code: string;
  /** Slug of the category it is sold in, a leaf. */
  category: string;
  /** With `{{brand}}` and `{{model}}` places: `Смартфон {{brand}} {{model}}`. */
  name: Text;
  /**
   * Who makes it and the models of each; `model` fills the place in the name and may be a plain descriptive
   * word.
   */
  makers: { brand: string; models: Model[] }[];
  axes: Axis[];
  /** Colours of its pictures where no axis has colours, as `#rrggbb`. */
  colors?: string[];
  /** Price range in UZS and the step it is rounded to. */
  price: { min: number; max: number; step: number };
  unit: Text;
  minOrder?: number;
  /** Quantities from which a piece costs less, by percent. */
  tiers?: { min: number; percent: number }[];
  /** Each product takes one value a row. */
  characteristics: { name: Text; values: Text[] }[];
  /**
   * Sentences of which a description is made, each believable for every product of the kind; two to four are
   * taken. At least 5.
   */
  sentences: Text[];
  /**
   * What buyers write, by rating; in the language the buyer would use (mostly Russian and Uzbek). At least 6.
   */
  reviews: { rating: 1 | 2 | 3 | 4 | 5; comment: string }[];
}
