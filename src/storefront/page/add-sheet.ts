/**
 * Links a style sheet for a press, unless the page has it, and waits until it has loaded or failed. After a
 * failure the content stays unstyled. The mark tells it from the page's own sheets.
 */
export function addSheet(href: string): Promise<unknown> | undefined {
  const known = [...document.querySelectorAll('link[rel="stylesheet"]')];
  if (known.some((link) => link.getAttribute('href') === href)) return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  link.dataset['overlaySheet'] = '';
  const ended = new Promise((resolve) => {
    for (const type of ['load', 'error']) link.addEventListener(type, resolve);
  });
  document.head.append(link);
  return ended;
}
