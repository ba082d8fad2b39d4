import {
  type Auth,
  type Call,
  DELIVERY_TOKEN_HEADER,
  type Encoding,
  isForeign,
  SECURITY_KEY_HEADER,
  SERVICE_BASE_PATHS,
  SERVICES,
  type Service,
} from './define-call.ts';

/** Facts of a call that make a request. Its schemas are not among them, so that no browser loads them. */
export type CallHead = Pick<Call, 'method' | 'path'> & Partial<Pick<Call, 'auth' | 'service' | 'encoding'>>;

/** Input of a request, right or wrong; `CallInput` is the right one. */
export interface RequestInput {
  params?: Readonly<Record<string, string | number>> | undefined;
  query?: unknown;
  body?: unknown;
}

/** Target and sender of a request. */
export interface Sender {
  /** Addresses before the paths of each service; its base path on the own host where left out. */
  addresses?: Readonly<Record<Service, string>>;
  /** Of the shop. */
  key?: string | null | undefined;
  /** Of the shopper, or for `delivery` of the delivery. */
  token?: string | null | undefined;
}

/** A request that has only to be sent. */
export interface PreparedCall {
  /** `POST /add-to-cart`: method and path as the contract has them. */
  name: string;
  method: string;
  /** The path with its parameters, below the address of the service. */
  path: string;
  /** Address, path and query. */
  url: string;
  headers: Record<string, string>;
  body: string | FormData | null;
}

/** Makes a call ready. A call that looks at no token goes without, and services of others learn nobody. */
export function prepareCall(
  { method, path: template, auth = 'none', service = 'shop', encoding = 'json' }: CallHead,
  { params, query, body }: RequestInput,
  { addresses = SERVICE_BASE_PATHS, key, token }: Sender = {},
): PreparedCall {
  const path = callPath(template, params);
  const encoded = body === undefined ? { body: null } : encodeBody(encoding, body);
  return {
    name: `${method} ${template}`,
    method,
    path,
    url: addresses[service] + path + queryOf(query),
    headers: {
      accept: 'application/json',
      ...encoded.headers,
      ...(!isForeign(service) && identityOf(auth, key, token)),
    },
    body: encoded.body,
  };
}

/** The path of a call with its parameters filled in, each escaped. */
export function callPath(path: string, params: RequestInput['params'] = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

/** The address of every service: on the platform, or where `own` has another. None ends with a slash. */
export function serviceAddresses(
  platformUrl: string,
  own: Readonly<Partial<Record<Service, string | undefined>>> = {},
): Record<Service, string> {
  const addressOf = (service: Service) =>
    own[service] ?? withoutSlash(platformUrl) + SERVICE_BASE_PATHS[service];
  return Object.fromEntries(SERVICES.map((service) => [service, withoutSlash(addressOf(service))])) as Record<
    Service,
    string
  >;
}

interface EncodedBody {
  body: string | FormData | null;
  /** Headers that the body does not give by itself. */
  headers?: Record<string, string>;
}

function encodeBody(encoding: Encoding, body: unknown): EncodedBody {
  if (encoding === 'json')
    return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const fields = fieldsOf(body);
  if (encoding === 'form')
    return { body: urlEncoded(fields), headers: { 'content-type': 'application/x-www-form-urlencoded' } };
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value instanceof Blob ? value : textOf(value));
  // The boundary is known to whoever sends the form.
  return { body: form };
}

/** `?q=…&ids[]=1&ids[]=2`; nothing where there is nothing to ask. */
function queryOf(query: unknown): string {
  const text = urlEncoded(fieldsOf(query));
  // Commas are common here and need no escape.
  return text && `?${text.replaceAll('%2C', ',')}`;
}

/** Fields of a query or a form: a list stands several times, what is null or undefined is left out. */
function fieldsOf(values: unknown): [string, unknown][] {
  return Object.entries(Object(values)).flatMap(([name, value]) =>
    [value]
      .flat()
      .filter((one) => one !== undefined && one !== null)
      .map((one): [string, unknown] => [name, one]),
  );
}

function urlEncoded(fields: [string, unknown][]): string {
  return new URLSearchParams(fields.map(([name, value]) => [name, textOf(value)])).toString();
}

/** An object in a form is written as JSON. */
function textOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function identityOf(auth: Auth, key: Sender['key'], token: Sender['token']): Record<string, string> {
  return {
    ...(key && { [SECURITY_KEY_HEADER]: key }),
    ...(token && auth === 'delivery' && { [DELIVERY_TOKEN_HEADER]: token }),
    ...(token && (auth === 'bearer' || auth === 'optional') && { authorization: `Bearer ${token}` }),
  };
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '');
}
