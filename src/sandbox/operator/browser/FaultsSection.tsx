import { z } from 'zod';
import { type Fault, faultSchema } from '#sandbox/control/fault.ts';
import { Field } from './Field.tsx';
import type { FieldSpec } from './field.ts';
import { act, useAnswer } from './live.ts';
import { Button, Buttons, Card, Empty, Named } from './parts.tsx';
import { useKept, useShop } from './place.ts';
import { SchemaForm } from './SchemaForm.tsx';

const KINDS: Readonly<Record<Fault['kind'], string>> = {
  latency: 'Late answer',
  status: 'Status 400 to 599',
  'broken-json': 'Broken JSON',
  drop: 'Connection dropped before the call',
  cut: 'Connection cut in the answer',
  'wrong-field': 'Wrong field',
  'unknown-field': 'Unknown field',
};

/** Fields of the form; a kind of fault has some of them. */
const FIELDS: readonly FieldSpec[] = [
  { name: 'ms', label: 'Milliseconds', fallback: 3_000 },
  { name: 'status', fallback: 503 },
  { name: 'field', label: 'Field, like items.0.name', placeholder: 'the first one' },
  { name: 'shop', label: 'Where' },
  { name: 'path', label: 'Calls that begin with', placeholder: 'every call' },
  { name: 'agent', label: 'Browsers called', placeholder: 'all' },
  { name: 'times', label: 'How many calls', placeholder: 'until it is removed' },
  { name: 'every', label: 'Only one of so many', placeholder: 'each of them' },
];

const kindSchema = z.enum(Object.keys(KINDS));

/** Faults that are switched on, and a form for new ones. */
export function FaultsSection() {
  const faults = useAnswer<Fault[]>('/faults');
  const clear = () => act('Everything works again', 'DELETE', '/faults');
  const remove = (at: number) => act('The fault is gone', 'PUT', '/faults', faults.toSpliced(at, 1));
  return (
    <>
      <p className="lead">Let calls of the platform fail, to see what shoppers and builds make of it.</p>
      <h2>Active</h2>
      {faults.length === 0 && <Empty icon="check">Everything works.</Empty>}
      {faults.map((fault, at) => (
        <div key={JSON.stringify(fault)} className="item item--fault">
          <Named name={nameOf(fault)} note={placeOf(fault)} />
          <Button icon="close" onPress={() => remove(at)}>
            Remove
          </Button>
        </div>
      ))}
      {faults.length > 0 && <Buttons of={[['Clear all', 'check', clear, 'danger']]} />}
      <NewFault faults={faults} />
    </>
  );
}

function NewFault({ faults }: { faults: readonly Fault[] }) {
  const { shop } = useShop();
  const calls = useAnswer<{ path: string; summary: string }[]>('/calls');
  const [kind, setKind] = useKept('kind', 'latency');
  const option = faultSchema.options.find(({ shape }) => shape.kind.value === kind) ?? faultSchema.options[0];
  const fields = FIELDS.filter(({ name }) => name in option.shape);
  const shops = [
    [shop, `Only ${shop}`],
    ['', 'Every shop'],
  ] as const;
  // Beginnings of calls up to their first parameter, each once.
  const starts = [...new Map(calls.map(({ path, summary }) => [path.split('{')[0] ?? '', summary]))];
  return (
    <Card title="New fault">
      <Field
        spec={{ name: 'kind', label: 'What goes wrong', options: Object.entries(KINDS) }}
        schema={kindSchema}
        value={kind}
        onSave={async (next) => {
          setKind(String(next));
          return true;
        }}
      />
      <SchemaForm
        key={kind}
        schema={option}
        value={{ ...Object.fromEntries(fields.map(({ name, fallback }) => [name, fallback])), kind, shop }}
        fields={fields.map((spec) => ({
          ...spec,
          ...(spec.name === 'shop' && { options: shops }),
          ...(spec.name === 'path' && { proposals: starts.filter(([path]) => path.length > 1) }),
        }))}
        submit="Switch it on"
        onSubmit={(fault) => act('The fault is on', 'PUT', '/faults', [...faults, fault])}
      />
    </Card>
  );
}

function nameOf({ kind, ...fault }: Fault): string {
  const detail = ['ms', 'status', 'field'].map((name): unknown => Object(fault)[name]).find(Boolean);
  return detail === undefined ? KINDS[kind] : `${KINDS[kind]}: ${detail}`;
}

const placeOf = ({ shop, path, agent, times, every }: Fault) =>
  [
    shop === undefined ? 'every shop' : `shop ${shop}`,
    path === undefined ? 'every call' : `calls ${path}…`,
    agent && `browsers called ${agent}`,
    every && `one of ${every}`,
    times && `${times} more`,
  ]
    .filter(Boolean)
    .join(' · ');
