import type { Ink } from './ink.ts';

/** Where a product is shown in its last view. */
export type Setting = 'desk' | 'room' | 'kitchen' | 'wardrobe' | 'table';

/** How one kind of product is drawn, in a frame of 800×800 where it stands on y ≈ 690. */
export interface Drawing {
  draw(ink: Ink): string;
  /** The turned or back view; where left out the front is turned as `turn` says. */
  back?(ink: Ink): string;
  /** `side` three-quarter, `lean` tilted, `pair` with a second one behind. */
  turn: 'side' | 'lean' | 'pair';
  /** What the close-up shows: middle and zoom. */
  focus: readonly [x: number, y: number, zoom: number];
  setting: Setting;
}

export type Drawings = Readonly<Record<string, Drawing>>;
