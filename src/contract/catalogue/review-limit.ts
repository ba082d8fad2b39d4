/** At most this many files go with a review; each may have `MAX_UPLOAD_BYTES`. */
export const MAX_REVIEW_FILES = 5;

/** A review has so many letters at most. */
export const MAX_REVIEW_LENGTH = 5_000;
