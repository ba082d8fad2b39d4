import { type AnswerKind, answerHeaders } from '../headers.ts';

/** Kinds of answers that a web server gives by itself. */
export const OWN_KINDS = [
  'page',
  'fragment',
  'hashed-file',
  'file',
  'worker',
  'plain',
] as const satisfies AnswerKind[];
export type OwnKind = (typeof OWN_KINDS)[number];

/** What headers depend on. `media` stands for a picture or a video. */
export interface Circumstance {
  kind: OwnKind;
  media: boolean;
  secure: boolean;
}

/** Type of content that stands for all pictures and videos. */
const SOME_MEDIA = 'image/png';

/** All that an answer can be, as far as its headers go. */
export const CIRCUMSTANCES: readonly Circumstance[] = OWN_KINDS.flatMap((kind) =>
  [false, true].flatMap((secure) =>
    (kind === 'file' || kind === 'hashed-file' ? [false, true] : [false]).map((media) => ({
      kind,
      media,
      secure,
    })),
  ),
);

/**
 * The headers of every circumstance by name; an empty value is no header. `policy` is the policy of pages, as
 * the web server calls it.
 */
export function headerTable(policy: string): Map<string, { when: Circumstance; value: string }[]> {
  const all = CIRCUMSTANCES.map((when) => ({ when, headers: headersOf(when, policy) }));
  const names = new Set(all.flatMap(({ headers }) => Object.keys(headers)));
  return new Map(
    [...names].map((name) => [name, all.map(({ when, headers }) => ({ when, value: headers[name] ?? '' }))]),
  );
}

function headersOf({ kind, media, secure }: Circumstance, policy: string): Record<string, string> {
  return {
    ...answerHeaders(kind, { policy, type: media ? SOME_MEDIA : '', secure }),
    ...(kind !== 'plain' && { vary: 'accept-encoding' }),
  };
}
