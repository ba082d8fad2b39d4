import { useRef, useState } from 'react';
import { isVideoAddress } from '#domain/picture/file-type.ts';
import { gallerySlides, type Slide } from '#domain/picture/gallery-slides.ts';
import { imageUrl } from '#domain/picture/picture.ts';
import type { Translate } from '#storefront/i18n/message-key.ts';
import { iconHref } from '#storefront/ui/icon/icon.ts';
import '#storefront/product/Lightbox.css';

export interface QuickGalleryProps {
  /** Undefined while it is asked for: `first` is shown then, which the card has already. */
  variation: Parameters<typeof gallerySlides>[0] | undefined;
  first: string;
  name: string;
  t: Translate;
}

/** One picture or video large, all small below it; a press shows a picture as large as the window. */
export function QuickGallery({ variation, first, name, t }: QuickGalleryProps) {
  const [at, setAt] = useState(0);
  const thumbs = useRef<HTMLFieldSetElement>(null);
  const slides = variation ? gallerySlides(variation) : [];
  const images = variation?.images ?? [];
  const slide = slides[at];
  const show = (place: number) => {
    setAt(place);
    thumbs.current?.children[place]?.scrollIntoView({ block: 'nearest', inline: 'center' });
  };
  const enlarge = async () => {
    const list = t('product.photos');
    const { openLightbox } = await import('#storefront/product/lightbox.ts');
    openLightbox(
      images.map((image) => ({ src: imageUrl(image, 'original'), alt: name })),
      at,
      {
        title: name,
        close: t('dialog.close'),
        back: t('shell.back', { list }),
        forward: t('shell.forward', { list }),
        zoom: t('product.zoom'),
      },
      show,
    );
  };
  return (
    <div className="quick-view__gallery">
      {slide?.kind === 'video' ? (
        <QuickVideo slide={slide} name={name} t={t} />
      ) : (
        <button
          type="button"
          className="quick-view__picture"
          aria-label={t('product.enlarge', { number: at + 1 })}
          disabled={images.length === 0}
          onClick={() => void enlarge().catch(() => {})}
        >
          <img src={images[at] ? imageUrl(images[at], '600x_') : first} width={600} height={600} alt={name} />
        </button>
      )}
      {slides.length > 1 && (
        <fieldset className="quick-view__thumbs" aria-label={t('product.thumbnails')} ref={thumbs}>
          {slides.map((one, place) => (
            <button
              key={one.kind === 'video' ? one.url : imageUrl(images[place], '100x_')}
              type="button"
              aria-label={t(one.kind === 'video' ? 'product.video' : 'product.photo', { number: place + 1 })}
              aria-current={place === at ? 'true' : undefined}
              onClick={() => show(place)}
            >
              {one.kind === 'video' ? (
                <svg className="icon" aria-hidden="true">
                  <use href={iconHref('video')} />
                </svg>
              ) : (
                <img src={imageUrl(images[place], '100x_')} width={64} height={64} alt="" />
              )}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}

/** A video to be played here, or the way to the page that has it. */
function QuickVideo({
  slide: { url, poster },
  name,
  t,
}: {
  slide: Extract<Slide, { kind: 'video' }>;
  name: string;
  t: Translate;
}) {
  if (isVideoAddress(url))
    return (
      // biome-ignore lint/a11y/useMediaCaption: a platform has no captions of its videos.
      <video
        className="quick-view__video"
        src={url}
        poster={imageUrl(poster, '600x_')}
        aria-label={t('product.videoOf', { name })}
        controls
        preload="none"
        playsInline
      />
    );
  return (
    <a className="quick-view__video" href={url} target="_blank" rel="noopener">
      <img src={imageUrl(poster, '600x_')} width={600} height={600} alt="" />
      <span className="button">
        <svg className="icon" aria-hidden="true">
          <use href={iconHref('video')} />
        </svg>
        {t('product.watchVideo')}
      </span>
    </a>
  );
}
