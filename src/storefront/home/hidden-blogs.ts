import { $hiddenBlogs, hideBlog } from './hidden-blogs.store.ts';

let isListening = false;

/**
 * Lets the shopper hide stories of the home page; the section goes with its last story. A page fetched anew
 * has the hidden ones removed before it is shown.
 */
export function startHiddenBlogs(page: ParentNode = document): void {
  paintBlogs(page, $hiddenBlogs.get());
  if (isListening) return;
  isListening = true;
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('.blog__hide') : null;
    const blog = button?.closest<HTMLElement>('[data-blog]');
    if (!blog) return;
    const next = otherBlog(blog);
    hideBlog(blog.dataset['blog'] ?? '');
    next?.querySelector('a')?.focus();
  });
  $hiddenBlogs.listen((slugs) => paintBlogs(document, slugs));
}

/** The story that gets the focus when another one is hidden. */
function otherBlog(blog: Element): Element | null {
  const shown = [...document.querySelectorAll('[data-blog]:not([hidden])')];
  const at = shown.indexOf(blog);
  return shown[at + 1] ?? shown[at - 1] ?? null;
}

function paintBlogs(page: ParentNode, slugs: readonly string[]): void {
  for (const part of page.querySelectorAll<HTMLElement>('[data-blogs]')) {
    const blogs = [...part.querySelectorAll<HTMLElement>('[data-blog]')];
    for (const blog of blogs) {
      blog.hidden = slugs.includes(blog.dataset['blog'] ?? '');
      const button = blog.querySelector<HTMLElement>('.blog__hide');
      if (button) button.hidden = false;
    }
    part.hidden = blogs.every(({ hidden }) => hidden);
  }
}
