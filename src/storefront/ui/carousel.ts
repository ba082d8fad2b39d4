/** Milliseconds in which a further press counts from the target of the one before. */
const PRESS_LASTS = 600;

let sizes: ResizeObserver | undefined;
let pressed: { child: HTMLElement; at: number } | undefined;

/**
 * Starts every `[data-carousel]` within an element: `button[data-step]` scrolls its `[data-track]`, and each
 * child of `[data-marks]` scrolls to the child of the track at the same index. The mark of the visible child
 * has `aria-current` and is scrolled to the middle of the marks; `data-controls` show if there is something
 * to scroll.
 */
export function watchCarousels(root: ParentNode): void {
  sizes ??= listen();
  for (const track of root.querySelectorAll('[data-carousel] [data-track]'))
    for (const element of [track, ...track.children]) sizes.observe(element);
}

function listen(): ResizeObserver {
  // A scroll does not bubble.
  document.addEventListener('scroll', ({ target }) => isTrack(target) && paint(carouselOf(target)), {
    capture: true,
    passive: true,
  });
  document.addEventListener('click', onClick);
  // A child that is removed has changed its size, too.
  return new ResizeObserver(() => {
    for (const carousel of document.querySelectorAll('[data-carousel]')) paint(carousel);
  });
}

function onClick(event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const control = target.closest<HTMLElement>('[data-step], [data-marks] > *');
  const track = carouselOf(control)?.querySelector<HTMLElement>('[data-track]');
  if (!control || !track) return;
  // The link of a mark would add to the history, and move the page.
  event.preventDefault();
  if (control.getAttribute('aria-disabled') === 'true') return;
  const step = Number(control.dataset.step);
  const place = [...(control.parentElement?.children ?? [])].indexOf(control);
  const child = step ? childAfter(track, step) : childrenOf(track)[place];
  if (!child) return;
  pressed = { child, at: performance.now() };
  track.scrollTo({ left: offsetOf(track, child) });
}

/** Target of a step: on by as many as fit, from the first visible child or the target of the press before. */
function childAfter(track: HTMLElement, step: number): HTMLElement | undefined {
  const shown = shownChildren(track);
  const [, second] = shown;
  const isGoing = pressed?.child.parentElement === track && performance.now() - pressed.at < PRESS_LASTS;
  const from = isGoing ? pressed?.child : current(track);
  // A hair more, since widths of columns are rounded.
  const fitting = second ? Math.floor(track.clientWidth / offsetOf(track, second) + 0.05) : 1;
  const next = (from ? shown.indexOf(from) : 0) + step * Math.max(1, fitting);
  return shown[Math.min(Math.max(next, 0), shown.length - 1)];
}

function paint(carousel: Element | null): void {
  const track = carousel?.querySelector<HTMLElement>('[data-track]');
  if (!carousel || !track) return;
  const end = track.scrollWidth - track.clientWidth;
  for (const control of carousel.querySelectorAll<HTMLElement>('[data-controls]')) control.hidden = end < 2;
  for (const button of carousel.querySelectorAll<HTMLElement>('[data-step]')) {
    const left = Number(button.dataset.step) < 0 ? track.scrollLeft : end - track.scrollLeft;
    // Not `disabled`, which would take the focus from keyboard users at the end.
    button.setAttribute('aria-disabled', String(left < 2));
  }
  // Focus scrolls a track with links; one with pictures and texts must take the focus itself.
  if (!track.querySelector('a, button')) track.tabIndex = end < 2 ? -1 : 0;
  const marks = carousel.querySelector('[data-marks]');
  const shown = current(track);
  for (const [at, child] of childrenOf(track).entries()) {
    const mark = marks?.children[at];
    if (child !== shown) mark?.removeAttribute('aria-current');
    else if (marks && mark && !mark.hasAttribute('aria-current')) {
      mark.setAttribute('aria-current', 'true');
      bringToMiddle(marks, mark);
    }
  }
}

/** Scrolls an element, and nothing around it, until a child is in its middle, as far as it goes. */
function bringToMiddle(element: Element, child: Element): void {
  const around = element.getBoundingClientRect();
  const { left, right, top, bottom } = child.getBoundingClientRect();
  element.scrollBy({
    left: (left + right - around.left - around.right) / 2,
    top: (top + bottom - around.top - around.bottom) / 2,
  });
}

/** The child of a track that is nearest to its beginning. */
function current(track: HTMLElement): HTMLElement | undefined {
  const distance = (child: HTMLElement) => Math.abs(offsetOf(track, child) - track.scrollLeft);
  return shownChildren(track).sort((a, b) => distance(a) - distance(b))[0];
}

/** Scroll position of a track that begins with a child, in pixels. */
function offsetOf(track: HTMLElement, child: Element): number {
  const [first = child] = shownChildren(track);
  return child.getBoundingClientRect().left - first.getBoundingClientRect().left;
}

const childrenOf = (track: Element): HTMLElement[] =>
  [...track.children].filter((child) => child instanceof HTMLElement);

const shownChildren = (track: Element) => childrenOf(track).filter(({ offsetWidth }) => offsetWidth > 0);

const isTrack = (target: EventTarget | null): target is Element =>
  target instanceof Element && target.matches('[data-track]');

const carouselOf = (element: Element | null) => element?.closest('[data-carousel]') ?? null;
