import { send, shopPath } from './control.ts';
import { copyButton } from './control-parts.ts';
import { type Child, h, icon } from './element.ts';
import { formatDay, formatTime } from './format.ts';
import { defineSection } from './section.ts';
import { getShop } from './shops.ts';
import { showToast } from './toast.ts';

interface Message {
  id: number;
  phone: string;
  kind: string;
  code: string | null;
  text: string;
  sentAt: string;
}

interface MessageData {
  messages: Message[];
  storefront: string;
}

/** Paths of the storefront in a text: its capturing group keeps them when the text is split. */
const PATHS = /((?<=^|\s)\/[\w-]+(?:\/[\w-]+)*)/;

/** A phone on which every text message of the shop arrives, whoever it went to. */
export const messages = defineSection<MessageData>({
  id: 'messages',
  title: 'Messages',
  icon: 'messages',
  lead: 'Every text message of the shop arrives here, codes included.',
  async load({ shop }) {
    const [all, { storefront }] = await Promise.all([
      send<Message[]>('GET', shopPath(shop, 'messages')),
      getShop(shop),
    ]);
    return { messages: all, storefront };
  },
  draw: ({ messages: all, storefront }, { shop, state }) => {
    const seen = Number(state.get('seen') ?? all[0]?.id ?? 0);
    state.set('seen', String(all[0]?.id ?? 0));
    return [
      h(
        'div',
        { class: 'phone' },
        h(
          'div',
          { class: 'phone__top' },
          h('span', { class: 'phone__camera' }),
          h('strong', {}, 'Messages'),
          h('small', {}, `all phones · ${shop}`),
        ),
        h(
          'div',
          {
            class: 'phone__screen',
            tabindex: '0',
            role: 'region',
            'aria-label': 'Text messages, newest first',
            'data-scroll': 'messages',
          },
          all.length > 0
            ? all.map((message) => drawMessage(message, storefront, message.id > seen))
            : nothing(),
        ),
      ),
    ];
  },
});

function drawMessage(
  { id, phone, kind, code, text, sentAt }: Message,
  storefront: string,
  isNew: boolean,
): HTMLElement {
  return h(
    'article',
    { class: `sms${isNew ? ' sms--new' : ''}`, 'data-kind': kind, 'data-id': id },
    h(
      'header',
      { class: 'sms__head' },
      h('strong', {}, phone),
      h('time', { datetime: sentAt, title: formatDay(sentAt) }, formatTime(sentAt)),
    ),
    h('p', { class: 'sms__text' }, withLinks(text, storefront)),
    code !== null &&
      h(
        'div',
        { class: 'sms__code' },
        h('span', { class: 'sms__digits' }, code),
        copyButton(code, `Copy the code ${code} of message ${id}`),
      ),
  );
}

/** The paths in a text lead to the storefront, as they would on the phone of a customer. */
function withLinks(text: string, storefront: string): Child[] {
  return text
    .split(PATHS)
    .map((part, index) =>
      index % 2 === 1
        ? h(
            'a',
            { class: 'sms__link', href: new URL(part, storefront).href, target: '_blank', rel: 'noreferrer' },
            part,
          )
        : part,
    );
}

function nothing(): HTMLElement {
  return h(
    'div',
    { class: 'phone__nothing' },
    icon('messages'),
    h('p', {}, 'No messages yet. Register or sign in at the shop, and the code comes here.'),
  );
}

const told = new Set<string | undefined>();

/** Says what has just arrived on a phone that is out of sight. */
export function tellNewMessages(phone: HTMLElement): void {
  for (const message of phone.querySelectorAll<HTMLElement>('.sms--new')) {
    if (told.has(message.dataset['id'])) continue;
    told.add(message.dataset['id']);
    showToast(message.querySelector('.sms__text')?.textContent ?? '', 'message');
  }
}
