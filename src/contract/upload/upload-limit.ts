/** A file may have so many bytes. */
export const MAX_UPLOAD_BYTES = 5 * 1_048_576;
