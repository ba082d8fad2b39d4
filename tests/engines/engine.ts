import type { Wanted } from './find-element.ts';

/** A browser that a program drives, with one window. */
export interface Engine {
  open(url: string): Promise<void>;
  /** Presses an element, as soon as it is there and can be pressed. */
  press(wanted: Wanted): Promise<void>;
  /** Types a text into a field in place of what it holds. */
  type(wanted: Wanted, text: string): Promise<void>;
  /** Waits until an element is there. */
  see(wanted: Wanted): Promise<void>;
  /** Whether an element is there now. */
  has(wanted: Wanted): Promise<boolean>;
  address(): Promise<string>;
  /** What a script of the page itself answers. */
  read(script: string): Promise<unknown>;
  close(): Promise<void>;
}
