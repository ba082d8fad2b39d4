import { useState } from 'react';
import type { Image } from '#contract/primitive.ts';
import { imageUrl } from '#domain/picture.ts';
import type { Translate } from '#i18n/message-key.ts';

export interface QuickGalleryProps {
  /** Undefined while they are asked for: `first` is shown then, which the card has already. */
  images: readonly Image[] | undefined;
  first: string;
  name: string;
  t: Translate;
}

/** Most pictures: as many as the page of the product has. */
const MOST = 5;

/** One picture large, all small below it; a press shows it as large as the window. */
export function QuickGallery({ images, first, name, t }: QuickGalleryProps) {
  const [at, setAt] = useState(0);
  const shown = images?.slice(0, MOST) ?? [];
  const enlarge = async () => {
    const list = t('product.photos');
    const { openLightbox } = await import('#client/page/lightbox.ts');
    openLightbox(
      shown.map((image) => ({ src: imageUrl(image, 'original'), alt: name })),
      at,
      {
        title: name,
        close: t('dialog.close'),
        back: t('shell.back', { list }),
        forward: t('shell.forward', { list }),
        zoom: t('product.zoom'),
      },
      setAt,
    );
  };
  return (
    <div className="quick-view__gallery">
      <button
        type="button"
        className="quick-view__picture"
        aria-label={t('product.enlarge', { number: at + 1 })}
        disabled={shown.length === 0}
        onClick={() => void enlarge().catch(() => {})}
      >
        <img src={shown[at] ? imageUrl(shown[at], '600x_') : first} width={600} height={600} alt={name} />
      </button>
      {shown.length > 1 && (
        <fieldset className="quick-view__thumbs" aria-label={t('product.thumbnails')}>
          {shown.map((image, place) => (
            <button
              key={imageUrl(image, '100x_')}
              type="button"
              aria-label={t('product.photo', { number: place + 1 })}
              aria-current={place === at ? 'true' : undefined}
              onClick={() => setAt(place)}
            >
              <img src={imageUrl(image, '100x_')} width={64} height={64} alt="" />
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
