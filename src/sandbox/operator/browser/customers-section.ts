import { send, shopPath } from './control.ts';
import { button, card, copyButton, empty, labelled } from './control-parts.ts';
import { customerActions } from './customer-actions.ts';
import { h } from './element.ts';
import { formatMoment, formatMoney } from './format.ts';
import { act, defineSection, type View } from './section.ts';

interface ListedCustomer {
  id: number;
  phone: string;
  username: string;
  name: string;
  /** UZS in the wallet. */
  balance: number;
  createdAt: string;
}

/** Who has registered, and customers made without codes. */
export const customers = defineSection<ListedCustomer[]>({
  id: 'customers',
  title: 'Customers',
  icon: 'customers',
  lead: 'Make a customer without any code, put money into a wallet, sign somebody out.',
  load: async ({ shop }) =>
    (await send<{ items: ListedCustomer[] }>('GET', shopPath(shop, 'customers'))).items,
  draw: (all, view) => [
    newCustomer(view),
    h(
      'header',
      { class: 'split' },
      h('h2', {}, 'Registered'),
      button('Forget limits', () =>
        act(view, 'Every phone may ask for codes again', () => send('DELETE', shopPath(view.shop, 'limits'))),
      ),
    ),
    all.length > 0
      ? h(
          'div',
          { class: 'stack' },
          all.map((customer) => drawCustomer(customer, view)),
        )
      : empty('Nobody has registered yet.'),
  ],
});

function newCustomer(view: View): HTMLElement {
  const phone = h('input', {
    type: 'tel',
    pattern: '\\+[0-9]{11,15}',
    required: true,
    autocomplete: 'off',
    title: 'Like +998901234567',
  });
  phone.defaultValue = '+99890';
  const firstName = h('input', { type: 'text', required: true, autocomplete: 'off' });
  firstName.defaultValue = 'Aziza';
  const lastName = h('input', { type: 'text', required: true, autocomplete: 'off' });
  lastName.defaultValue = 'Karimova';
  const wallet = h('input', { type: 'number', min: 0, step: 1000, required: true });
  wallet.defaultValue = '500000';
  const onsubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    const body = {
      phone: phone.value,
      firstName: firstName.value,
      lastName: lastName.value,
      wallet: wallet.valueAsNumber,
    };
    await act(view, `${phone.value} is a customer`, async () => {
      const { token } = await send<{ token: string }>('POST', shopPath(view.shop, 'customers'), body);
      for (const field of [phone, firstName, lastName, wallet]) field.value = field.defaultValue;
      view.state.set('token', token);
    });
  };
  const token = view.state.get('token');
  return card(
    'New customer',
    h(
      'form',
      { class: 'fields fields--pairs', onsubmit },
      labelled('Phone', phone),
      labelled('Wallet, UZS', wallet),
      labelled('First name', firstName),
      labelled('Last name', lastName),
      h('div', { class: 'buttons' }, h('button', { class: 'button button--primary' }, 'Make the customer')),
    ),
    token !== undefined &&
      h(
        'p',
        { class: 'token' },
        h('span', {}, 'Signed in with the token ', h('code', {}, token)),
        copyButton(token, 'Copy the token'),
      ),
  );
}

function drawCustomer(
  { id, phone, name, username, balance, createdAt }: ListedCustomer,
  view: View,
): HTMLElement {
  const amount = h('input', { type: 'number', step: 1, required: true, 'data-focus': `amount-${id}` });
  amount.defaultValue = '100000';
  const put = () => {
    if (!amount.reportValidity()) return;
    const sum = amount.valueAsNumber;
    amount.value = amount.defaultValue;
    return act(view, `${formatMoney(sum)} for ${phone}`, () =>
      send('POST', shopPath(view.shop, 'customers', id, 'wallet'), { amount: sum }),
    );
  };
  return h(
    'article',
    { class: 'card customer', 'aria-label': phone },
    h(
      'div',
      { class: 'customer__who' },
      h('strong', {}, name || username),
      h('small', {}, `${phone} · since ${formatMoment(createdAt)}`),
    ),
    h('p', { class: 'customer__money' }, h('small', {}, 'Wallet'), h('strong', {}, formatMoney(balance))),
    h(
      'div',
      { class: 'line' },
      labelled('Amount, UZS', amount),
      button('Put in', put, { icon: 'wallet', focusKey: `put-${id}` }),
    ),
    customerActions(id, phone, view),
  );
}
