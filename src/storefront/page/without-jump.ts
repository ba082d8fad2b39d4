/** Elements that a shopper may be looking at. */
const SEEN = 'header, main, footer';

/** Smallest move that a shopper can see, in CSS pixels. */
const LEAST = 1;

/**
 * Makes a change that must leave everything else on the screen in its place, scrolling along if the change is
 * above it. Returns false if something would jump: then `undo`, which `change` returned, takes it back. On a
 * page that nobody sees, nothing jumps.
 */
export function withoutJump(change: () => () => void): boolean {
  const before = seenPlaces();
  const { scrollY } = window;
  const undo = change();
  const moved = movesSince(before);
  if (moved.length === 0) return true;
  const top = moved.find(({ down }) => down !== 0)?.down ?? 0;
  scrollBy({ top, behavior: 'instant' });
  if (movesSince(before).length === 0) return true;
  if (!document.hidden) undo();
  // A page that was shorter for a moment may not have gone as far.
  scrollTo({ top: scrollY, behavior: 'instant' });
  return document.hidden;
}

/** True if a part of an element is on the screen of a visible page. */
export function isSeen(element: Element): boolean {
  return !document.hidden && placeOf(element) !== undefined;
}

interface Place {
  element: Element;
  x: number;
  y: number;
}

/** Measures only visible elements: the others are not laid out yet, and measuring would force it. */
function seenPlaces(): Place[] {
  const places: Place[] = [];
  const look = (element: Element) => {
    const place = placeOf(element);
    if (place) places.push(place);
    // An element without a box may hold elements that have one.
    if (place || element.getClientRects().length === 0) for (const child of element.children) look(child);
  };
  for (const element of document.querySelectorAll(SEEN)) look(element);
  return places;
}

function placeOf(element: Element): Place | undefined {
  const { left: x, top: y, right, bottom, width, height } = element.getBoundingClientRect();
  const isOnScreen = bottom > 0 && right > 0 && y < innerHeight && x < innerWidth;
  return width > 0 && height > 0 && isOnScreen ? { element, x, y } : undefined;
}

/** Moves of elements that are still there. */
function movesSince(places: readonly Place[]): { down: number }[] {
  return places.flatMap(({ element, x, y }) => {
    if (!element.isConnected) return [];
    const { left, top } = element.getBoundingClientRect();
    const down = top - y;
    return Math.abs(down) < LEAST && Math.abs(left - x) < LEAST ? [] : [{ down }];
  });
}
