/** A step of a pagination: a page to go to, or a gap between pages. */
export type PageStep = { kind: 'page'; page: number; current: boolean } | { kind: 'gap' };

/** Pages to link from `current` of `last`: the ends, the neighbours, a gap where two or more are left out. */
export function paginationSteps(current: number, last: number): PageStep[] {
  if (last <= 1) return [];
  const near = new Set([1, last, current - 1, current, current + 1]);
  const pages = Array.from({ length: last }, (_, index) => index + 1).filter((page) => {
    const loneGap = near.has(page - 1) && near.has(page + 1);
    return near.has(page) || loneGap;
  });
  return pages.flatMap((page, index): PageStep[] => {
    const step: PageStep = { kind: 'page', page, current: page === current };
    const before = pages[index - 1];
    return before !== undefined && page - before > 1 ? [{ kind: 'gap' }, step] : [step];
  });
}

/** Paths of the pages before and after, without a language; undefined at the ends. */
export function neighbourPaths(
  pathOf: (page: number) => string,
  current: number,
  last: number,
): { prev?: string; next?: string } {
  return {
    ...(current > 1 && { prev: pathOf(current - 1) }),
    ...(current < last && { next: pathOf(current + 1) }),
  };
}
