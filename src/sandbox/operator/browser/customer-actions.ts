import { send, shopPath } from './control.ts';
import { button, confirm, labelled } from './control-parts.ts';
import { h } from './element.ts';
import { act, type View } from './section.ts';

/** What else can be done with a customer, folded away. */
export function customerActions(id: number, phone: string, view: View): HTMLElement {
  const path = (...parts: string[]) => shopPath(view.shop, 'customers', id, ...parts);
  const openSession = () =>
    act(view, `${phone} is signed in once more`, async () => {
      view.state.set('token', (await send<{ token: string }>('POST', path('sessions'))).token);
    });
  const close = async () => {
    if (await confirm(`Close the account of ${phone}? It cannot be opened again.`, 'Close the account')) {
      await act(view, `${phone} is no customer any more`, () => send('DELETE', path()));
    }
  };
  return h(
    'details',
    { class: 'details', 'data-open': `customer-${id}` },
    h('summary', { 'data-focus': `customer-${id}` }, 'More'),
    h(
      'div',
      { class: 'stack' },
      h(
        'div',
        { class: 'buttons' },
        button('New token', openSession, { focusKey: `token-${id}` }),
        button(
          'Sign out everywhere',
          () => act(view, `${phone} is signed out`, () => send('DELETE', path('sessions'))),
          { focusKey: `out-${id}` },
        ),
        button(
          'Empty the cart',
          () => act(view, `The cart of ${phone} is empty`, () => send('DELETE', path('cart'))),
          { focusKey: `cart-${id}` },
        ),
        button('Close the account', close, { kind: 'danger', focusKey: `close-${id}` }),
      ),
      notificationForm(id, phone, view),
    ),
  );
}

function notificationForm(id: number, phone: string, view: View): HTMLElement {
  const title = h('input', {
    type: 'text',
    required: true,
    autocomplete: 'off',
    placeholder: 'Your bonus is waiting',
    'data-focus': `notice-${id}`,
  });
  const onsubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    const body = { title: title.value };
    title.value = '';
    await act(view, `${phone} is notified`, () =>
      send('POST', shopPath(view.shop, 'customers', id, 'notifications'), body),
    );
  };
  return h(
    'form',
    { class: 'line', onsubmit },
    labelled('Notification', title),
    h('button', { class: 'button button--plain' }, 'Notify'),
  );
}
