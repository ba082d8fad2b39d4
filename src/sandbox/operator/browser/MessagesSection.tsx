import { useState } from 'react';
import { formatDay, formatTime } from './format.ts';
import { useAnswer } from './live.ts';
import { CopyButton, Empty, Outside } from './parts.tsx';
import { useShop } from './place.ts';
import { useChosenShop } from './shop-facts.ts';

export interface Message {
  id: number;
  phone: string;
  kind: string;
  code: string | null;
  text: string;
  sentAt: string;
}

/** Paths of the storefront in a text: its capturing group keeps them when the text is split. */
const PATHS = /((?<=^|\s)\/[\w-]+(?:\/[\w-]+)*)/;

/** All text messages of the shop, newest first. */
export const useMessages = () => useAnswer<Message[]>(useShop().path('messages'));

/** A phone on which every text message of the shop arrives, whoever it went to. */
export function MessagesSection() {
  const { shop } = useShop();
  const messages = useMessages();
  const [seen] = useState(messages[0]?.id ?? 0);
  return (
    <>
      <p className="lead">Every text message of the shop arrives here, codes included.</p>
      <div className="phone">
        <div className="phone__top">
          <strong>Messages</strong>
          <small>all phones · {shop}</small>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
        <section className="phone__screen" tabIndex={0} aria-label="Text messages, newest first">
          {messages.map((message) => (
            <Sms key={message.id} message={message} isNew={message.id > seen} />
          ))}
          {messages.length === 0 && (
            <Empty icon="messages">
              No messages yet. Register or sign in at the shop, and the code comes here.
            </Empty>
          )}
        </section>
      </div>
    </>
  );
}

function Sms({ message, isNew }: { message: Message; isNew: boolean }) {
  const { id, phone, kind, code, text, sentAt } = message;
  const { storefront } = useChosenShop();
  return (
    <article className={`sms${isNew ? ' sms--new' : ''}`} data-kind={kind}>
      <header className="sms__head">
        <strong>{phone}</strong>
        <time dateTime={sentAt} title={formatDay(sentAt)}>
          {formatTime(sentAt)}
        </time>
      </header>
      <p className="sms__text">
        {text.split(PATHS).map((part, index) =>
          index % 2 === 1 ? (
            <Outside key={part} className="sms__link" href={new URL(part, storefront).href}>
              {part}
            </Outside>
          ) : (
            part
          ),
        )}
      </p>
      {code !== null && (
        <div className="sms__code">
          <span>{code}</span>
          <CopyButton text={code} label={`Copy the code ${code} of message ${id}`} />
        </div>
      )}
    </article>
  );
}
