import { z } from 'zod';

/** A violation of a page's policy: the rule, and the kind of thing or its host. No address of a page. */
export interface Stopped {
  directive: string;
  /** A host name, `self`, or a word of the browser like `inline`, `eval` and `trusted-types-sink`. */
  source: string;
}

/** Types of content that reports come with: of `report-uri`, and of `report-to`. */
export const REPORT_TYPES = /^application\/(?:csp-report|reports\+json)\b/;

const textSchema = z.string().catch('');
const bodySchema = z.object({ effectiveDirective: textSchema, blockedURL: textSchema });
const reportUriSchema = z.object({
  'csp-report': z
    .object({
      'effective-directive': textSchema,
      'violated-directive': textSchema,
      'blocked-uri': textSchema,
    })
    .transform((report) => ({
      effectiveDirective: report['effective-directive'] || report['violated-directive'],
      blockedURL: report['blocked-uri'],
    })),
});
const reportToSchema = z.array(z.object({ type: z.string(), body: z.unknown() })).max(100);

/** Reads what a browser reports to the host of `hostName`; nothing where it is no report. */
export function parseReports(text: string, hostName: string): Stopped[] {
  const json = parseJson(text);
  const single = reportUriSchema.safeParse(json);
  if (single.success) return [stoppedBy(single.data['csp-report'], hostName)];
  const list = reportToSchema.safeParse(json);
  if (!list.success) return [];
  return list.data.flatMap(({ type, body }) => {
    const report = bodySchema.safeParse(body);
    return type === 'csp-violation' && report.success ? [stoppedBy(report.data, hostName)] : [];
  });
}

function stoppedBy(
  { effectiveDirective, blockedURL }: z.infer<typeof bodySchema>,
  hostName: string,
): Stopped {
  const [directive = ''] = effectiveDirective.split(' ', 1);
  return { directive: wordOr(directive), source: sourceOf(blockedURL, hostName) };
}

/** Anybody may send a report, so nothing is kept but short words and names of hosts. */
const wordOr = (text: string) => (/^[a-z-]{1,40}$/.test(text) ? text : 'other');

function sourceOf(blocked: string, hostName: string): string {
  if (!/^(?:https?|wss?):/.test(blocked)) return wordOr(blocked.split(':', 1)[0] ?? '');
  const host = URL.canParse(blocked) ? new URL(blocked).hostname : '';
  if (host === hostName) return 'self';
  return /^[a-z0-9.-]{1,253}$/.test(host) ? host : 'other';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
