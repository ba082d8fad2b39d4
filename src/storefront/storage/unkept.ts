/** Values that storage does not take, because it is full or blocked, by name; they live with the page. */
export const unkept = new Map<string, string>();
