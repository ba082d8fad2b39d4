import { expectPress, middleOf, wasPressed } from './find-element.ts';
import { until } from './until.ts';

/** An element as a shopper knows it: its role and its name. */
export interface Wanted {
  role: 'button' | 'link' | 'title' | 'heading' | 'field' | 'choice' | 'text';
  name: string;
  /** Container, as a selector. */
  within?: string;
  /** True if the name may have more text before and after it. */
  partly?: boolean;
}

/** Protocol of a browser. */
export interface Engine<Found> {
  open(url: string): Promise<void>;
  /** Result of a function that runs in the page. */
  run<Answer>(script: (text: string) => Answer, text: string): Promise<Awaited<Answer>>;
  /** The same, of an element. */
  runOn<Answer>(found: Found, script: (element: Element) => Answer): Promise<Awaited<Answer>>;
  find(wanted: Wanted): Promise<Found | null>;
  /** Presses an element; the middle is in pixels of the screen. */
  click(found: Found, middle: [number, number]): Promise<void>;
  /** Types into the focused field, in place of its text. */
  type(found: Found, text: string): Promise<void>;
  /** Goes on to the next of a select, by key: the list that a press opens is no part of the page. */
  pickNext(found: Found): Promise<void>;
  address(): Promise<string>;
  /** Screenshot, as a PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

/** A visitor of a shop's pages, in any browser and by any kind of input. */
export interface Visitor extends Pick<Engine<unknown>, 'open' | 'run' | 'address' | 'picture' | 'close'> {
  /** Presses an element, as soon as it is there and can be pressed. */
  press(wanted: Wanted): Promise<void>;
  /** Types a text into a field in place of the old one. */
  type(wanted: Wanted, text: string): Promise<void>;
  /** Chooses the first of a select that is something. */
  pickFirst(wanted: Wanted): Promise<void>;
  /** Waits until an element shows. */
  see(wanted: Wanted): Promise<void>;
}

/** Milliseconds in which a press must arrive. */
const PRESS_ARRIVAL = 500;

export function createVisitor<Found extends object>(engine: Engine<Found>): Visitor {
  const come = (wanted: Wanted) => until(`${wanted.role} "${wanted.name}"`, () => engine.find(wanted));
  const isPressed = () =>
    until('a press', async () => ((await engine.run(wasPressed, '')) ? {} : undefined), PRESS_ARRIVAL).then(
      () => true,
      () => false,
    );
  /**
   * A page may redraw or move an element between the look and the press, and WebKit's driver sometimes loses
   * a press after a page load: a press that the page has not noted is repeated.
   */
  const press = (wanted: Wanted) =>
    until(`${wanted.role} "${wanted.name}"`, async () => {
      const found = await engine.find(wanted);
      const middle = found && (await engine.runOn(found, middleOf));
      if (!found || !middle) return undefined;
      await engine.runOn(found, expectPress);
      await engine.click(found, middle);
      return (await isPressed()) ? found : undefined;
    });
  return {
    open: (url) => engine.open(url),
    run: (script, text) => engine.run(script, text),
    address: () => engine.address(),
    picture: () => engine.picture(),
    close: () => engine.close(),
    async press(wanted) {
      await press(wanted);
    },
    type: async (wanted, text) => engine.type(await press(wanted), text),
    pickFirst: async (wanted) => engine.pickNext(await come(wanted)),
    async see(wanted) {
      await come(wanted);
    },
  };
}
