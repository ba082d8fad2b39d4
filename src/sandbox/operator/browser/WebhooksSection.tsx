import type { Delivery, Webhook } from '#platform/areas/cache/webhook.ts';
import { webhookSchema } from '#platform/areas/cache/webhook-schema.ts';
import { formatMoment } from './format.ts';
import { act, useAnswer } from './live.ts';
import { Button, Buttons, Card, Empty, Named, Outside, Secret } from './parts.tsx';
import { useKept, useShop } from './place.ts';
import { SchemaForm } from './SchemaForm.tsx';
import { useChosenShop } from './shop-facts.ts';

/** The subscriber of changes of the shop, and the deliveries to it. */
export function WebhooksSection() {
  const deliveries = useAnswer<Delivery[]>(useShop().path('webhook', 'deliveries'));
  return (
    <>
      <p className="lead">
        Tells a storefront, or a program of yours, by a signed message that the shop has changed.
      </p>
      {useChosenShop().hasWebhook ? <KnownWebhook /> : <WebhookCard />}
      <Outside href="/docs#shopChanged">The message, and how to check its signature</Outside>
      <h2>Deliveries</h2>
      <ul className="items">
        {deliveries.map((delivery) => (
          <Sent key={delivery.id} delivery={delivery} />
        ))}
      </ul>
      {deliveries.length === 0 && <Empty icon="send">Nothing was sent yet.</Empty>}
    </>
  );
}

const KnownWebhook = () => <WebhookCard webhook={useAnswer<Webhook>(useShop().path('webhook'))} />;

function WebhookCard({ webhook }: { webhook?: Pick<Webhook, 'url' | 'automatic'> }) {
  const { path } = useShop();
  const [secret, setSecret] = useKept('secret', '');
  const save = async (value: unknown) => {
    const saved = await act<Webhook>('The webhook is set', 'PUT', path('webhook'), value);
    if (saved) setSecret(saved.secret);
    return saved;
  };
  const send = () => act('A message is on its way', 'POST', path('webhook', 'deliveries'));
  const remove = () => act('The webhook is gone', 'DELETE', path('webhook'));
  return (
    <Card title={webhook ? 'The webhook' : 'Set a webhook'}>
      <SchemaForm
        schema={webhookSchema}
        value={{ url: webhook?.url ?? '', automatic: webhook?.automatic ?? true }}
        fields={[
          { name: 'url', label: 'Address', placeholder: 'http://127.0.0.1:4330/rebuild' },
          { name: 'secret', placeholder: webhook ? 'stays as it is' : 'is made up' },
          { name: 'automatic', hint: 'Off: a message is sent only when you press, or the cache is renewed' },
        ]}
        submit="Save"
        onSubmit={save}
      />
      {webhook && (
        <Buttons
          of={[
            ['Send now', 'send', send],
            ['Remove', 'trash', remove],
          ]}
        />
      )}
      {secret && <Secret lead="The secret, shown only now:" text={secret} label="Copy the secret" />}
    </Card>
  );
}

function Sent({ delivery: { id, event, state, tries, status, error, createdAt } }: { delivery: Delivery }) {
  const path = useShop().path('webhook', 'deliveries', id);
  const result = [`${tries} ${tries === 1 ? 'try' : 'tries'}`, status !== null && `status ${status}`, error];
  return (
    <li className="item">
      <Named name={event} note={[formatMoment(createdAt), ...result].filter(Boolean).join(' · ')} />
      <span className="line">
        <span className={`badge badge--${state}`}>{state}</span>
        <Button onPress={() => act('Sent again', 'PUT', path)}>Send again</Button>
      </span>
    </li>
  );
}
