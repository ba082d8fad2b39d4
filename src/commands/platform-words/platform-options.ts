/** Options of all words of the command. */
export interface PlatformOptions {
  file: string;
  port?: string | undefined;
  host?: string | undefined;
  storefront?: string | undefined;
  metrics?: string | undefined;
  tenant?: string | undefined;
  state?: string | undefined;
  day?: string | undefined;
  csv?: boolean | undefined;
  reason?: string | undefined;
  webhook?: string | undefined;
  secret?: string | undefined;
  telegram?: string | undefined;
  page?: string | undefined;
  merchant?: string | undefined;
  service?: string | undefined;
  key?: string | undefined;
  stop?: string | undefined;
  every?: string | undefined;
  language?: string | undefined;
  rate?: string[] | undefined;
  currency?: string | undefined;
  'price-type'?: string | undefined;
  now?: boolean | undefined;
  fewer?: boolean | undefined;
  user?: string | undefined;
  password?: string | undefined;
  url?: string | undefined;
  channel?: string | undefined;
  shipping?: string | undefined;
  title?: string | undefined;
  'write-tenant'?: boolean | undefined;
}
