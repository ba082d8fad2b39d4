import type { z } from 'zod';
import { type TenantFile, tenantFileSchema } from '#domain/tenant/tenant-config.ts';
import { locateJsonFault } from './json-fault.ts';
import type { TenantProblem } from './tenant-error.ts';

/** The text of a tenant's file as checked values, or everything that is wrong with it. */
export function parseTenant(
  text: string,
  file: string,
): { values: TenantFile; problems?: undefined } | { problems: TenantProblem[] } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return {
      problems: [
        {
          file,
          field: '',
          reason: `is not JSON: ${locateJsonFault(text)}`,
          remedy: 'Correct the text there',
        },
      ],
    };
  }
  const result = tenantFileSchema.safeParse(json);
  if (result.success) return { values: result.data };
  return { problems: result.error.issues.flatMap((issue) => toProblems(issue, json, file)) };
}

function toProblems(issue: z.core.$ZodIssue, json: unknown, file: string): TenantProblem[] {
  const field = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') {
    const known = field ? '' : `; a tenant file may have ${Object.keys(tenantFileSchema.shape).join(', ')}`;
    return issue.keys.map((key) => ({
      file,
      field: [...issue.path, key].join('.'),
      reason: 'is not a known field',
      remedy: `Correct its name or remove it${known}`,
    }));
  }
  if (issue.code === 'invalid_type' && valueAt(json, issue.path) === undefined) {
    return [{ file, field, reason: 'is missing', remedy: `Add it; it must be of type ${issue.expected}` }];
  }
  if (issue.code === 'invalid_union' && valueAt(json, issue.path) === undefined) {
    return [{ file, field, reason: 'is missing', remedy: `Add it; it ${issue.message}` }];
  }
  const reason = issue.message.startsWith('must ') ? issue.message : `is not right: ${issue.message}`;
  const value = ['security_key', 'webhook_secrets'].includes(String(issue.path[0]))
    ? ''
    : ` ${JSON.stringify(valueAt(json, issue.path))}`;
  return [{ file, field, reason, remedy: `Correct the value${value}` }];
}

function valueAt(json: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    json,
  );
}
