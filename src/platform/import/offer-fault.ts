/** Why an offer cannot be sold; `value` is what stood there. */
export class OfferFault extends Error {
  override name = 'OfferFault';
  readonly value: string;

  constructor(message: string, value = '') {
    super(message);
    this.value = value;
  }
}
