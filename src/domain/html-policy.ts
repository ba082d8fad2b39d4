/** What HTML of a shop may hold. The pull and the browser clean with the same list; all else is removed, its text kept. */
export const HTML_POLICY = {
  ALLOWED_TAGS: [
    'a', 'abbr', 'b', 'blockquote', 'br', 'caption', 'code', 'col', 'colgroup', 'dd', 'del', 'div', 'dl', 'dt', 'em', 'figcaption', 'figure',
    'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'i', 'img', 'ins', 'li', 'mark', 'ol', 'p', 'pre', 'q', 's', 'small', 'span', 'strong', 'sub', 'sup',
    'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr', 'u', 'ul',
  ],
  ALLOWED_ATTR: ['alt', 'colspan', 'height', 'href', 'lang', 'loading', 'reversed', 'rowspan', 'scope', 'src', 'start', 'title', 'width'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  /** Web addresses, paths of the shop, anchors, mail and telephone. */
  ALLOWED_URI_REGEXP: /^(?:https?:\/\/|\/(?!\/)|#|mailto:|tel:)/i,
  /** Attributes whose values are no addresses; all others must be one of the above. */
  ADD_URI_SAFE_ATTR: ['colspan', 'height', 'lang', 'loading', 'reversed', 'rowspan', 'scope', 'start', 'width'],
  /** Elements whose text means nothing to a reader. */
  FORBID_CONTENTS: ['iframe', 'math', 'noscript', 'object', 'script', 'style', 'svg', 'template', 'textarea', 'title', 'video', 'audio'],
};

/** Whether a text has nothing that a browser would read as markup: it is its own clean HTML. */
export function isPlainText(text: string): boolean {
  return !/[<&]/.test(text);
}
