/** Draws nothing: stands in for any island where only the start of islands matters. */
export function Probe() {
  return null;
}
