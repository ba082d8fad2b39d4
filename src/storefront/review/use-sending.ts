import { useEffect, useRef, useState } from 'react';
import type { MessageKey } from '#storefront/i18n/message-key.ts';
import { CallError } from '#storefront/platform-client/call-error.ts';
import { pause } from '#storefront/platform-client/pause.ts';
import { failureMessage } from './failure-message.ts';
import { sendReview, type WrittenReview } from './review-calls.ts';
import type { SentReview } from './review-dialog.ts';
import { sendUntilTaken } from './send-until-taken.ts';

/** State of sending a review. */
export type Sending =
  | { kind: 'idle' }
  | { kind: 'sending'; percent: number }
  | { kind: 'waiting'; why: 'offline' | 'unanswered' }
  | { kind: 'signed-out' }
  | { kind: 'failed'; message: MessageKey };

/** Sends reviews; leaving the view stops that. */
export function useSending(keyed: boolean) {
  const [sending, setSending] = useState<Sending>({ kind: 'idle' });
  const stopping = useRef<AbortController>(undefined);
  const skip = useRef<() => void>(undefined);
  useEffect(() => () => stopping.current?.abort(), []);

  /** Returns the platform's answer to the review, and undefined if it must be sent again. */
  const send = async (review: WrittenReview, key: string): Promise<SentReview | undefined> => {
    const stop = new AbortController();
    stopping.current = stop;
    const start = () => setSending({ kind: 'sending', percent: 0 });
    start();
    try {
      const { status } = await sendUntilTaken({
        keyed,
        send: (signal) =>
          sendReview(review, keyed ? key : undefined, {
            signal,
            onProgress: (percent) => setSending({ kind: 'sending', percent }),
          }),
        onWaiting: (why) => setSending({ kind: 'waiting', why }),
        onAgain: start,
        signal: stop.signal,
        pause: (ms, signal) =>
          Promise.race([
            pause(ms, signal),
            new Promise<void>((resolve) => {
              skip.current = resolve;
            }),
          ]),
      });
      return { status, early: false };
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.code === 'review-key-used') return { status: 'pending', early: true };
      setSending(
        error.status === 401
          ? { kind: 'signed-out' }
          : { kind: 'failed', message: failureMessage(error, keyed) },
      );
      return undefined;
    }
  };

  return {
    sending,
    send,
    /** Ends a wait for the next try. */
    again: () => skip.current?.(),
    stop: () => stopping.current?.abort(),
    rest: () => setSending({ kind: 'idle' }),
  };
}
