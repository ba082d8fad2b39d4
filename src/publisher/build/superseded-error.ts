/** A build was given up for a newer look of the shop. Nothing of it is published. */
export class SupersededError extends Error {
  override name = 'SupersededError';

  constructor(tenant: string) {
    super(`A newer look of the shop ${tenant} came while its pages were rendered.`);
  }
}
