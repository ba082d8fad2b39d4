import { bannerSchema } from '#contract/market/market-schema.ts';
import {
  bannerOf,
  type DocumentData,
  type DocumentKind,
  fieldsOfDocument,
  KINDS,
  keyOf,
  NEW_BANNER,
  noteOf,
  resourceOf,
  titleOf,
  translationOf,
} from './document-kinds.ts';
import { textOf } from './format.ts';
import { act, actOnceSure, useAnswer } from './live.ts';
import { Buttons, Empty, Picture, Tabs } from './parts.tsx';
import { useKept, useShop } from './place.ts';
import { SchemaFields, SchemaForm } from './SchemaForm.tsx';

interface Kept {
  /** The menu of an entry. */
  section: string;
  data: DocumentData;
}

const useDocuments = (kind: string) => useAnswer<{ items: Kept[] }>(useShop().path('documents', kind)).items;

/** All of the shop beside its products. */
export function ContentSection() {
  const [name, setName] = useKept('kind', 'banner');
  const items = useDocuments(name);
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
      {KINDS[name]?.schema === bannerSchema && <NewBanner key={name} name={name} items={items} />}
      {items.length === 0 && <Empty>The shop has none of these.</Empty>}
      {name === 'menu-item' ? <Menus items={items} /> : <Documents name={name} items={items} />}
    </>
  );
}

/** Entries stand under their menus. */
const Menus = ({ items }: { items: readonly Kept[] }) =>
  useDocuments('menu').map(({ data }) => (
    <section key={data.id} className="stack">
      <h2>{textOf(data.name) || data.position}</h2>
      <Documents name="menu-item" items={items.filter(({ section }) => section === String(data.id))} />
    </section>
  ));

const Documents = ({ name, items }: { name: string; items: readonly Kept[] }) => (
  <div className="stack">
    {items.map(({ data }) => (
      <DocumentCard key={keyOf(name, data)} name={name} data={data} />
    ))}
  </div>
);

/** A form for another banner or slide, behind those that there are. */
function NewBanner({ name, items }: { name: string; items: readonly Kept[] }) {
  const { path } = useShop();
  const after = (key: 'id' | 'sort') => Math.max(0, ...items.map(({ data }) => data[key])) + 1;
  const add = (value: unknown) =>
    act(`A ${name} added`, 'PUT', path(resourceOf(name), after('id')), bannerOf(value, after('sort')));
  return (
    <details className="card fold">
      <summary className="split">
        <strong>Add a {name}</strong>
      </summary>
      <SchemaForm {...NEW_BANNER} submit="Add" onSubmit={add} />
    </details>
  );
}

/** A document, folded to its title and its picture. */
function DocumentCard({ name, data }: { name: string; data: DocumentData }) {
  const kind = KINDS[name] as DocumentKind;
  const path = useShop().path(resourceOf(name), keyOf(name, data));
  const title = titleOf(name, data);
  const picture = translationOf(data)?.imageDesktop;
  const save = (patch: object) => act(`${title} saved`, 'PUT', path, patch);
  const remove = () => actOnceSure(`Remove “${title}”?`, `Removed ${title}`, 'DELETE', path);
  return (
    <details className="card fold">
      <summary className="split">
        <Picture className="banner" src={picture} data-active={data.active} />
        <strong>{title}</strong>
        <small>{noteOf(data)}</small>
      </summary>
      <div className="fields">
        <SchemaFields schema={kind.schema} value={data} fields={fieldsOfDocument(kind, data)} onSave={save} />
        <Buttons of={[['Remove', 'trash', remove]]} />
      </div>
    </details>
  );
}
