import { FetchError, ofetch } from 'ofetch';
import { z } from 'zod';
import { ExplainedError } from '#lib/explained-error.ts';

const ANSWER_TIMEOUT_MS = 30_000;

/** Vendure did not answer, or refused; the message says which call and why. */
export class VendureError extends ExplainedError {
  override name = 'VendureError';
  /** `away`, or the code of a refusal; empty where it has none. */
  readonly code: string;

  constructor(message: string, { code = '', cause }: { code?: string | undefined; cause?: unknown } = {}) {
    super(message, { cause });
    this.code = code;
  }
}

export interface VendureAccount {
  /** `https://vendure.example/admin-api` */
  url: string;
  username: string;
  password: string;
  /** Token of the channel; the default channel where left out. */
  channel?: string | undefined;
}

export interface QueryOptions {
  variables?: Record<string, unknown>;
  /** Code that a draft made by this query gets. */
  orderCode?: string;
  timeoutMs?: number;
}

/** Asks the Admin API of one channel. Throws VendureError. */
export type Query = <Schema extends z.ZodType>(
  text: string,
  schema: Schema,
  options?: QueryOptions,
) => Promise<z.output<Schema>>;

const answerSchema = z.object({
  data: z.unknown(),
  errors: z
    .array(z.object({ message: z.string(), extensions: z.object({ code: z.string() }).partial().optional() }))
    .optional(),
});
const loginSchema = z.object({ login: z.object({ __typename: z.string() }) });

const LOGIN =
  'mutation ($username: String!, $password: String!) { login(username: $username, password: $password) { __typename } }';

/** Signs in when it is first asked, and again where Vendure has forgotten it. */
export function openAdminApi({ url, username, password, channel }: VendureAccount): Query {
  let token: string | undefined;

  async function post(
    text: string,
    { variables = {}, orderCode, timeoutMs = ANSWER_TIMEOUT_MS }: QueryOptions,
  ) {
    try {
      const response = await ofetch.raw<unknown>(url, {
        method: 'POST',
        body: { query: text, variables },
        headers: {
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(channel !== undefined && { 'vendure-token': channel }),
          ...(orderCode !== undefined && { 'x-order-code': orderCode }),
        },
        timeout: timeoutMs,
        redirect: 'error',
        // Its errors are explained in the body, whatever the status.
        ignoreResponseError: true,
      });
      const answer = answerSchema.safeParse(response._data).data;
      if (!answer) throw new Error(`it answered ${response.status} without JSON of GraphQL`);
      return { answer, token: response.headers.get('vendure-auth-token') };
    } catch (error) {
      // The message of the outer error has the whole address; the one below it says what broke.
      const cause = error instanceof FetchError ? (error.cause ?? error) : error;
      throw new VendureError(`Vendure at ${url} does not answer: ${reasonOf(cause)}.`, {
        code: 'away',
        cause,
      });
    }
  }

  async function signIn(timeoutMs: number | undefined) {
    token = undefined;
    const variables = { username, password };
    const signedIn = await post(LOGIN, { variables, ...(timeoutMs !== undefined && { timeoutMs }) });
    const { success, data } = loginSchema.safeParse(signedIn.answer.data);
    if (!success || data.login.__typename !== 'CurrentUser' || signedIn.token === null)
      throw new VendureError(`Vendure at ${url} does not let ${username} in. Check VENDURE_PASSWORD.`);
    token = signedIn.token;
  }

  return async (text, schema, options = {}) => {
    const isFirst = token === undefined;
    if (isFirst) await signIn(options.timeoutMs);
    let { answer } = await post(text, options);
    if (!isFirst && answer.errors?.some(({ extensions }) => extensions?.code === 'FORBIDDEN')) {
      await signIn(options.timeoutMs);
      answer = (await post(text, options)).answer;
    }
    const name = /(\w+)\s*[({]/.exec(text.replace(/^[^{]*\{/, ''))?.[1];
    const said = answer.errors?.map(({ message }) => message).join('; ');
    if (said)
      throw new VendureError(`Vendure refused ${name}: ${said}`, {
        code: answer.errors?.[0]?.extensions?.code,
      });
    const parsed = schema.safeParse(answer.data);
    if (parsed.success) return parsed.data;
    throw new VendureError(`Vendure answered ${name} in another form: ${z.prettifyError(parsed.error)}`);
  };
}

function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  return cause.cause instanceof Error ? cause.cause.message : cause.message;
}
