/** The host that a request names. */
export interface Host {
  /** In lower case, without port and closing dot: `shop.example.uz`. */
  name: string;
  /** With its port, if it has one: `shop.example.uz:8443`. */
  address: string;
  /** True with a closing dot, which makes another origin of it. */
  closingDot: boolean;
}

const HOST = /^([a-z0-9-]+(?:\.[a-z0-9-]+)*)(\.?)((?::\d{1,5})?)$/;

/** Reads a Host header; undefined where it names nothing that a shop could be called. */
export function parseHost(header: string | undefined): Host | undefined {
  const [, name, dot, port] = HOST.exec((header ?? '').toLowerCase()) ?? [];
  return name === undefined ? undefined : { name, address: `${name}${port}`, closingDot: dot === '.' };
}

/** Label right before one of the suffixes: `shop` of `shop.example.uz` if `example.uz` is one. */
export function subdomainOf(name: string, suffixes: readonly string[]): string | undefined {
  const dot = name.indexOf('.');
  return dot > 0 && suffixes.includes(name.slice(dot + 1)) ? name.slice(0, dot) : undefined;
}
