/** A step of answering a request; further fields depend on the handler. */
export interface Handler {
  handler: string;
  [field: string]: unknown;
}

/** Requests that have all of these. */
export type Match = Readonly<Record<string, unknown>>;

export interface Route {
  /** Of the routes of a group the first one that matches is taken. */
  group?: string;
  /** One of these is enough; any request where left out. */
  match?: readonly Match[];
  handle: readonly Handler[];
  /** No route after this one. */
  terminal?: true;
}

/** Caddy's names for the decoded path of a request, and for the path with its query as it was sent. */
export const PATH = 'http.request.orig_uri.path';
export const TARGET = 'http.request.orig_uri';

/** A value that a pattern is in; its captures are `{http.regexp.at.1}` and so on. */
export function matches(value: string, pattern: string): Match {
  return { vars_regexp: { [`{${value}}`]: { name: 'at', pattern } } };
}

/** `$1` of a pattern in Caddy's words. */
export function captured(text: string): string {
  return text.replace(/\$(\d)/g, '{http.regexp.at.$1}');
}

/** Variables for the routes that follow: `a` is then `{http.vars.a}`. */
export function setVariables(values: Readonly<Record<string, string>>): Handler {
  return { handler: 'vars', ...values };
}

/** Answers with words of our own. */
export function say(status: number, body: string, headers: Readonly<Record<string, string>> = {}): Handler {
  return {
    handler: 'static_response',
    status_code: status,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]])),
    body,
  };
}
