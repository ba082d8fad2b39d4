/** Before an address with its host: whatever parts it from the one before. */
const BEFORE_HOST = /[\s;|,]+(?=https?:\/\/|\/\/)/i;

/** Between addresses of which none names a host. A comma may be part of one. */
const BETWEEN_FILES = /\s*[;|\n]\s*|,\s+/;

/** The addresses of pictures that stand in one text. */
export function splitPictures(text: string): string[] {
  const separator = /^\s*(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(text) ? BEFORE_HOST : BETWEEN_FILES;
  return text
    .split(separator)
    .map((address) => address.trim().replace(/[;|,]+$/, ''))
    .filter(Boolean);
}
