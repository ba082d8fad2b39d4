/** Markup that is safe to send: every text in it was escaped. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

type Part = Html | string | number | false | undefined | null | readonly Part[];

/**
 * Markup with values put in: texts are escaped, markup and lists of it stay, nothing is written for what is
 * missing or false.
 */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(
    strings.map((text, index) => (index === 0 ? text : write(parts[index - 1]) + text)).join(''),
  );
}

/** A text in which \`code\` stands between backticks; blank lines part paragraphs. */
export function prose(text: string): Html {
  const paragraphs = text.split(/\n\s*\n/).map((paragraph) => {
    const pieces = paragraph
      .split('`')
      .map((piece, index) => (index % 2 === 1 ? html`<code>${piece}</code>` : piece));
    return html`<p>${pieces}</p>`;
  });
  return html`${paragraphs}`;
}

/** As `prose`, for a text that stands within a line. */
export function inline(text: string): Html {
  return html`${text.split('`').map((piece, index) => (index % 2 === 1 ? html`<code>${piece}</code>` : piece))}`;
}

function write(part: Part): string {
  if (part instanceof Html) return part.markup;
  if (Array.isArray(part)) return part.map(write).join('');
  if (part === undefined || part === null || part === false) return '';
  return String(part).replace(/[&<>"]/g, (sign) => ESCAPED[sign] ?? sign);
}

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
