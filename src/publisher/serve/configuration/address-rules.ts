import type { Language } from '#contract/value/primitive.ts';
import { UNMEASURED } from '#domain/analytics/analytics.ts';
import {
  catalogueMenuPath,
  notFoundPath,
  overlayPath,
  releaseInfoPath,
  workerPath,
} from '#domain/link/paths.ts';
import { RESERVED_ADDRESS } from '#publisher/publish/protocol/page-file.ts';
import { PASSED_ON } from '#publisher/serve/embedded/passed-on.ts';

// Regular expressions that PCRE and RE2 both read: no looking ahead, no looking behind.

/** A path, as it was sent, that names `.` or `..`. */
export const LEAVES_FOLDER = '^[^?]*(/|%2[fF])(\\.|%2[eE])(\\.|%2[eE])?(/|%2[fF]|\\?|$)';

/** A path, as it was sent, with a slash inside a name. */
export const HIDES_SLASH = '^[^?]*%2[fF]';

/** A decoded path with characters that no address has. */
export const FORBIDDEN = '[\\x00-\\x1f\\x7f\\\\]';

/** A decoded path with a name that is empty or hidden. */
export const HIDDEN = '/[/.]|[^/]/$';

/** A decoded path of a file that stores keep for themselves, whatever the case. */
export const RESERVED = RESERVED_ADDRESS.source.replaceAll('\\/', '/');

/** An address, as it was sent, with an empty name in its path; it belongs nowhere else. */
export const EMPTY_NAME = '^[^?]*//';

/** Addresses, as they were sent, with an ending that no page has; `$1` and `$2` are where they belong. */
export const ENDINGS: readonly { pattern: string; to: string }[] = [
  { pattern: '^/index\\.html/?(\\?.*)?$', to: '/$1' },
  { pattern: '^(/[^?]*[^/?])\\.html/?(\\?.*)?$', to: '$1$2' },
  { pattern: '^(/[^?]*[^/?])/(\\?.*)?$', to: '$1$2' },
];

/** A text as a regular expression. */
export function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Paths of a host that `npm run serve` answers, whatever the method. */
export const PASSED = `^/(${[...PASSED_ON.map(({ segment }) => segment), 'hooks'].join('|')})(/|$)`;

/** Prefix of a path in any language but the default one. */
export function prefixes([, ...others]: readonly [Language, ...Language[]]): string {
  return others.length === 0 ? '' : `(/(${others.join('|')}))?`;
}

/** The decoded path of the service worker. */
export const WORKER = `^${escaped(workerPath())}$`;

/** The decoded path of what says which release is served. */
export const RELEASE_INFO = `^${escaped(releaseInfoPath())}$`;

/** Decoded paths of a shop by what is special about them; languages are those of the shop. */
export function specialPaths(languages: readonly [Language, ...Language[]]) {
  const prefix = prefixes(languages);
  return {
    notFound: `^${prefix}${notFoundPath()}$`,
    fragment: `^${prefix}(${catalogueMenuPath()}|${overlayPath('')}.*)$`,
    unmeasured: `^${prefix}(${UNMEASURED.join('|')})(/|$)`,
  };
}
