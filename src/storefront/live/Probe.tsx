/** Shows nothing: stands for any island where only the way islands start is of interest. */
export function Probe() {
  return null;
}
