/** A reference is an `&`, a name or number, and a `;`. CDATA and comments have none. */
const TOKEN = /<!\[CDATA\[|\]\]>|<!--|-->|&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][\w.-]{0,31});)/gi;

/** The end of a piece that may be the beginning of one of the above. */
const UNDECIDED = /(?:&[#\w.-]{0,33}|<(?:!(?:-|\[[CDAT]{0,5})?)?|\]{1,2}|-{1,2})$/;

/**
 * Writes `&amp;` for each `&` that begins no reference: feeds have them in addresses and names, and a parser
 * of XML must stop there.
 */
export async function* escapeAmpersands(text: AsyncIterable<string>): AsyncGenerator<string> {
  let within: 'text' | 'cdata' | 'comment' = 'text';
  const replace = (token: string): string => {
    if (token === '&') return within === 'text' ? '&amp;' : token;
    if (within === 'text' && token.startsWith('<')) within = token === '<!--' ? 'comment' : 'cdata';
    else if ((within === 'cdata' && token === ']]>') || (within === 'comment' && token === '-->'))
      within = 'text';
    return token;
  };
  let pending = '';
  for await (const chunk of text) {
    const piece = pending + chunk;
    pending = UNDECIDED.exec(piece)?.[0] ?? '';
    yield piece.slice(0, piece.length - pending.length).replace(TOKEN, replace);
  }
  yield pending.replace(TOKEN, replace);
}
