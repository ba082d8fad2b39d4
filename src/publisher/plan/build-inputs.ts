/** Facts beside the entries that pages depend on, by their names in the published index. */
export type BuildInputs = Record<string, string>;
