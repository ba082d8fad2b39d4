import { decodeHTMLStrict } from 'entities';
import { SaxesParser } from 'saxes';
import { boundText } from './bound-text.ts';
import { documentOf, WEB_PAGE } from './choose-document.ts';
import type { CommerceSink } from './commerce-record.ts';
import { escapeAmpersands } from './escape-ampersands.ts';
import type { FeedListener, FeedShop } from './feed.ts';
import { ImportError } from './import-error.ts';
import { readJson } from './read-json.ts';
import { readTable } from './read-table.ts';
import type { XmlDocument } from './xml-document.ts';

/** No feed has a tag of more characters than this; what is longer is none, and would fill the memory. */
const MAX_TAG = 8_000_000;

/** Characters in which the first line of a table ends. */
const MAX_HEAD = 100_000;

/** Characters that stand in no text. */
const NO_TEXT = /[^\P{Cc}\t\n\f\r\x7f-\x9f]/u;

/** Faults of the text that leave the markup around it readable, and what is done about each. */
const FAULTS_OF_TEXT: readonly [RegExp, string][] = [
  [/undefined entity|entity name/, 'it has an entity that nobody knows; it was left as it is'],
  [/malformed character entity/, 'it has a number of a character that XML does not allow; it was left out'],
  [/disallowed character\.$/, 'it has a control character that XML does not allow; it was left out'],
  [/"]]>" is disallowed/, 'it has "]]>" in a text, where ]]&gt; is meant'],
];

const afterEnd = (root: string) => `behind the end of the feed, </${root}>, there is more; it was not read`;

/** Messages of the parser in plain words. */
const BETTER_WORDS: ReadonlyMap<string, string> = new Map([
  [
    'text data outside of root node.',
    'there is text before the feed, which must begin with <?xml or <yml_catalog>',
  ],
]);

/**
 * Reads a feed, of XML, JSON or a table, and tells the listener what it has; memory does not grow with it,
 * JSON apart. Throws `ImportError`, which names the line, where it is broken or is no feed. `now` is when
 * offers of a limited time are looked at; `openSink` opens what gets the records of an exchange, of
 * which the listener is told nothing.
 */
export async function readFeed(
  text: AsyncIterable<string>,
  listener: FeedListener,
  now: Date,
  openSink: () => CommerceSink,
): Promise<FeedShop> {
  const { head, whole } = await peek(text);
  if (/^\s*(?:<!doctype html|<html[\s>])/i.test(head)) throw new ImportError(WEB_PAGE);
  if (/^\s*<|<(?:\?xml|yml_catalog|rss|feed)[\s>]/.test(head)) return readXml(whole, listener, now, openSink);
  if (head.trim() === '') throw new ImportError('The feed is empty. Fetch it anew.');
  if (/^\s*[{[]/.test(head)) return readJson(whole, listener, now);
  const [firstLine = ''] = head.trimStart().split('\n', 1);
  if (NO_TEXT.test(firstLine) || head.includes('\0'))
    throw new ImportError('The file is no text: it may be a picture or a program. Name a feed.');
  return readTable(whole, firstLine, listener, now);
}

/** The beginning of a text, some lines at least, and the text again from its beginning. */
async function peek(text: AsyncIterable<string>): Promise<{ head: string; whole: AsyncIterable<string> }> {
  const iterator = text[Symbol.asyncIterator]();
  let head = '';
  let next = await iterator.next();
  while (!next.done) {
    head += next.value;
    const begun = head.trimStart();
    if (begun.includes('\n') || begun.length > MAX_HEAD) break;
    next = await iterator.next();
  }
  async function* whole() {
    try {
      yield head;
      for (let piece = await iterator.next(); !piece.done; piece = await iterator.next()) yield piece.value;
    } finally {
      await iterator.return?.();
    }
  }
  return { head, whole: whole() };
}

/**
 * Reads a feed of XML. Entities that a DTD declares are not expanded, and nothing that it names is fetched.
 */
async function readXml(
  text: AsyncIterable<string>,
  listener: FeedListener,
  now: Date,
  openSink: () => CommerceSink,
): Promise<FeedShop> {
  const parser = new SaxesParser({ xmlns: false, position: true });
  parser.ENTITIES = new Proxy(parser.ENTITIES, { get: (_known, name) => characterOf(String(name)) });
  let document: XmlDocument | undefined;
  let root = '';
  let lastEventAt = 0;
  let skippedLines = 0;
  /** True once something stands behind the end of the feed: nothing of that is read. */
  let ended = false;
  const at = <Args extends unknown[]>(handle: (...args: Args) => void) => {
    return (...args: Args) => {
      lastEventAt = parser.position;
      if (!ended) handle(...args);
    };
  };
  const lineNow = () => parser.line + skippedLines;
  const endHere = () => {
    ended = true;
    listener.correction({ reason: afterEnd(root), value: '' }, lineNow());
  };

  parser.on(
    'opentagstart',
    at(({ name }) => {
      if (document?.isOver()) return endHere();
      if (!document) {
        root = name;
        document = documentOf(name, listener, now, openSink);
      }
      document.beginTag(name, lineNow());
    }),
  );
  parser.on(
    'opentag',
    at(({ attributes }) => document?.openTag(attributes)),
  );
  parser.on(
    'closetag',
    at(({ name }) => document?.closeTag(name)),
  );
  parser.on(
    'text',
    at((piece) => document?.addText(piece)),
  );
  parser.on(
    'cdata',
    at((piece) => document?.addText(piece)),
  );
  const passOver = at(() => {});
  parser.on('comment', passOver);
  parser.on('processinginstruction', passOver);
  parser.on('error', (error) => {
    const [, reason = error.message] = /^\d+:\d+: (.*)$/s.exec(error.message) ?? [];
    const [, faultOfText] = FAULTS_OF_TEXT.find(([pattern]) => pattern.test(reason)) ?? [];
    if (ended) return;
    if (document?.isOver()) endHere();
    else if (faultOfText && document) document.correct(faultOfText);
    else throw brokenXml(lineNow(), BETTER_WORDS.get(reason) ?? reason);
  });

  let started = false;
  for await (const chunk of boundText(escapeAmpersands(text))) {
    let piece = chunk;
    if (!started) {
      // Programs that write feeds leave blank lines before the declaration, where XML allows nothing.
      piece = chunk.trimStart();
      skippedLines += chunk.slice(0, chunk.length - piece.length).split('\n').length - 1;
      started = piece !== '';
    }
    parser.write(piece);
    if (ended && document) return document.shop;
    if (parser.position - lastEventAt > MAX_TAG)
      throw brokenXml(lineNow(), `there is a tag of more than ${MAX_TAG} characters`);
  }
  parser.close();
  if (!document) throw new ImportError('The feed is empty. Fetch it anew.');
  return document.shop;
}

/** Text of an entity: feeds use the names of HTML without declaring them. Undefined for others. */
function characterOf(name: string): string | undefined {
  const reference = `&${name};`;
  const text = decodeHTMLStrict(reference);
  return text === reference ? undefined : text;
}

function brokenXml(line: number, reason: string): ImportError {
  return new ImportError(
    `The XML of the feed is broken in line ${line}: ${reason.replace(/\.$/, '')}. Nothing was imported; ` +
      'correct the feed and try again.',
  );
}
