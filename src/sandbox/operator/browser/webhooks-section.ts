import type { Delivery, Webhook } from '#platform/areas/cache/webhook.ts';
import { send, shopPath } from './control.ts';
import { button, card, copyButton, empty, labelled, toggle } from './control-parts.ts';
import { type Child, h, icon } from './element.ts';
import { formatMoment } from './format.ts';
import { act, defineSection, type View } from './section.ts';
import { getShop } from './shops.ts';

interface WebhookData {
  webhook: Omit<Webhook, 'secret'> | null;
  deliveries: Delivery[];
}

/** Who hears that the shop has changed, and whether they did. */
export const webhooks = defineSection<WebhookData>({
  id: 'webhooks',
  title: 'Webhooks',
  icon: 'webhooks',
  lead: 'Tells a storefront, or a program of yours, by a signed message that the shop has changed.',
  async load({ shop }) {
    const [{ hasWebhook }, deliveries] = await Promise.all([
      getShop(shop),
      send<Delivery[]>('GET', shopPath(shop, 'webhook', 'deliveries')),
    ]);
    const webhook = hasWebhook ? await send<Omit<Webhook, 'secret'>>('GET', shopPath(shop, 'webhook')) : null;
    return { webhook, deliveries };
  },
  draw: ({ webhook, deliveries }, view) => [
    webhookForm(webhook, view),
    h(
      'p',
      {},
      h(
        'a',
        { class: 'link', href: '/docs#shopChanged', target: '_blank' },
        'The message, and how to check its signature',
        icon('external'),
      ),
    ),
    h('h2', {}, 'Deliveries'),
    deliveries.length > 0
      ? h(
          'ul',
          { class: 'items' },
          deliveries.map((delivery) => drawDelivery(delivery, view)),
        )
      : empty('Nothing was sent yet.', 'send'),
  ],
});

function webhookForm(webhook: WebhookData['webhook'], view: View): HTMLElement {
  const url = h('input', {
    type: 'url',
    required: true,
    placeholder: 'http://127.0.0.1:4330/rebuild',
    autocomplete: 'off',
  });
  url.defaultValue = webhook?.url ?? '';
  const secret = h('input', {
    type: 'text',
    minlength: 38,
    placeholder: webhook ? 'stays as it is' : 'is made up',
    autocomplete: 'off',
  });
  const automatic = toggle(
    'Send at every change',
    webhook?.automatic ?? true,
    () => {},
    'Else only when you press, or the cache is renewed',
  );
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    const body = {
      url: url.value,
      automatic: automatic.querySelector('input')?.checked ?? false,
      ...(secret.value && { secret: secret.value }),
    };
    await act(view, 'The webhook is set', async () => {
      const saved = await send<Webhook>('PUT', shopPath(view.shop, 'webhook'), body);
      url.defaultValue = url.value;
      secret.value = '';
      view.state.set('secret', saved.secret);
    });
  };
  return card(
    webhook ? 'The webhook' : 'Set a webhook',
    h(
      'form',
      { class: 'stack', onsubmit: save },
      h(
        'div',
        { class: 'fields' },
        labelled('Address', url),
        labelled('Secret, whsec_ and 24 bytes or more in Base64', secret),
      ),
      automatic,
      h(
        'div',
        { class: 'buttons' },
        h('button', { class: 'button button--primary' }, 'Save'),
        webhook && actions(view),
      ),
    ),
    shownSecret(view.state.get('secret')),
  );
}

function actions(view: View): Child {
  const path = (...parts: string[]) => shopPath(view.shop, 'webhook', ...parts);
  return [
    button('Send now', () => act(view, 'A message is on its way', () => send('POST', path('deliveries'))), {
      icon: 'send',
    }),
    button('Remove', () => act(view, 'The webhook is gone', () => send('DELETE', path())), { icon: 'trash' }),
  ];
}

function shownSecret(secret: string | undefined): Child {
  return (
    secret !== undefined &&
    h(
      'p',
      { class: 'token' },
      h('span', {}, 'The secret, shown only now: ', h('code', {}, secret)),
      copyButton(secret, 'Copy the secret'),
    )
  );
}

function drawDelivery(
  { id, event, state, tries, status, error, createdAt }: Delivery,
  view: View,
): HTMLElement {
  const result = [`${tries} ${tries === 1 ? 'try' : 'tries'}`, status !== null && `status ${status}`, error]
    .filter(Boolean)
    .join(' · ');
  const again = () =>
    act(view, 'Sent again', () => send('PUT', shopPath(view.shop, 'webhook', 'deliveries', id)));
  return h(
    'li',
    { class: 'item' },
    h('span', {}, h('strong', {}, event), h('small', {}, `${formatMoment(createdAt)} · ${result}`)),
    h(
      'span',
      { class: 'item__end' },
      h('span', { class: `badge badge--${state}` }, state),
      button('Send again', again, { focusKey: `again-${id}` }),
    ),
  );
}
