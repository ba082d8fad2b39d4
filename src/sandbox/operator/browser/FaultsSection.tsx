import { z } from 'zod';
import { type Fault, faultSchema } from '#sandbox/control/fault.ts';
import { Field } from './Field.tsx';
import type { FieldSpec } from './field.ts';
import { act, useAnswer } from './live.ts';
import { Button, Buttons, Card, Empty, Named } from './parts.tsx';
import { useKept, useShop } from './place.ts';
import { SchemaForm } from './SchemaForm.tsx';

/** Kinds of faults, each with the field that it has beside where and when. */
const KINDS: Readonly<Record<Fault['kind'], readonly [label: string, detail?: FieldSpec]>> = {
  latency: ['Late answer', { name: 'ms', label: 'Milliseconds', fallback: 3_000 }],
  status: ['Status 400 to 599', { name: 'status', label: 'Status', fallback: 503 }],
  'broken-json': ['Broken JSON'],
  drop: ['Connection dropped before the call'],
  cut: ['Connection cut in the answer'],
  'wrong-field': [
    'Wrong field',
    { name: 'field', label: 'Field, like items.0.name', placeholder: 'the first one' },
  ],
  'unknown-field': [
    'Unknown field',
    { name: 'field', label: 'Field that is neither read nor answered', fallback: 'orderKey' },
  ],
};

const kindSchema = z.enum(Object.keys(KINDS));

/** What goes wrong on purpose. */
export function FaultsSection() {
  const faults = useAnswer<Fault[]>('/faults');
  const clear = () => act('Everything works again', 'DELETE', '/faults');
  const remove = (at: number) => act('The fault is gone', 'PUT', '/faults', faults.toSpliced(at, 1));
  return (
    <>
      <p className="lead">Let calls of the platform fail, to see what shoppers and builds make of it.</p>
      <h2>Active</h2>
      {faults.length === 0 && <Empty icon="check">Everything works.</Empty>}
      <ul className="items">
        {faults.map((fault, at) => (
          <li key={JSON.stringify(fault)} className="item item--fault">
            <Named name={nameOf(fault)} note={placeOf(fault)} />
            <Button icon="close" onPress={() => remove(at)}>
              Remove
            </Button>
          </li>
        ))}
      </ul>
      {faults.length > 0 && <Buttons of={[['Clear all', 'check', clear, 'danger']]} />}
      <NewFault faults={faults} />
    </>
  );
}

function NewFault({ faults }: { faults: readonly Fault[] }) {
  const { shop } = useShop();
  const calls = useAnswer<{ path: string; summary: string }[]>('/calls');
  const [kind, setKind] = useKept('kind', 'latency');
  const option = faultSchema.options.find(({ shape }) => shape.kind.value === kind) ?? faultSchema;
  const [, detail] = KINDS[kind as Fault['kind']];
  // What calls of the contract begin with, up to their first parameter, each once.
  const starts = [...new Map(calls.map(({ path, summary }) => [path.split('{')[0] ?? '', summary]))].filter(
    ([path]) => path.length > 1,
  );
  const options = Object.entries(KINDS).map(([one, [label]]) => [one, label] as const);
  const shops = [
    [shop, `Only ${shop}`],
    ['', 'Every shop'],
  ] as const;
  return (
    <Card title="New fault">
      <Field
        spec={{ name: 'kind', label: 'What goes wrong', options }}
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
        value={{ kind, shop, ...(detail && { [detail.name]: detail.fallback }) }}
        fields={[
          ...(detail ? [detail] : []),
          { name: 'shop', label: 'Where', options: shops },
          { name: 'path', label: 'Calls that begin with', placeholder: 'every call', proposals: starts },
          { name: 'times', label: 'How many calls', placeholder: 'until it is removed' },
          { name: 'every', label: 'Only one of so many', placeholder: 'each of them' },
        ]}
        submit="Switch it on"
        onSubmit={(fault) => act('The fault is on', 'PUT', '/faults', [...faults, fault])}
      />
    </Card>
  );
}

function nameOf(fault: Fault): string {
  const [label, detail] = KINDS[fault.kind];
  const value: unknown = detail && Object(fault)[detail.name];
  return value === undefined ? label : `${label}: ${value}${fault.kind === 'latency' ? ' ms' : ''}`;
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
