/** The sandbox's file could not be used; the message says why and what to do. */
export class PlatformFileError extends Error {
  override name = 'PlatformFileError';
}
