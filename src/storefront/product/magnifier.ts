/**
 * Makes the pictures of `[data-magnifier]` larger while a mouse is over them, at the place it points to, from
 * their sharper files. A finger and a keyboard have the browser's own ways.
 */
export function startMagnifier(): void {
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'mouse' && isMagnified(target)) magnify(target);
  });
  document.addEventListener('pointerout', ({ target }) => {
    if (isMagnified(target)) delete target.dataset['magnified'];
  });
  document.addEventListener('pointermove', (event) => {
    if (isMagnified(event.target) && 'magnified' in event.target.dataset) point(event.target, event);
  });
}

function isMagnified(target: EventTarget | null): target is HTMLImageElement {
  return target instanceof HTMLImageElement && target.closest('[data-magnifier] [data-track]') !== null;
}

function magnify(image: HTMLImageElement): void {
  // The browser chooses the file for the given size.
  const scale = Number(getComputedStyle(image).getPropertyValue('--magnified')) || 1;
  image.sizes &&= `${Math.ceil(image.clientWidth * scale)}px`;
  image.dataset['magnified'] = '';
}

/** The part that grows least is the one under the pointer, so the whole picture can be reached. */
function point(image: HTMLImageElement, { clientX, clientY }: PointerEvent): void {
  const frame = image.parentElement?.getBoundingClientRect();
  if (!frame) return;
  const [x, y] = [(clientX - frame.left) / frame.width, (clientY - frame.top) / frame.height];
  image.style.transformOrigin = `${(100 * x).toFixed(1)}% ${(100 * y).toFixed(1)}%`;
}
