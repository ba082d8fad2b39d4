import type { ReactNode } from 'react';
import { type Banner, bannerSchema } from '#contract/market/market-schema.ts';
import { DocumentCard } from './DocumentCard.tsx';
import { type DocumentData, type DocumentKind, KINDS, resourceOf } from './document-kinds.ts';
import { formatMoment, textOf } from './format.ts';
import { act, useAnswer } from './live.ts';
import { Buttons, Empty, Entry, Tabs } from './parts.tsx';
import { useKept, useShop } from './place.ts';
import { SchemaFields } from './SchemaForm.tsx';

/** Documents of a kind, each with what it belongs to: the menu of an entry, the type of news. */
const useDocuments = (kind: string) =>
  useAnswer<{ items: { section: string; data: DocumentData }[] }>(useShop().path('documents', kind)).items;

/** All of the shop beside its products. */
export function ContentSection() {
  const [name, setName] = useKept('kind', 'banner');
  const items = useDocuments(name);
  const { fields, schema, note } = KINDS[name] as DocumentKind;
  const draw = (menu?: string) => (
    <div className={note ? 'stack' : 'cards'}>
      {items
        .filter(({ section }) => menu === undefined || section === menu)
        .map(({ data }) =>
          note ? (
            <DocumentCard key={data.id ?? data.slug} {...{ name, fields, schema, data }} note={note(data)} />
          ) : (
            <BannerCard key={data.id} kind={name} banner={data} />
          ),
        )}
    </div>
  );
  return (
    <>
      <p className="lead">
        All of the shop beside its products. Changes are saved as you leave a field; pages follow with the
        next build.
      </p>
      <Tabs
        items={Object.entries(KINDS).map(([id, { label }]) => [id, label])}
        chosen={name}
        onChoose={setName}
      />
      {items.length === 0 && <Empty>The shop has none of these.</Empty>}
      {name === 'menu-item' ? <Menus draw={draw} /> : draw()}
    </>
  );
}

/** Entries stand under their menus. */
const Menus = ({ draw }: { draw: (menu: string) => ReactNode }) =>
  useDocuments('menu').map(({ data }) => (
    <section key={data.id} className="stack">
      <h2>{textOf(data.name) || data.position}</h2>
      {draw(String(data.id))}
    </section>
  ));

/** A banner or a slide: on or off, until when, in which order. */
function BannerCard({ kind, banner }: { kind: string; banner: Banner }) {
  const { id, active, endAt, translations } = banner;
  const path = useShop().path(resourceOf(kind), id);
  const shown = translations.en ?? Object.values(translations)[0];
  const title = shown?.title ?? `${kind} ${id}`;
  const note = [shown?.link, endAt && `ends ${formatMoment(endAt)}`].filter(Boolean).join(' · ');
  const save = (patch: object) => act(`${title} saved`, 'PUT', path, patch);
  return (
    <Entry className={active ? '' : 'banner--off'} title={title} note={note}>
      {shown && <img className="banner__picture" src={shown.imageDesktop} alt="" loading="lazy" />}
      <div className="fields">
        <SchemaFields schema={bannerSchema} value={banner} fields={KINDS[kind]?.fields ?? []} onSave={save} />
      </div>
      {endAt !== null && <Buttons of={[['Never ends', 'time', () => save({ endAt: null })]]} />}
    </Entry>
  );
}
