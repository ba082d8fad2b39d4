import { z } from 'zod';
import { WEBHOOK_SECRET } from '#contract/cache/webhook.ts';
import { languageSchema } from '#contract/value/primitive.ts';

const httpUrl = z.url({
  protocol: /^https?$/,
  error: 'must be an address that starts with https:// or http://',
});

/** An origin: scheme, host and port, nothing after it. */
const originSchema = httpUrl.refine(
  (text) => URL.canParse(text) && new URL(text).origin === text,
  'must be an origin like https://shop.example, without a path',
);

/** A value in the file, or the name of an environment variable that has it. */
const secretSchema = z.union(
  [
    z.string().min(1),
    z.object({ env: z.string().regex(/^[A-Z][A-Z0-9_]*$/, 'must be a name like SHOP_KEY') }),
  ],
  {
    error: 'must be a text, or { "env": "NAME" } for an environment variable',
  },
);

const webhookSecretSchema = z.union(
  [
    z.string().regex(WEBHOOK_SECRET, 'must be whsec_ and 24 to 64 bytes in Base64'),
    z.object({ env: z.string().regex(/^[A-Z][A-Z0-9_]*$/, 'must be a name like SHOP_WEBHOOK') }),
  ],
  { error: 'must be whsec_ and 24 to 64 bytes in Base64, or { "env": "NAME" } for an environment variable' },
);

/** Fields of `tenants/<name>/tenant.json`. Unknown ones are an error: they are mostly typing mistakes. */
export const tenantFileSchema = z.strictObject({
  /** First label of the shop's host name: `shop` in `shop.example.uz`. */
  subdomain: z
    .string()
    .regex(
      /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/,
      'must be a host name label: lower-case letters, digits and hyphens',
    ),
  /** Identifies the shop in every call to the platform. */
  security_key: secretSchema,
  /** The shop platform; the operator's own where left out. */
  url: httpUrl.optional(),
  cache_server_url: httpUrl.optional(),
  /** Address of the shop; made from the operator's pattern where left out. */
  origin: originSchema.optional(),
  /** Languages that are built; the first is the default and has no prefix. */
  languages: z
    .array(languageSchema)
    .min(1)
    .refine((list) => new Set(list).size === list.length, 'must not name a language twice')
    .default(['ru', 'uz', 'en']),
  map_key: z.string().min(1).optional(),
  /** Shoppers show that they are no robots by this service, where the shop has a key for it. */
  captcha_site_key: z.string().min(1).optional(),
  captcha_provider: z.enum(['hcaptcha', 'recaptcha', 'turnstile']).default('turnstile'),
  /** Address of the service's script, where the operator has a copy of their own. */
  captcha_script: httpUrl.optional(),
  app_store_links: z.strictObject({ android: httpUrl, ios: httpUrl }).partial().default({}),
  /** Colour of the browser's own bars. */
  theme_color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'must be a colour like #a0b1c2')
    .optional(),
  /** Pages of these origins may show the shop in a frame and send it messages. */
  parent_frame_origins: z.array(originSchema).default([]),
  /** Hosts of other shops that pages of this one may name; any other stops a release. */
  linked_hosts: z
    .array(z.string().regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/, 'must be a host like outlet.example.uz'))
    .default([]),
  /** Secrets that sign messages of the cache server: one, or two while one replaces the other. */
  webhook_secrets: z.array(webhookSecretSchema).max(2).default([]),
  /** `none` asks crawlers to stay away and lists no page for them: a demo, a shop that is not open yet. */
  crawlers: z.enum(['welcome', 'none']).default('welcome'),
  /** `real` takes ratings from reviews; `fixed` invents one for all, which search engines punish. */
  structuredData: z.enum(['real', 'fixed']).default('real'),
});
export type TenantFile = z.infer<typeof tenantFileSchema>;

/** A checked tenant: the file's values with the key looked up and the folder's name. */
export interface TenantConfig extends Omit<TenantFile, 'languages' | 'security_key' | 'webhook_secrets'> {
  name: string;
  securityKey: string;
  webhookSecrets: readonly string[];
  languages: readonly [TenantFile['languages'][number], ...TenantFile['languages']];
  /** Absolute path of `tenants/<name>`. */
  directory: string;
}
