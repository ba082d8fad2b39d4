import type { Encoding } from '#contract/define-call.ts';

export interface EncodedBody {
  body: string | FormData;
  /** What the body does not say of itself. */
  headers: Record<string, string>;
}

/**
 * Writes a body as a call wants it. In forms, lists become fields that stand several times, other objects JSON, and what is null or
 * undefined is left out; files go into multipart forms only.
 */
export function encodeBody(encoding: Encoding, body: unknown): EncodedBody {
  switch (encoding) {
    case 'json':
      return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    case 'form': {
      const form = new URLSearchParams();
      for (const [name, value] of fieldsOf(body)) form.append(name, textOf(value));
      return { body: form.toString(), headers: { 'content-type': 'application/x-www-form-urlencoded' } };
    }
    case 'multipart': {
      const form = new FormData();
      for (const [name, value] of fieldsOf(body)) {
        if (value instanceof Blob) form.append(name, value);
        else form.append(name, textOf(value));
      }
      // The boundary is known to whoever sends the form.
      return { body: form, headers: {} };
    }
  }
}

function fieldsOf(body: unknown): [string, unknown][] {
  return Object.entries(Object(body)).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((one) => one !== undefined && one !== null)
      .map((one): [string, unknown] => [name, one]),
  );
}

function textOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
