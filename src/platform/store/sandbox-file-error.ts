/** The sandbox's file could not be used; the message says why and what to do. */
export class SandboxFileError extends Error {
  override name = 'SandboxFileError';
}
