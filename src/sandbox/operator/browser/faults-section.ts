import type { Fault } from '#sandbox/control/faults.ts';
import { send } from './control.ts';
import { button, card, choice, empty, labelled } from './control-parts.ts';
import { h } from './element.ts';
import { act, defineSection, type View } from './section.ts';

interface CallFacts {
  method: string;
  path: string;
  summary: string;
}

interface FaultData {
  faults: Fault[];
  calls: CallFacts[];
}

const KINDS = [
  ['latency', 'Late answer'],
  ['status', 'Status 400 to 599'],
  ['broken-json', 'Broken JSON'],
  ['drop', 'Connection dropped before the call'],
  ['cut', 'Connection cut in the answer'],
  ['wrong-field', 'Wrong field'],
  ['unknown-field', 'Unknown field'],
] as const;

type Kind = (typeof KINDS)[number][0];

/** What goes wrong on purpose. */
export const faults = defineSection<FaultData>({
  id: 'faults',
  title: 'Faults',
  icon: 'faults',
  lead: 'Let calls of the platform fail, to see what shoppers and builds make of it.',
  async load() {
    const [active, calls] = await Promise.all([
      send<Fault[]>('GET', '/faults'),
      send<CallFacts[]>('GET', '/calls'),
    ]);
    return { faults: active, calls };
  },
  draw: (data, view) => [h('h2', {}, 'Active'), activeList(data.faults, view), newFault(data, view)],
});

function activeList(active: readonly Fault[], view: View): HTMLElement {
  if (active.length === 0) return empty('Everything works.', 'check');
  const removeAt = (index: number) => () =>
    act(view, 'The fault is gone', () => send('PUT', '/faults', active.toSpliced(index, 1)));
  const items = active.map((fault, index) =>
    h(
      'li',
      { class: 'item item--fault' },
      h('span', {}, h('strong', {}, nameFault(fault)), h('small', {}, namePlace(fault))),
      button('Remove', removeAt(index), { icon: 'close' }),
    ),
  );
  const clear = button(
    'Clear all',
    () => act(view, 'Everything works again', () => send('DELETE', '/faults')),
    { kind: 'danger', icon: 'check' },
  );
  return h(
    'div',
    { class: 'stack' },
    h('ul', { class: 'items' }, items),
    h('div', { class: 'buttons' }, clear),
  );
}

function newFault({ faults: active, calls }: FaultData, view: View): HTMLElement {
  const kind = (view.state.get('kind') ?? 'latency') as Kind;
  const kindField = choice(KINDS, kind, (next) => view.set('kind', next));
  const shopField = choice(
    [
      [view.shop, `Only ${view.shop}`],
      ['', 'Every shop'],
    ],
    view.shop,
  );
  const list = h(
    'datalist',
    { id: 'calls' },
    startsOf(calls).map(([path, summary]) => h('option', { value: path }, summary)),
  );
  const pathField = h('input', {
    type: 'text',
    list: 'calls',
    placeholder: 'every call',
    autocomplete: 'off',
  });
  const times = h('input', { type: 'number', min: 1, step: 1, placeholder: 'until it is removed' });
  const every = h('input', { type: 'number', min: 2, step: 1, placeholder: 'each of them' });
  const detail = detailField(kind);
  const onsubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    const fault = {
      kind,
      ...(shopField.value && { shop: shopField.value }),
      ...(pathField.value.trim() && { path: pathField.value.trim() }),
      ...(times.value && { times: times.valueAsNumber }),
      ...(every.value && { every: every.valueAsNumber }),
      ...detail?.read(),
    };
    pathField.value = times.value = every.value = '';
    await act(view, 'The fault is on', () => send('PUT', '/faults', [...active, fault]));
  };
  return card(
    'New fault',
    h(
      'form',
      { class: 'fields', onsubmit },
      labelled('What goes wrong', kindField),
      detail && labelled(detail.label, detail.input),
      labelled('Where', shopField),
      labelled('Calls that begin with', pathField),
      list,
      labelled('How many calls', times),
      labelled('Only one of so many', every),
      h('div', { class: 'buttons' }, h('button', { class: 'button button--primary' }, 'Switch it on')),
    ),
  );
}

interface Detail {
  label: string;
  input: HTMLInputElement;
  read(): Record<string, unknown>;
}

function detailField(kind: Kind): Detail | undefined {
  if (kind === 'latency') {
    const input = h('input', { type: 'number', min: 0, max: 600_000, step: 1, required: true });
    input.defaultValue = '3000';
    return { label: 'Milliseconds', input, read: () => ({ ms: input.valueAsNumber }) };
  }
  if (kind === 'status') {
    const input = h('input', { type: 'number', min: 400, max: 599, step: 1, required: true });
    input.defaultValue = '503';
    return { label: 'Status', input, read: () => ({ status: input.valueAsNumber }) };
  }
  if (kind === 'wrong-field') {
    const input = h('input', { type: 'text', placeholder: 'the first one', autocomplete: 'off' });
    return {
      label: 'Field, like items.0.name',
      input,
      read: () => (input.value.trim() ? { field: input.value.trim() } : {}),
    };
  }
  if (kind === 'unknown-field') {
    const input = h('input', { type: 'text', required: true, autocomplete: 'off' });
    input.defaultValue = 'orderKey';
    return {
      label: 'Field that is neither read nor answered',
      input,
      read: () => ({ field: input.value.trim() }),
    };
  }
  return undefined;
}

/** What calls of the contract begin with, up to their first parameter, each once. */
function startsOf(calls: readonly CallFacts[]): (readonly [string, string])[] {
  const starts = calls.map(({ path, summary }) => [path.split('{')[0] ?? '', summary] as const);
  return [...new Map(starts.filter(([path]) => path.length > 1))];
}

function nameFault(fault: Fault): string {
  switch (fault.kind) {
    case 'latency':
      return `${fault.ms} ms late`;
    case 'status':
      return `Status ${fault.status}`;
    case 'broken-json':
      return 'Broken JSON';
    case 'drop':
      return 'Connection dropped before the call';
    case 'cut':
      return 'Connection cut in the answer';
    case 'wrong-field':
      return `Wrong field: ${fault.field ?? 'the first one'}`;
    case 'unknown-field':
      return `Does not know ${fault.field}`;
  }
}

function namePlace({ shop, path, agent, times, every }: Fault): string {
  return [
    shop === undefined ? 'every shop' : `shop ${shop}`,
    path === undefined ? 'every call' : `calls ${path}…`,
    agent && `browsers called ${agent}`,
    every && `one of ${every}`,
    times && `${times} more`,
  ]
    .filter(Boolean)
    .join(' · ');
}
