import type { Review, ReviewStatus } from '#contract/catalogue/review.ts';
import { isVideoAddress } from '#domain/picture/file-type.ts';
import { formatDate } from '#domain/text/format.ts';
import { textLanguage } from '#domain/text/text-language.ts';
import { pageLanguage } from '#storefront/page/page-text.ts';

/**
 * A review as the page has those that everybody sees; one with a status tells it, as to its writer. The
 * template is in the page, with its words; without it there is nothing.
 */
export function drawReview(
  section: HTMLElement,
  review: Review & { status?: ReviewStatus },
): HTMLElement | undefined {
  const template = section.querySelector<HTMLTemplateElement>('template[data-own-review]');
  const item = template?.content.firstElementChild?.cloneNode(true);
  if (!(item instanceof HTMLElement)) return undefined;
  const { rating, comment, createdAt, customer, images, status } = review;
  const part = (name: string) => item.querySelector<HTMLElement>(`[data-own="${name}"]`);
  const say = (name: string, text: string) => part(name)?.replaceChildren(text);
  const { fullName } = customer.profile;
  say('face', [...fullName][0] ?? '');
  say('name', fullName);
  say('comment', comment);
  const language = textLanguage(comment);
  if (language && language !== pageLanguage()) part('comment')?.setAttribute('lang', language);
  say('date', formatDate(createdAt, pageLanguage()));
  part('date')?.setAttribute('datetime', createdAt);
  const stars = part('stars');
  stars?.classList.add(`stars--${Math.round(rating)}`);
  stars?.setAttribute('aria-label', (stars.dataset['label'] ?? '').replace('*', String(rating)));
  for (const mark of item.querySelectorAll<HTMLElement>('[data-status]'))
    mark.hidden = mark.dataset['status'] !== status;
  const pictures = part('images');
  pictures?.append(...images.map(({ url }) => picture(url, pictures.dataset['label'] ?? '')));
  if (comment === '') part('comment')?.remove();
  if (images.length === 0) pictures?.remove();
  if (!status) part('status')?.remove();
  return item;
}

function picture(url: string, label: string): HTMLElement {
  if (isVideoAddress(url)) {
    const video = Object.assign(document.createElement('video'), {
      src: url,
      controls: true,
      preload: 'metadata',
    });
    video.setAttribute('aria-label', label);
    return video;
  }
  return Object.assign(document.createElement('img'), { src: url, alt: label, width: 88, height: 88 });
}
