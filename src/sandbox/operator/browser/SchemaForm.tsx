import { type FormEvent, useRef, useState } from 'react';
import type { z } from 'zod';
import { Field } from './Field.tsx';
import { type FieldSpec, labelOf } from './field.ts';
import { Button } from './parts.tsx';
import { complaintOf, partOf, patchOf, valueAt } from './schema-part.ts';

interface SchemaFieldsProps {
  schema: z.ZodType;
  value: unknown;
  fields: readonly FieldSpec[];
  /** Of a form that is sent as a whole, by the names of its fields. */
  complaints?: Readonly<Record<string, { complaint: string | undefined }>>;
  /** Gets what is laid over the value; gives undefined where it is refused. */
  onSave: (patch: Record<string, unknown>, saved: string) => Promise<unknown>;
}

/** Fields of some parts of a schema, each saved when it is left. */
export const SchemaFields = ({ schema, value, fields, complaints, onSave }: SchemaFieldsProps) =>
  fields.map((spec) => (
    <Field
      key={spec.name}
      spec={spec}
      schema={partOf(schema, spec.name)}
      value={valueAt(value, spec.name)}
      sent={complaints && (complaints[spec.name] ?? UNCHECKED)}
      onSave={async (next) =>
        (await onSave(patchOf(spec.name, next), spec.saved ?? savedOf(spec, next))) !== undefined
      }
    />
  ));

const UNCHECKED = { complaint: undefined };

const savedOf = (spec: FieldSpec, next: unknown) =>
  typeof next === 'boolean' ? `${labelOf(spec)}: ${next ? 'on' : 'off'}` : `${labelOf(spec)} saved`;

interface SchemaFormProps extends Omit<SchemaFieldsProps, 'complaints' | 'onSave'> {
  /** Words of its button. */
  submit: string;
  inLine?: boolean;
  /** Gets a value as the schema has it; gives undefined where it is refused, else the form begins anew. */
  onSubmit: (value: unknown) => Promise<unknown>;
}

/** A form that is sent as a whole, once its schema has no complaint. */
export function SchemaForm({ schema, value, fields, submit, inLine = false, onSubmit }: SchemaFormProps) {
  const [times, setTimes] = useState(0);
  const draft = useRef<Record<string, unknown>>({});
  const check = (sent: unknown) =>
    Object.fromEntries(
      fields.map(({ name }) => [name, { complaint: complaintOf(partOf(schema, name), valueAt(sent, name)) }]),
    );
  const [complaints, setComplaints] = useState<ReturnType<typeof check>>({});
  const take = async (patch: Record<string, unknown>) => Object.assign(draft.current, patch);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const sent = { ...Object(value), ...draft.current };
    const found = check(sent);
    setComplaints(found);
    if (Object.values(found).some(({ complaint }) => complaint !== undefined)) return;
    if ((await onSubmit(sent)) === undefined) return;
    draft.current = {};
    setComplaints({});
    setTimes(times + 1);
  };
  return (
    <form key={times} noValidate className={inLine ? 'line' : 'fields'} onSubmit={send}>
      <SchemaFields schema={schema} value={value} fields={fields} complaints={complaints} onSave={take} />
      <div className="buttons">
        <Button kind={inLine ? 'plain' : 'primary'}>{submit}</Button>
      </div>
    </form>
  );
}
