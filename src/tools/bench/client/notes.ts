// These functions run in the page, so each stands alone. What they note lies in the page's own timeline,
// which `performance` keeps.

/**
 * Notes `answers` in the frame in which something shows that fits the selector and that React answers for,
 * and `alive` in the frame in which React has taken over some part of an island; with `press`, begins with
 * the end of the next press and notes that, too.
 */
export function noteAnswer({ selector, press }: { selector: string; press: boolean }): void {
  const isLive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'));
  const note = (mark: string, among: string, is: (element: Element) => boolean) => {
    const isThere = () => [...document.querySelectorAll(among)].some(is);
    const look = () => {
      if (isThere()) performance.mark(mark);
      else requestAnimationFrame(look);
    };
    if (!press) return look();
    // A press draws something new. Frames that are asked for only to look would hold it up.
    const drawn = new MutationObserver(() => {
      if (!isThere()) return;
      drawn.disconnect();
      requestAnimationFrame(() => performance.mark(mark));
    });
    drawn.observe(document, { subtree: true, childList: true, attributes: true });
  };
  const start = ({ timeStamp }: { timeStamp: number }) => {
    if (press) performance.mark('press', { startTime: timeStamp });
    else note('alive', '[data-island] *', isLive);
    note('answers', selector, (element) => isLive(element) && element.checkVisibility());
  };
  if (press) addEventListener('click', start, { capture: true, once: true });
  else start({ timeStamp: 0 });
}

/** Notes each press and key as `interaction`: how long it took until the frame after it. */
export function noteInteractions(): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceEventTiming) || entry.interactionId === 0) continue;
      const { name, startTime: start, duration, target } = entry;
      const element = target instanceof Element ? `${target.tagName} ${target.className}` : '';
      performance.measure('interaction', { start, duration, detail: `${name} ${element}` });
    }
    // Not every description of the browser knows the lower end.
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Notes how far parts of the page move by themselves as `shift`. */
export function noteShifts(): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      };
      if (!hadRecentInput) performance.measure('shift', { start: entry.startTime, detail: value });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * Milliseconds from the first paint to life and to the answer, from the first byte and from the press to the
 * answer; undefined before the answer.
 */
export function readAnswer():
  | { toLife: number; fromArrival: number; fromPaint: number; fromPress: number }
  | undefined {
  const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN;
  const answer = at('answers');
  if (Number.isNaN(answer)) return undefined;
  const [page] = performance.getEntriesByType('navigation');
  const arrival = page instanceof PerformanceNavigationTiming ? page.responseStart : Number.NaN;
  return {
    toLife: Math.max(0, at('alive') - at('first-contentful-paint')),
    fromArrival: answer - arrival,
    fromPaint: answer - at('first-contentful-paint'),
    fromPress: answer - at('press'),
  };
}

/** The slowest press or key so far, once all have had their frame. */
export function readSlowest(): Promise<{ duration: number; what: string }> {
  return new Promise((resolve) => {
    const read = () => {
      const all = performance.getEntriesByName('interaction').sort((a, b) => b.duration - a.duration);
      const [slowest] = all;
      const what = slowest instanceof PerformanceMeasure ? String(slowest.detail) : '';
      resolve({ duration: slowest?.duration ?? 0, what });
    };
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(read, 100)));
  });
}

/** All shifts so far, added up. */
export function readShift(): Promise<number> {
  return new Promise((resolve) => {
    const read = () =>
      resolve(
        performance
          .getEntriesByName('shift')
          .reduce((sum, one) => sum + (one instanceof PerformanceMeasure ? Number(one.detail) : 0), 0),
      );
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(read, 100)));
  });
}
