import type { Locator } from '@playwright/test';

/** Children of a carousel that fit on one page of it; half a one counts as half. */
export function pageSize(track: Locator): Promise<number> {
  return track.evaluate((list) => {
    const { paddingLeft, paddingRight, columnGap } = getComputedStyle(list);
    const gap = Number.parseFloat(columnGap) || 0;
    const width = list.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    const child = list.firstElementChild?.getBoundingClientRect().width ?? 0;
    const whole = Math.floor((width + gap) / (child + gap) + 0.01);
    const left = width - whole * (child + gap);
    return whole + (left > 1 ? Math.round((left / child) * 100) / 100 : 0);
  });
}
