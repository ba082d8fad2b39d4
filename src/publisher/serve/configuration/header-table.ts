import { type AnswerKind, answerHeaders } from '#publisher/serve/embedded/headers.ts';
import { varyOf } from '#publisher/serve/embedded/static-file.ts';

/** Kinds of answers that a web server gives by itself. */
export type OwnKind = Exclude<AnswerKind, 'platform'>;

/** All of them, and whether their headers depend on the type of content. */
const OWN_KINDS = {
  page: false,
  fragment: false,
  'hashed-file': true,
  dictionary: false,
  file: true,
  'crawler-file': false,
  'fresh-file': false,
  worker: false,
  plain: false,
} as const satisfies Record<OwnKind, boolean>;

/** Conditions of headers. `media` stands for a picture or a video. */
export interface Circumstance {
  kind: OwnKind;
  media: boolean;
  secure: boolean;
}

/** Type of content that stands for all pictures and videos. */
const SOME_MEDIA = 'image/png';

/** All that an answer can be, as far as its headers go. */
export const CIRCUMSTANCES: readonly Circumstance[] = Object.entries(OWN_KINDS).flatMap(
  ([kind, dependsOnType]) =>
    [false, true].flatMap((secure) =>
      (dependsOnType ? [false, true] : [false]).map((media) => ({ kind: kind as OwnKind, media, secure })),
    ),
);

/** The policy of pages and the link to their dictionary, as the web server calls them. */
interface Words {
  policy: string;
  dictionary?: string;
}

/** The headers of every circumstance by name; an empty value is no header. */
export function headerTable(words: Words): Map<string, { when: Circumstance; value: string }[]> {
  const all = CIRCUMSTANCES.map((when) => ({ when, headers: headersOf(when, words) }));
  const names = new Set(all.flatMap(({ headers }) => Object.keys(headers)));
  return new Map(
    [...names].map((name) => [name, all.map(({ when, headers }) => ({ when, value: headers[name] ?? '' }))]),
  );
}

function headersOf({ kind, media, secure }: Circumstance, words: Words): Record<string, string> {
  return {
    ...answerHeaders(kind, { ...words, type: media ? SOME_MEDIA : '', secure }),
    ...(kind !== 'plain' && { vary: varyOf(kind) }),
  };
}
