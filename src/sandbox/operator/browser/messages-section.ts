import { send, shopPath } from './control.ts';
import { copyButton, empty } from './control-parts.ts';
import { h, icon } from './element.ts';
import { formatDay, formatTime } from './format.ts';
import { defineSection } from './section.ts';

interface Message {
  id: number;
  phone: string;
  kind: string;
  code: string | null;
  text: string;
  sentAt: string;
}

/** A phone on which every text message of the shop arrives, whoever it went to. */
export const messages = defineSection<Message[]>({
  id: 'messages',
  title: 'Messages',
  icon: 'messages',
  lead: 'Every text message of the shop arrives here, codes included.',
  load: ({ shop }) => send('GET', shopPath(shop, 'messages')),
  draw: (all, { shop }) => [
    h(
      'div',
      { class: 'phone' },
      h('div', { class: 'phone__top' }, h('span', { class: 'phone__camera' }), h('strong', {}, 'Messages'), h('small', {}, shop)),
      h(
        'div',
        { class: 'phone__screen', tabindex: '0', role: 'log', 'aria-label': 'Text messages, newest first' },
        all.length > 0 ? all.map(drawMessage) : nothing(),
      ),
    ),
  ],
});

function drawMessage({ id, phone, kind, code, text, sentAt }: Message): HTMLElement {
  return h(
    'article',
    { class: 'sms', 'data-kind': kind },
    h('header', { class: 'sms__head' }, h('strong', {}, phone), h('time', { datetime: sentAt, title: formatDay(sentAt) }, formatTime(sentAt))),
    h('p', { class: 'sms__text' }, text),
    code !== null &&
      h('div', { class: 'sms__code' }, h('span', { class: 'sms__digits' }, code), copyButton(code, `Copy the code ${code} of message ${id}`)),
  );
}

function nothing(): HTMLElement {
  return h(
    'div',
    { class: 'phone__nothing' },
    icon('messages'),
    empty('No messages yet. Register or sign in at the shop, and the code comes here.', 'pin'),
  );
}
