/** Gives the milliseconds since it was asked last. */
export function stopwatch(): () => number {
  let last = performance.now();
  return () => {
    const before = last;
    last = performance.now();
    return last - before;
  };
}
