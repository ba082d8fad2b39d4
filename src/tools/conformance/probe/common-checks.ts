import { type Call, isForeign, type Method } from '#contract/call/define-call.ts';
import { callPath } from '#contract/call/prepare-call.ts';
import { namesStock } from '#contract/call/stock-path.ts';
import { ALL_CALLS } from '#contract/calls/all-calls.ts';
import type { Check, ConformanceCase } from './case.ts';
import type { RequestParts } from './platform.ts';
import { Unavailable } from './probe.ts';

/** An id that no shop has. */
export const UNKNOWN_ID = 2_000_000_011;

/** A key and a token that nobody has. */
const WRONG = 'nobody-has-this-one';

const METHODS: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Parameters that are texts; all others are ids. */
const TEXT_PARAMETERS = ['slug', 'token', 'transactionId'];

const INVALID = { status: 400, code: 'invalid' };

/** Parts of a request with something wrong in them, and where. */
interface Spoiled {
  parts: RequestParts;
  field?: string;
}

/** Refusals of every call of the contract: made from its description. */
export function commonChecks({ call, writes = false, token: tokenOf }: ConformanceCase): Check[] {
  if (isForeign(call.service)) return [];
  const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const ids = names.filter((name) => !TEXT_PARAMETERS.includes(name));
  const harmless = Object.fromEntries(names.map((name) => [name, ids.includes(name) ? UNKNOWN_ID : WRONG]));
  const refuse = (what: string, parts: RequestParts, status: number, code: string): Check => ({
    what,
    bare: true,
    run: async (probe) => void (await probe.refused(call, { params: harmless, ...parts }, { status, code })),
  });
  /** The good input with something else in it, sent by whoever may. */
  const spoil = (what: string, change: (input: RequestParts) => Spoiled, refusal = INVALID): Check => ({
    what,
    // A platform that takes what is wrong would change something.
    writes,
    async run(probe, world, input) {
      const { parts, field } = change(input as RequestParts);
      const token =
        call.auth === 'bearer' || call.auth === 'delivery'
          ? await (tokenOf?.(world) ?? world.token())
          : undefined;
      await probe.refused(call, { ...(input as RequestParts), token, ...parts }, { ...refusal, field });
    },
  });

  const checks: Check[] = [
    refuse('it needs the security key', { key: null }, 401, 'wrong-key'),
    refuse('it refuses a security key that no shop has', { key: WRONG }, 403, 'wrong-key'),
  ];
  if (call.auth === 'bearer' || call.auth === 'delivery') {
    checks.push(refuse('it needs a token', { token: undefined }, 401, 'wrong-token'));
  }
  if (call.auth === 'bearer' || call.auth === 'optional')
    checks.push(refuse('it refuses a token that nobody has', { token: WRONG }, 401, 'wrong-token'));
  const other = METHODS.find((method) => !methodsAt(call, callPath(call.path, harmless)).has(method));
  if (other)
    checks.push(
      refuse('it refuses another method', { method: other, token: undefined }, 405, 'wrong-method'),
    );

  for (const name of namesStock(call.path) ? [] : ids) {
    checks.push(
      spoil(`${name} must be an id`, ({ params }) => ({
        parts: { params: { ...params, [name]: 'not-an-id' } },
        field: name,
      })),
    );
  }
  const last = names.at(-1);
  if (last !== undefined) {
    const change = ({ params }: RequestParts) => ({
      parts: { params: { ...params, [last]: harmless[last] ?? WRONG } },
    });
    checks.push(
      spoil(`where nothing has the ${last}, it says so`, change, { status: 404, code: 'not-found' }),
    );
  }
  if (call.query) checks.push(spoil('a wrong query is refused', ({ query }) => spoiledQuery(call, query)));
  if (call.body) checks.push(spoil('a wrong body is refused', ({ body }) => spoiledBody(call, body)));
  return checks;
}

/** Methods that some call of the contract takes at a filled path. */
function methodsAt(call: Call, filled: string): Set<Method> {
  const fits = ({ service, path }: Call) =>
    (service ?? 'shop') === (call.service ?? 'shop') &&
    new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(filled);
  return new Set(
    Object.values(ALL_CALLS)
      .filter(fits)
      .map(({ method }) => method),
  );
}

/** Values that are right in few fields. */
const WRONG_TEXTS = ['not-a-value', '', '-1'];
const WRONG_VALUES = [{ wrong: true }, 'not-a-value', -1];

/** A query that the contract refuses, and the field that is wrong or missing in it. */
function spoiledQuery(call: Call, query: Record<string, unknown> = {}): Spoiled {
  const names =
    call.query && 'shape' in call.query ? Object.keys(Object(call.query.shape)) : Object.keys(query);
  for (const name of names) {
    for (const text of WRONG_TEXTS) {
      const wrong = { ...query, [name]: name.endsWith('[]') ? [text] : text };
      if (!call.query?.safeParse(wrong).success) return { parts: { query: wrong }, field: name };
    }
  }
  throw new Unavailable('every query is right');
}

/** A body that the contract refuses, and the field that is wrong or missing in it. */
function spoiledBody(call: Call, body: unknown): Spoiled {
  const fields = Object(body);
  // A form turns every value into a text, so that only a field that is missing is surely wrong.
  const isJson = call.encoding === undefined || call.encoding === 'json';
  for (const name of Object.keys(fields)) {
    const { [name]: _left, ...without } = fields;
    for (const wrong of [
      ...(isJson ? WRONG_VALUES.map((value) => ({ ...fields, [name]: value })) : []),
      without,
    ]) {
      if (!call.body?.safeParse(wrong).success) return { parts: { body: wrong }, field: name };
    }
  }
  throw new Unavailable('every body is right');
}
