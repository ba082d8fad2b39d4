import { newCustomerSchema } from '#platform/areas/account/new-customer.ts';
import { noticeSchema } from '#platform/areas/notification/notice.ts';
import { amountSchema } from '#platform/areas/wallet/wallet-change.ts';
import { formatMoment, formatMoney } from './format.ts';
import { act, actOnceSure, useAnswer } from './live.ts';
import { Button, Buttons, Card, Empty, Entry, Named, Secret } from './parts.tsx';
import { useKept, useShop } from './place.ts';
import { SchemaForm } from './SchemaForm.tsx';

interface ListedCustomer {
  id: number;
  phone: string;
  username: string;
  name: string;
  /** UZS in the wallet. */
  balance: number;
  createdAt: string;
}

const NEW_CUSTOMER = { phone: '+99890', firstName: 'Aziza', lastName: 'Karimova', wallet: 500_000 };

/** Registered customers, and new ones that need no code. */
export function CustomersSection() {
  const { path } = useShop();
  const { items } = useAnswer<{ items: ListedCustomer[] }>(path('customers'));
  const [token, setToken] = useKept('token', '');
  const signIn = async (...command: Parameters<typeof act>) => {
    const answer = await act<{ token: string }>(...command);
    if (answer) setToken(answer.token);
    return answer;
  };
  return (
    <>
      <p className="lead">Make a customer without any code, put money into a wallet, sign somebody out.</p>
      <Card title="New customer">
        <SchemaForm
          schema={newCustomerSchema}
          value={NEW_CUSTOMER}
          fields={['phone', 'wallet', 'firstName', 'lastName'].map((name) => ({ name }))}
          submit="Make the customer"
          onSubmit={(one) => signIn(`${Object(one).phone} is a customer`, 'POST', path('customers'), one)}
        />
        {token && <Secret lead="Signed in with the token" text={token} label="Copy the token" />}
      </Card>
      <header className="split">
        <h2>Registered</h2>
        <Button onPress={() => act('Every phone may ask for codes again', 'DELETE', path('limits'))}>
          Forget limits
        </Button>
      </header>
      {items.map((customer) => (
        <CustomerEntry key={customer.id} customer={customer} signIn={signIn} />
      ))}
      {items.length === 0 && <Empty>Nobody has registered yet.</Empty>}
    </>
  );
}

interface CustomerProps {
  customer: ListedCustomer;
  /** Does what gives a token, and shows it. */
  signIn: (...command: Parameters<typeof act>) => Promise<unknown>;
}

function CustomerEntry({ customer, signIn }: CustomerProps) {
  const { id, phone, name, username, balance, createdAt } = customer;
  const { path } = useShop();
  const own = (...parts: string[]) => path('customers', id, ...parts);
  const close = () =>
    actOnceSure(
      `Close the account of ${phone}? It cannot be opened again.`,
      `${phone} is no customer any more`,
      'DELETE',
      own(),
    );
  const pay = (sum: unknown) =>
    act(`${formatMoney(Object(sum).amount)} for ${phone}`, 'POST', own('wallet'), sum);
  return (
    <Entry
      label={phone}
      title={name || username}
      note={`${phone} · since ${formatMoment(createdAt)}`}
      side={<Named name={formatMoney(balance)} note="Wallet" />}
    >
      <SchemaForm
        inLine
        schema={amountSchema}
        value={{ amount: 100_000 }}
        fields={[{ name: 'amount', label: 'Amount, UZS' }]}
        submit="Put in"
        onSubmit={pay}
      />
      <details className="details">
        <summary>More</summary>
        <div className="stack">
          <Buttons
            of={[
              ['New token', 'plus', () => signIn(`${phone} is signed in once more`, 'POST', own('sessions'))],
              [
                'Sign out everywhere',
                'close',
                () => act(`${phone} is signed out`, 'DELETE', own('sessions')),
              ],
              ['Empty the cart', 'orders', () => act(`The cart of ${phone} is empty`, 'DELETE', own('cart'))],
              ['Close the account', 'trash', close, 'danger'],
            ]}
          />
          <SchemaForm
            inLine
            schema={noticeSchema}
            value={{ title: '' }}
            fields={[{ name: 'title', label: 'Notification', placeholder: 'Your bonus is waiting' }]}
            submit="Notify"
            onSubmit={(notice) => act(`${phone} is notified`, 'POST', own('notifications'), notice)}
          />
        </div>
      </details>
    </Entry>
  );
}
