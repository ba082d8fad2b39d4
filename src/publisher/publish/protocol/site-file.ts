import { z } from 'zod';
import { languageSchema } from '#contract/value/primitive.ts';
import { ANALYTICS_NAMES } from '#domain/analytics/analytics.ts';

/** A file by which pages are packed for browsers that have it. */
const pageDictionarySchema = z.object({
  /** Its address, and what browsers name it by. */
  file: z.string().regex(/^\/_astro\/[\w.-]+$/),
  sha256: z.base64(),
});

/** Facts about a shop that its server needs: the site's own file. */
export const siteFileSchema = z.object({
  tenant: z.string(),
  /** First label of the shop's host name. */
  subdomain: z.string(),
  /** Host name of the shop's own address, without a port: it is served there, too. */
  host: z.string().optional(),
  /** The shop platform that `/market-api/*` is passed on to. */
  platformUrl: z.url(),
  /** The cache server that `/cache-api/*` is passed on to; the platform's own where left out. */
  cacheServerUrl: z.url().optional(),
  /** The first is the default, without a prefix in paths. */
  languages: z.tuple([languageSchema], languageSchema).readonly(),
  /** Hashes of what runs in the pages without being a file, as policies name them. */
  scriptHashes: z.array(z.string().regex(/^sha256-[\w+/]+=*$/)).default([]),
  /** Origins whose pages may show the shop in a frame. */
  frameOrigins: z.array(z.string()).default([]),
  /** Origins of the shop's captcha; empty if it has none. */
  captchaOrigins: z.array(z.string()).default([]),
  /** Services that measure what shoppers do; policies let in these alone. */
  analytics: z.array(z.enum(ANALYTICS_NAMES)).default([]),
  /** Addresses of shared files by the paths at which browsers look for them: `favicon.ico`. */
  fixedFiles: z.record(z.string(), z.string()).default({}),
  /** By language; the first is offered, another one is what browsers may still have. */
  dictionaries: z.partialRecord(languageSchema, z.array(pageDictionarySchema)).default({}),
});
export type SiteFile = z.infer<typeof siteFileSchema>;

/** The text of the file. */
export function formatSiteFile(site: SiteFile): string {
  return `${JSON.stringify(site, null, 2)}\n`;
}

/** Reads the text of the file; throws where it is none. */
export function parseSiteFile(text: string): SiteFile {
  return siteFileSchema.parse(JSON.parse(text));
}

/** The same; undefined where the text is none. */
export function siteFileIn(text: string): SiteFile | undefined {
  try {
    return parseSiteFile(text);
  } catch {
    return undefined;
  }
}
