import { appendFile } from 'node:fs/promises';
import type { MessageSender } from './message-sender.ts';

/** Writes messages into a file that only its owner reads: nobody gets them. For trying out. */
export function logFileSender(file: string): MessageSender {
  return {
    name: `the file ${file}`,
    async send({ shop, phone, kind, text }) {
      const line = JSON.stringify({ at: new Date().toISOString(), shop, phone, kind, text });
      try {
        await appendFile(file, `${line}\n`, { mode: 0o600 });
        return { is: 'taken' };
      } catch (error) {
        return { is: 'not-taken', reason: String(error) };
      }
    },
  };
}
