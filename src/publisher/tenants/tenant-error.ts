import { ExplainedError } from '#lib/explained-error.ts';

/** One thing that is wrong with a tenant's file. */
export interface TenantProblem {
  /** Path of the file. */
  file: string;
  /** Dotted path of the field; empty where the whole file is meant. */
  field: string;
  /** The fault. */
  reason: string;
  /** Advice to the operator. */
  remedy: string;
}

/** Tenants that cannot be used. Lists every problem of every file, so that one run shows all of them. */
export class TenantError extends ExplainedError {
  override name = 'TenantError';
  readonly problems: readonly TenantProblem[];

  constructor(problems: readonly TenantProblem[]) {
    super(
      problems
        .map(({ file, field, reason, remedy }) => `${file}: ${field && `${field} `}${reason}. ${remedy}.`)
        .join('\n'),
    );
    this.problems = problems;
  }
}
