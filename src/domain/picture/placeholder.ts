/** Shown where a shop gave no picture, and where one does not load. */
export const PLACEHOLDER_URL = '/placeholder.svg';
