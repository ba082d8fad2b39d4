/**
 * Links a style sheet that comes with a press, unless the page has it, and waits until it is there. One that
 * does not come leaves what it was for plain. The mark says that it is none of the page's own.
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
