/** What a shopper may be looking at. */
const SEEN = 'header *, main *, footer, footer *';

/** Less than this, in CSS pixels, nobody sees. */
const LEAST = 1;

/**
 * Makes a change that leaves everything else on the screen where it is, scrolling along where the change is
 * above it. Where it would make something jump, it is taken back by what `change` returned, and the answer is
 * no. On a page that nobody sees, nothing jumps.
 */
export function withoutJump(change: () => () => void): boolean {
  const before = seenPlaces();
  const undo = change();
  const moved = movesSince(before);
  if (moved.length === 0) return true;
  const top = moved.find(({ down }) => down !== 0)?.down ?? 0;
  scrollBy({ top, behavior: 'instant' });
  if (movesSince(before).length === 0) return true;
  scrollBy({ top: -top, behavior: 'instant' });
  if (document.hidden) return true;
  undo();
  return false;
}

interface Place {
  element: Element;
  x: number;
  y: number;
}

function seenPlaces(): Place[] {
  return [...document.querySelectorAll(SEEN)].flatMap((element) => {
    const { left: x, top: y, right, bottom, width, height } = element.getBoundingClientRect();
    const isSeen = width > 0 && height > 0 && bottom > 0 && right > 0 && y < innerHeight && x < innerWidth;
    return isSeen ? [{ element, x, y }] : [];
  });
}

/** What is still there and has moved, and how far. */
function movesSince(places: readonly Place[]): { down: number }[] {
  return places.flatMap(({ element, x, y }) => {
    if (!element.isConnected) return [];
    const { left, top } = element.getBoundingClientRect();
    const down = top - y;
    return Math.abs(down) < LEAST && Math.abs(left - x) < LEAST ? [] : [{ down }];
  });
}
