import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Log, LogFields, Tell } from '#lib/log/log.ts';

/** Of one answer, in seconds. */
const ANSWER_BUCKETS = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10];

/** All that a process which answers requests tells Prometheus; its names begin with a prefix of its own. */
export class ProcessMetrics {
  readonly registry = new Registry();
  readonly #prefix: string;
  readonly #requests: Counter<'kind' | 'status'>;
  readonly #answers: Histogram<'kind'>;
  readonly #errors: Counter<'event'>;

  constructor(prefix: string) {
    this.#prefix = prefix;
    collectDefaultMetrics({ register: this.registry });
    this.#requests = this.counter('requests_total', 'Requests by what was asked for and class of status.', [
      'kind',
      'status',
    ]);
    this.#answers = this.histogram('request_seconds', 'Time of an answer.', ANSWER_BUCKETS, ['kind']);
    this.#errors = this.counter('errors_total', 'Lines of the log at level error by event.', ['event']);
  }

  /** The same log, of which errors are counted. */
  counting(log: Log): Log {
    const error: Tell = (fields: LogFields, line) => {
      this.#errors.inc({ event: fields.event });
      log.error(fields, line);
    };
    return { debug: log.debug, info: log.info, warn: log.warn, error };
  }

  /** Counts an answer; one without a status did not get to its end. */
  protected countAnswer(kind: string, status: number | undefined, seconds: number): void {
    this.#requests.inc({
      kind,
      status: status === undefined ? 'unfinished' : `${Math.floor(status / 100)}xx`,
    });
    this.#answers.observe({ kind }, seconds);
  }

  protected counter<Label extends string>(name: string, help: string, labelNames: Label[]): Counter<Label> {
    return new Counter({ name: `${this.#prefix}_${name}`, help, labelNames, registers: [this.registry] });
  }

  /** A counter of what somebody else counts. */
  protected running(name: string, help: string, count: () => number): void {
    new Counter({
      name: `${this.#prefix}_${name}`,
      help,
      registers: [this.registry],
      collect() {
        this.reset();
        this.inc(count());
      },
    });
  }

  protected histogram<Label extends string>(
    name: string,
    help: string,
    buckets: number[],
    labelNames: Label[],
  ): Histogram<Label> {
    return new Histogram({
      name: `${this.#prefix}_${name}`,
      help,
      buckets,
      labelNames,
      registers: [this.registry],
    });
  }

  protected gauge<Label extends string>(
    name: string,
    help: string,
    labelNames: Label[] = [],
    collect?: (gauge: Gauge<Label>) => void | Promise<void>,
  ): Gauge<Label> {
    return new Gauge({
      name: `${this.#prefix}_${name}`,
      help,
      labelNames,
      registers: [this.registry],
      ...(collect && {
        collect() {
          return collect(this);
        },
      }),
    });
  }
}
