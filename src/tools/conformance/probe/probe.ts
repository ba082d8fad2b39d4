import { type Call, type CallAnswer, type CallInput, isForeign } from '#contract/call/define-call.ts';
import { COMMON_FAILURES, type Failure, failureSchema } from '#contract/call/failure.ts';
import { isFailure } from '#contract/call/read-answer.ts';
import { compareShape, compareValue, type Difference, show } from './difference.ts';
import { type Answered, ConformanceError, type Platform, type RequestParts } from './platform.ts';

/** A check lacks something that it cannot go on without: it is skipped, for this reason. */
export class Unavailable extends Error {
  override name = 'Unavailable';
}

/** A check cannot go on because of a difference that is noted already. */
export class Stopped extends Error {
  override name = 'Stopped';
}

/** Demands on a refusal. */
export interface Refusal {
  status: number;
  /** Any of these; any that the contract names for the status where left out. */
  code?: string | readonly string[] | undefined;
  /** Field that the failure names, or one around it, if it names any. */
  field?: string | undefined;
}

/** Asks a platform for one check and notes what differs. */
export class Probe {
  readonly differences: Difference[] = [];
  readonly #platform: Platform;

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  /** Notes a difference and goes on. */
  differs(field: string, expected: unknown, got: unknown): void {
    this.differences.push({
      field,
      expected: typeof expected === 'string' ? expected : show(expected),
      got: show(got),
    });
  }

  /** Notes a difference where the values are not equal. */
  equal(field: string, got: unknown, expected: unknown): void {
    this.differences.push(...compareValue(field, expected, got));
  }

  /** Notes a difference where a rule does not hold. */
  holds(isSo: boolean, field: string, rule: string, got: unknown): void {
    if (!isSo) this.differs(field, rule, got);
  }

  /** Makes a good request and gives its answer. Stops the check where that is not as the contract says. */
  async ask<C extends Call>(call: C, input: CallInput<C>, token?: string): Promise<CallAnswer<C>> {
    const { status, json } = await this.send(call, { ...(input as RequestParts), token });
    if (status !== 200) this.#stop({ field: 'status', expected: '200', got: withFailure(status, json) });
    const faults =
      json === undefined
        ? [{ field: 'answer', expected: 'JSON', got: 'something else' }]
        : compareShape(call.answer, json, isForeign(call.service));
    if (faults.length > 0) this.#stop(...faults);
    return call.answer.parse(json) as CallAnswer<C>;
  }

  /**
   * Makes a request that must be refused, and gives the failure. Stops the check where it is not refused so.
   */
  async refused(call: Call, parts: RequestParts, { status, code, field }: Refusal): Promise<Failure> {
    const answered = await this.send(call, parts);
    const codes = code === undefined ? undefined : [code].flat();
    if (answered.status !== status) {
      this.#stop({
        field: 'status',
        expected: `${status}${codes ? ` ${codes.join(' or ')}` : ''}`,
        got: withFailure(answered.status, answered.json),
      });
    }
    const faults = compareShape(failureSchema.loose(), answered.json);
    if (faults.length > 0) this.#stop(...faults);
    const failure = failureSchema.loose().parse(answered.json);
    const known = [COMMON_FAILURES[status], call.failures?.[status]].some(
      (schema) => schema?.safeParse(failure).success,
    );
    if (codes && !codes.includes(failure.code)) this.differs('code', codes.join(' or '), failure.code);
    else if (!known) this.differs('code', `one that the contract names for ${status}`, failure.code);
    if (field !== undefined && failure.field !== undefined && !`${failure.field}.`.startsWith(`${field}.`))
      this.differs('field', field, failure.field);
    return failure;
  }

  /** Sends a request without any expectation. */
  async send(call: Call, parts: RequestParts): Promise<Answered> {
    try {
      return await this.#platform.send(call, parts);
    } catch (error) {
      if (!(error instanceof ConformanceError)) throw error;
      return this.#stop({ field: 'answer', expected: 'an answer', got: error.message });
    }
  }

  #stop(...differences: Difference[]): never {
    this.differences.push(...differences);
    throw new Stopped();
  }
}

function withFailure(status: number, json: unknown): string {
  return isFailure(json) ? `${status} ${json.code}: ${json.message}` : String(status);
}
