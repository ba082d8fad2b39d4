/** An element as a shopper knows it: what it is and what it is called. */
export interface Wanted {
  role: 'button' | 'link' | 'title' | 'heading' | 'field' | 'choice' | 'text';
  name: string;
  /** Where it stands, as a selector. */
  within?: string;
  /** Whether the name may have more text before and after it. */
  partly?: boolean;
}

/** Somebody who goes through the pages of a shop, by whatever browser and hand. */
export interface Visitor {
  open(url: string): Promise<void>;
  /** Presses an element, as soon as it is there and can be pressed. */
  press(wanted: Wanted): Promise<void>;
  /** Types a text into a field in place of what it holds. */
  type(wanted: Wanted, text: string): Promise<void>;
  /** Waits until an element shows. */
  see(wanted: Wanted): Promise<void>;
  /** Whether an element shows soon. */
  comes(wanted: Wanted): Promise<boolean>;
  address(): Promise<string>;
}

/** A visitor with a browser of its own, to be closed at the end. */
export interface StartedEngine extends Visitor {
  /** What is on the screen, as a PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}
