import { readOwnReviews } from '#client/api/reviews.ts';
import { pageLanguage } from '#client/text/page-text.ts';
import type { OwnReview } from '#contract/review.ts';
import { isVideoAddress } from '#domain/file-type.ts';
import { formatDate } from '#domain/format.ts';
import { $session } from '#stores/session.store.ts';

/** Shows to its writer, and to nobody else, what of a product waits for the shop. */
export function keepOwnReviews(section: HTMLElement): void {
  $session.subscribe(({ token }) => {
    if (token === null) listOf(section)?.replaceChildren();
    else void showOwnReviews(section);
  });
}

/** Asks what the shopper wrote of the product and shows what the page does not have. */
export async function showOwnReviews(section: HTMLElement): Promise<void> {
  const { token } = $session.get();
  if (token === null) return;
  try {
    const reviews = await readOwnReviews(Number(section.dataset['reviews']));
    if ($session.get().token !== token) return;
    listOf(section)?.replaceChildren(
      ...reviews
        .filter(({ id }) => !section.querySelector(`#review-${id}`))
        .flatMap((one) => draw(section, one)),
    );
  } catch {
    // A platform that does not say leaves what everybody sees.
  }
}

function listOf(section: HTMLElement): HTMLElement | null {
  return section.querySelector('[data-own-reviews]');
}

/** A review as the page has it; the template is in the page, with its words. */
function draw(section: HTMLElement, review: OwnReview): Node[] {
  const template = section.querySelector<HTMLTemplateElement>('template[data-own-review]');
  const item = template?.content.firstElementChild?.cloneNode(true);
  if (!(item instanceof HTMLElement)) return [];
  const { rating, comment, createdAt, customer, images, status } = review;
  const part = (name: string) => item.querySelector<HTMLElement>(`[data-own="${name}"]`);
  const say = (name: string, text: string) => part(name)?.replaceChildren(text);
  const { fullName } = customer.profile;
  say('face', [...fullName][0] ?? '');
  say('name', fullName);
  say('comment', comment);
  say('date', formatDate(createdAt, pageLanguage()));
  part('date')?.setAttribute('datetime', createdAt);
  const stars = part('stars');
  stars?.classList.add(`stars--${Math.round(rating)}`);
  stars?.setAttribute('aria-label', (stars.dataset['label'] ?? '').replace('*', String(rating)));
  for (const mark of item.querySelectorAll<HTMLElement>('[data-status]'))
    mark.hidden = mark.dataset['status'] !== status;
  const pictures = part('images');
  if (images.length === 0) pictures?.remove();
  else pictures?.append(...images.map(({ url }) => picture(url, pictures.dataset['label'] ?? '')));
  return [item];
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
