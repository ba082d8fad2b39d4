/** Another builder has taken over the shop: this one can publish no more. What is served is whole. */
export class FencedError extends Error {
  override name = 'FencedError';

  constructor(tenant: string) {
    super(`Another builder has taken over the shop ${tenant}: this one publishes nothing more of it.`);
  }
}
