/** Scale of a picture after a press, and the largest. */
const PRESSED = 2.5;
const NEAREST = 5;

/** A press that moved farther than this, in pixels, was a drag. */
const DRAG = 6;

/** A picture that can be brought nearer. */
export interface Zoom {
  /** Nearer, or back. */
  toggle(): void;
  reset(): void;
}

/**
 * Lets a shopper bring a picture nearer within its frame: by a wheel or two fingers at the place that they
 * point to, by a press, and move it then. While it is near the frame has `data-zoomed`, which keeps the
 * browser from sweeping on.
 */
export function makeZoomable(frame: HTMLElement, image: HTMLElement): Zoom {
  const state = { scale: 1, x: 0, y: 0 };
  const fingers = new Map<number, { x: number; y: number }>();
  let spread = 0;
  let moved = 0;

  const paint = () => {
    const { clientWidth, clientHeight } = frame;
    const limit = (value: number, room: number) => Math.min(Math.max(value, -room), room);
    state.x = limit(state.x, ((state.scale - 1) * clientWidth) / 2);
    state.y = limit(state.y, ((state.scale - 1) * clientHeight) / 2);
    frame.toggleAttribute('data-zoomed', state.scale > 1);
    image.style.transform = `translate(${state.x}px,${state.y}px) scale(${state.scale})`;
  };
  /** The point at the given place stays there. */
  const zoomTo = (scale: number, clientX?: number, clientY?: number) => {
    const box = frame.getBoundingClientRect();
    const next = Math.min(Math.max(scale, 1), NEAREST);
    const [x, y] = [
      (clientX ?? box.left + box.width / 2) - (box.left + box.width / 2),
      (clientY ?? box.top + box.height / 2) - (box.top + box.height / 2),
    ];
    state.x = x - ((x - state.x) * next) / state.scale;
    state.y = y - ((y - state.y) * next) / state.scale;
    state.scale = next;
    paint();
  };

  frame.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      zoomTo(state.scale * Math.exp(-event.deltaY / 300), event.clientX, event.clientY);
    },
    { passive: false },
  );
  frame.addEventListener('pointerdown', ({ pointerId, clientX, clientY }) => {
    fingers.set(pointerId, { x: clientX, y: clientY });
    spread = spreadOf(fingers);
    moved = 0;
    if (state.scale > 1) frame.setPointerCapture(pointerId);
  });
  frame.addEventListener('pointermove', ({ pointerId, clientX, clientY }) => {
    const before = fingers.get(pointerId);
    if (!before) return;
    fingers.set(pointerId, { x: clientX, y: clientY });
    const [dx, dy] = [clientX - before.x, clientY - before.y];
    moved += Math.abs(dx) + Math.abs(dy);
    if (fingers.size === 2) {
      const now = spreadOf(fingers);
      const [a, b] = [...fingers.values()];
      if (a && b && spread > 0) zoomTo((state.scale * now) / spread, (a.x + b.x) / 2, (a.y + b.y) / 2);
      spread = now;
    } else if (state.scale > 1) {
      state.x += dx;
      state.y += dy;
      paint();
    }
  });
  for (const type of ['pointerup', 'pointercancel'] as const)
    frame.addEventListener(type, ({ pointerId }) => fingers.delete(pointerId));
  frame.addEventListener('click', ({ clientX, clientY }) => {
    if (moved < DRAG) zoomTo(state.scale > 1 ? 1 : PRESSED, clientX, clientY);
  });
  return {
    toggle: () => zoomTo(state.scale > 1 ? 1 : PRESSED),
    reset: () => zoomTo(1),
  };
}

/** Distance between two fingers, in pixels. */
function spreadOf(fingers: ReadonlyMap<number, { x: number; y: number }>): number {
  const [a, b] = [...fingers.values()];
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
}
