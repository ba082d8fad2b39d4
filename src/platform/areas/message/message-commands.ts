import { shopCommand } from '#platform/http/command.ts';
import { readMessages } from './messages.ts';

export const messageCommands = [
  /** The last 200 text messages of the shop, newest first. */
  shopCommand('GET', '/messages', (shop) => readMessages(shop, 200)),
];
