/** Shorter queries find nothing. */
export const MIN_QUERY_LENGTH = 2;

/** Results of each kind that a search shows while it is typed. */
export const LIVE_RESULTS = 5;
