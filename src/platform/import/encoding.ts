/** Encoding of a feed. */
export interface Encoding {
  name: string;
  /** Wrong declaration of the feed; empty where it is right. */
  correction: string;
}

/** The declaration stands in the first bytes, in letters that all encodings but UTF-16 share. */
const DECLARATION_BYTES = 1_024;

/** Letters beyond ASCII that it takes to tell encodings apart. */
const ENOUGH = 40;

/** True once the beginning of a feed says enough to choose its encoding. */
export function saysEnough(head: Buffer, limit: number): boolean {
  if (head.length >= limit) return true;
  let count = 0;
  for (const byte of head) if (byte >= 0x80) count += 1;
  return head.length >= DECLARATION_BYTES && count >= ENOUGH;
}

/**
 * The encoding by the byte order mark, else by the XML declaration, UTF-8 without either. A declaration that
 * the bytes of the beginning belie does not count.
 */
export function encodingOf(head: Buffer): Encoding {
  const start = head.subarray(0, DECLARATION_BYTES).toString('latin1');
  const mark = markOf(head);
  if (mark) return { name: mark, correction: '' };
  const declared = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(start)?.[1];
  const name = declared ?? 'utf-8';
  const says = declared ? `it says that it is written in ${declared}` : 'it says no encoding';
  const { valid, broken } = sequencesOf(head);
  if (isUtf8(name)) {
    if (broken <= valid || !isCyrillic(head)) return { name, correction: '' };
    return {
      name: 'windows-1251',
      correction: `${says}, and is written in windows-1251, as which it was read`,
    };
  }
  if (broken > 0 || valid < ENOUGH / 4 || !isSingleByte(name)) return { name, correction: '' };
  return { name: 'utf-8', correction: `${says}, and is written in UTF-8, as which it was read` };
}

const isUtf8 = (name: string) => /^utf-?8$/i.test(name);
const isSingleByte = (name: string) =>
  /^(?:windows-|cp-?125|iso-8859|koi8|ibm866|x-mac|latin|us-ascii)/i.test(name);

function markOf(head: Buffer): string | undefined {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8';
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  // Without a mark every second byte of its Latin letters is 0.
  const [first = 0, second = 0, third = 0, fourth = 0] = head;
  if (first > 0 && second === 0 && third > 0 && fourth === 0) return 'utf-16le';
  return first === 0 && second > 0 && third === 0 && fourth > 0 ? 'utf-16be' : undefined;
}

/** Counts of the letters beyond ASCII in valid UTF-8, and of the bytes that are not. */
function sequencesOf(head: Buffer): { valid: number; broken: number } {
  let [valid, broken] = [0, 0];
  for (let at = 0; at < head.length; ) {
    const byte = head[at] ?? 0;
    const length = byte < 0x80 ? 1 : byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc2 ? 2 : 0;
    const rest = head.subarray(at + 1, at + length);
    // The last letter may be cut.
    if (length > 1 && at + length > head.length) break;
    const isWhole = length > 0 && byte < 0xf5 && rest.every((one) => one >= 0x80 && one < 0xc0);
    if (!isWhole) broken += 1;
    else if (length > 1) valid += 1;
    at += isWhole ? length : 1;
  }
  return { valid, broken };
}

/** True if most bytes beyond ASCII would be Cyrillic letters in windows-1251. */
function isCyrillic(head: Buffer): boolean {
  let [letters, others] = [0, 0];
  for (const byte of head) {
    if (byte >= 0xc0 || byte === 0xa8 || byte === 0xb8) letters += 1;
    else if (byte >= 0x80) others += 1;
  }
  return letters > 4 * others;
}
