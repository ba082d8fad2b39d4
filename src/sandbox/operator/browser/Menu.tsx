import { useRef } from 'react';
import { Icon } from './parts.tsx';
import { placeOf } from './place.ts';
import { SECTIONS } from './sections.ts';

/** How many sections stand in the bar of a phone; the others are behind "More". */
const IN_BAR = 4;

/** The list of sections; on a phone it is a bar at the bottom with the first ones, and a sheet with all. */
export function Menu({ shop, chosen }: { shop: string; chosen: string }) {
  const sheet = useRef<HTMLDialogElement>(null);
  const close = () => sheet.current?.close();
  const links = (className: string) =>
    SECTIONS.map(([id, title]) => (
      <a
        key={id}
        className={className}
        href={placeOf(shop, id)}
        aria-current={id === chosen ? 'page' : undefined}
        data-id={id}
        onClick={close}
      >
        <Icon name={id} />
        <span>{title}</span>
      </a>
    ));
  return (
    <nav className="menu" aria-label="Sections">
      {links('menu__link')}
      <button
        type="button"
        className="menu__link menu__more"
        aria-haspopup="dialog"
        data-current={SECTIONS.findIndex(([id]) => id === chosen) >= IN_BAR || undefined}
        onClick={() => sheet.current?.showModal()}
      >
        <Icon name="more" />
        <span>More</span>
      </button>
      <dialog ref={sheet} className="sheet" aria-label="All sections" closedby="any">
        <div className="sheet__grid">{links('sheet__link')}</div>
        <button type="button" className="button" onClick={close}>
          <Icon name="close" />
          Close
        </button>
      </dialog>
    </nav>
  );
}
