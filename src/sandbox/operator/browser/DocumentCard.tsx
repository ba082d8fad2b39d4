import { actOnceSure } from './Confirm.tsx';
import { type DocumentData, type DocumentKind, resourceOf } from './document-kinds.ts';
import { textOf } from './format.ts';
import { act } from './live.ts';
import { Button } from './parts.tsx';
import { useShop } from './place.ts';
import { SchemaFields } from './SchemaForm.tsx';

interface DocumentCardProps extends Pick<DocumentKind, 'schema' | 'fields'> {
  /** Of its kind. */
  name: string;
  data: DocumentData;
  note: string;
}

/** A document, folded to its title. The key of a page is its slug, of all else its id. */
export function DocumentCard({ name, schema, fields, data, note }: DocumentCardProps) {
  const key: string | number = name === 'page' ? data.slug : data.id;
  const path = useShop().path(resourceOf(name), key);
  const title = textOf(data[fields[0]?.name ?? '']) || String(key);
  const save = (patch: object) => act(`${title} saved`, 'PUT', path, patch);
  const remove = () => actOnceSure(`Remove “${title}”?`, 'Remove', `Removed ${title}`, 'DELETE', path);
  return (
    <details className="card fold">
      <summary className="split">
        <strong>{title}</strong>
        <small>{note}</small>
      </summary>
      <div className="fields">
        <SchemaFields schema={schema} value={data} fields={fields} onSave={save} />
        <div className="buttons">
          <Button icon="trash" label={`Remove ${title}`} onPress={remove}>
            Remove
          </Button>
        </div>
      </div>
    </details>
  );
}
