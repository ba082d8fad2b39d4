/** The longest time between two taps that mean one press, in milliseconds. */
const LONGEST = 500;

/** Largest distance between two such taps, in pixels. */
const FARTHEST = 40;

/**
 * Takes a double click on an adding button for one press: the second half would meet the button or notice
 * that has come in its place, and lead to the cart or add one more.
 */
export function startDoublePresses(): void {
  let added: MouseEvent | undefined;
  document.addEventListener(
    'click',
    (event) => {
      const isAdd = event.target instanceof Element && event.target.closest('[data-action="add"]') !== null;
      if (added && !isAdd && isSecondHalf(added, event)) {
        event.preventDefault();
        event.stopPropagation();
      }
      added = isAdd ? event : undefined;
    },
    { capture: true },
  );
}

/** A mouse event says so itself; taps of a finger are recognised by time and place. */
function isSecondHalf(first: MouseEvent, second: MouseEvent): boolean {
  if (!('pointerType' in second) || second.pointerType !== 'touch') return second.detail === 2;
  const far = Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY);
  return far < FARTHEST && second.timeStamp - first.timeStamp < LONGEST;
}
