import { formatClock, formatDay } from './format.ts';

const AHEAD_WORTH_SAYING_MS = 1_500;

/** Shows the sandbox's time and calls `onChange` whenever something in the sandbox has changed. */
export function startClock(onChange: () => void): void {
  const time = document.querySelector('#clock');
  const light = document.querySelector('#live');
  const stream = new EventSource('/sandbox/events');
  let aheadMs = 0;

  function tick(): void {
    const now = new Date(Date.now() + aheadMs);
    if (time)
      time.textContent =
        aheadMs > AHEAD_WORTH_SAYING_MS ? `${formatDay(now)}, ${formatClock(now)}` : formatClock(now);
  }

  function setLight(on: boolean): void {
    light?.classList.toggle('clock__dot--on', on);
    light?.setAttribute('aria-label', on ? 'Connected' : 'Not connected');
  }

  stream.addEventListener('message', (event) => {
    aheadMs = Date.parse(JSON.parse(event.data).now) - Date.now();
    setLight(true);
    tick();
    onChange();
  });
  stream.addEventListener('error', () => setLight(false));
  setInterval(tick, 1_000);
  tick();
}

/** The path part of the address that leads to a section of a shop. */
export function placeOf(shop: string, section: string): string {
  return `#/${encodeURIComponent(shop)}/${section}`;
}
