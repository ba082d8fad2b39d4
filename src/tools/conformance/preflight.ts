import { signIn } from '#contract/account/account.ts';
import { isFailure } from '#contract/call/read-answer.ts';
import { getMarketData } from '#contract/market/market.ts';
import type { Answered, Platform } from './probe/platform.ts';
import type { Identity } from './probe/world.ts';

/**
 * Why a run would say nothing of the platform, because what it was told is wrong: the address, the security
 * key, the customer. Undefined where it can begin. Throws a ConformanceError where nothing answers.
 */
export async function findWrongOption(
  platform: Platform,
  { subdomain, username, password }: Identity,
): Promise<string | undefined> {
  const market = await platform.send(getMarketData, {});
  const asked = `GET ${platform.url}/market-api/market-data was answered with`;
  if (market.status === 401 || market.status === 403)
    return `${asked} ${describeAnswer(market)}. Check --key.`;
  if (market.status === 404 || market.json === undefined) {
    const hint = 'there seems to be no shop platform. Check --url: it ends before /market-api.';
    return `${asked} ${describeAnswer(market)}: ${hint}`;
  }
  if (username === undefined || password === undefined) return undefined;
  const signedIn = await platform.send(signIn, { body: { username, password, subdomain } });
  if (signedIn.status < 400 || signedIn.status >= 500) return undefined;
  const why = describeAnswer(signedIn);
  return `${username} cannot sign in to ${subdomain}: ${why}. Check --tenant, --username and --password.`;
}

function describeAnswer({ status, json }: Answered): string {
  if (isFailure(json)) return `${status}, ${json.code}: ${json.message.replace(/\.$/, '')}`;
  return json === undefined ? `${status} and no JSON` : `${status}`;
}
