/** Intersection of several object types. */
type Together<Areas extends readonly object[]> = Areas extends readonly [
  infer First,
  ...infer Rest extends object[],
]
  ? First & Together<Rest>
  : unknown;

/** One object of several. Getters stay getters: each is a recorded read only when it is used. */
export function compose<Areas extends object[]>(...areas: Areas): Together<Areas> {
  return Object.create(
    Object.prototype,
    Object.assign({}, ...areas.map((area) => Object.getOwnPropertyDescriptors(area))),
  );
}
