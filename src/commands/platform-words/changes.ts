import {
  chooseChangeWebhook,
  describeChangeWebhook,
  stopChangeWebhook,
} from '#platform/operations/change-webhook.ts';
import { chooseShop } from '#platform/operations/orders.ts';
import { UsageError } from '#tools/command/command.ts';
import { openFile } from './open-file.ts';
import type { PlatformOptions } from './platform-options.ts';

/** Says which storefront hears of changes. */
export function chooseListener(
  { file, tenant, webhook, secret, stop }: PlatformOptions,
  words: readonly string[],
): void {
  if (words.length > 0) throw new UsageError(`"${words[0]}" stands there without its option.`);
  if (stop !== undefined && stop !== 'webhook')
    throw new UsageError(`--stop must be webhook, not "${stop}".`);
  using sql = openFile(file);
  const shop = chooseShop(sql, tenant);
  if (webhook !== undefined) chooseChangeWebhook(shop, webhook, secret);
  if (stop !== undefined) stopChangeWebhook(shop);
  console.log(describeChangeWebhook(shop));
}
