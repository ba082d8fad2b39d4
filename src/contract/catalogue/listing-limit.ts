/** Most characteristics that come with a product of a list. */
export const MAX_LISTED_CHARACTERISTICS = 6;
