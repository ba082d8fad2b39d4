/**
 * Why a call failed: nobody answered, too late, a refusal, an answer that is not JSON or not of the
 * contract's shape, too big, a list that changes while it is read or cannot be read to its end, more time or
 * bytes than all calls of a client may take together, or stopped by us.
 */
export type ShopFailure =
  | 'network'
  | 'timeout'
  | 'status'
  | 'json'
  | 'schema'
  | 'size'
  | 'unsteady'
  | 'list'
  | 'limit'
  | 'aborted';

export interface ShopErrorFields {
  kind: ShopFailure;
  /** Name of the tenant. */
  tenant: string;
  /** `GET /products`: method and path as the contract has them. */
  call: string;
  reason: string;
  /** Dotted path in the answer (or, for a refusal, in the request). */
  field?: string | undefined;
  status?: number | undefined;
  /** The platform's name of a refusal, like `over-stock`. */
  code?: string | undefined;
  cause?: unknown;
}

/** A call to the shop platform that gave nothing usable. Never holds the security key. */
export class ShopError extends Error {
  override name = 'ShopError';
  readonly kind: ShopFailure;
  readonly tenant: string;
  readonly call: string;
  readonly field: string | undefined;
  readonly status: number | undefined;
  readonly code: string | undefined;
  readonly reason: string;

  constructor({ kind, tenant, call, reason, field, status, code, cause }: ShopErrorFields) {
    super(
      `Shop ${tenant}: ${call} ${kind === 'schema' && field ? `gave ${field}, which ${reason}` : reason}. ` +
        `${REMEDIES[kind]}`,
      { cause },
    );
    this.kind = kind;
    this.tenant = tenant;
    this.call = call;
    this.field = field;
    this.status = status;
    this.code = code;
    this.reason = reason;
  }
}

const REMEDIES: Record<ShopFailure, string> = {
  network: 'Check that the platform runs and that the address of the tenant is right.',
  timeout: 'Check the load of the platform, or try again later.',
  status: 'Check the address and the security key of the tenant.',
  json: 'Check that the address of the tenant is a shop platform.',
  schema: 'Correct the data in the shop platform.',
  size: 'Check the data of the shop platform.',
  unsteady: 'Try again when the catalogue is at rest.',
  list: 'Check how the platform counts the pages of its lists.',
  limit: 'Check the platform; where the shop is really so large, raise the limit.',
  aborted: 'Start it again to go on.',
};
