import { decodeHTMLStrict } from 'entities';
import { SaxesParser } from 'saxes';
import { escapeAmpersands } from './escape-ampersands.ts';
import type { FeedListener, FeedShop } from './feed.ts';
import { FeedDocument } from './feed-document.ts';
import { ImportError } from './import-error.ts';

/**
 * Between two pieces of markup no feed has more text than this; what is longer is not a feed, and would fill
 * the memory.
 */
const MAX_TEXT = 8_000_000;

/**
 * Faults of the text that leave the markup around it readable: the offer that has one is left out, the others
 * are read.
 */
const FAULTS_OF_TEXT: readonly [RegExp, string][] = [
  [/undefined entity/, 'it has an entity that XML does not know; write the character itself'],
  [/malformed character entity/, 'it has a number of a character that XML does not allow'],
  [/disallowed character\.$/, 'it has a control character that XML does not allow'],
  [/"]]>" is disallowed/, 'it has "]]>" in a text; write ]]&gt;'],
];

/**
 * Reads a feed and tells the listener what it has; memory does not grow with the feed. Entities that a DTD
 * declares are not expanded, and nothing that it names is fetched. Throws `ImportError`, which names the
 * line, where the XML is broken or is no feed.
 */
export async function readFeed(text: AsyncIterable<string>, listener: FeedListener): Promise<FeedShop> {
  const parser = new SaxesParser({ xmlns: false, position: true });
  parser.ENTITIES = new Proxy(parser.ENTITIES, { get: (_known, name) => characterOf(String(name)) });
  const document = new FeedDocument(listener);
  let lastEventAt = 0;
  let skippedLines = 0;
  const at = <Args extends unknown[]>(handle: (...args: Args) => void) => {
    return (...args: Args) => {
      lastEventAt = parser.position;
      handle(...args);
    };
  };
  const lineNow = () => parser.line + skippedLines;

  parser.on(
    'opentagstart',
    at(({ name }) => document.beginTag(name, lineNow())),
  );
  parser.on(
    'opentag',
    at(({ attributes }) => document.openTag(attributes)),
  );
  parser.on(
    'closetag',
    at(({ name }) => document.closeTag(name)),
  );
  parser.on(
    'text',
    at((piece) => document.addText(piece)),
  );
  parser.on(
    'cdata',
    at((piece) => document.addText(piece)),
  );
  parser.on('error', (error) => {
    const [, reason = error.message] = /^\d+:\d+: (.*)$/s.exec(error.message) ?? [];
    const [, faultOfText] = FAULTS_OF_TEXT.find(([pattern]) => pattern.test(reason)) ?? [];
    if (faultOfText && document.spoilOffer(faultOfText)) return;
    throw brokenXml(lineNow(), reason);
  });

  let started = false;
  for await (const chunk of escapeAmpersands(text)) {
    let piece = chunk;
    if (!started) {
      // Programs that write feeds leave blank lines before the declaration, where XML allows nothing.
      piece = chunk.trimStart();
      skippedLines += chunk.slice(0, chunk.length - piece.length).split('\n').length - 1;
      started = piece !== '';
    }
    parser.write(piece);
    if (parser.position - lastEventAt > MAX_TEXT)
      throw brokenXml(lineNow(), `there is a text of more than ${MAX_TEXT} characters`);
  }
  if (!started) throw new ImportError('The feed is empty. Fetch it anew.');
  parser.close();
  return document.shop;
}

/** What an entity stands for: feeds use the names of HTML without declaring them. Undefined for others. */
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
