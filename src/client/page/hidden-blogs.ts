import { $hiddenBlogs, hideBlog } from '#stores/hidden-blogs.store.ts';

/** Lets a shopper put away the stories of the home page, one by one; the part goes with its last. */
export function startHiddenBlogs(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('.blog__hide') : null;
    const blog = button?.closest<HTMLElement>('[data-blog]');
    if (!blog) return;
    const next = otherBlog(blog);
    hideBlog(blog.dataset['blog'] ?? '');
    next?.querySelector('a')?.focus();
  });
  $hiddenBlogs.subscribe(paintBlogs);
}

/** The story that gets the focus of one that goes. */
function otherBlog(blog: Element): Element | null {
  const shown = [...document.querySelectorAll('[data-blog]:not([hidden])')];
  const at = shown.indexOf(blog);
  return shown[at + 1] ?? shown[at - 1] ?? null;
}

function paintBlogs(slugs: readonly string[]): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-blogs]')) {
    const blogs = [...part.querySelectorAll<HTMLElement>('[data-blog]')];
    for (const blog of blogs) {
      blog.hidden = slugs.includes(blog.dataset['blog'] ?? '');
      const button = blog.querySelector<HTMLElement>('.blog__hide');
      if (button) button.hidden = false;
    }
    part.hidden = blogs.every(({ hidden }) => hidden);
  }
}
