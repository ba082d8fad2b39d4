import { writeFile } from 'node:fs/promises';
import { describeNetworkError } from '#publisher/shop-client/describe-failure.ts';
import { defineCommand, UsageError } from '#tools/command/command.ts';
import { findSandbox } from '#tools/conformance/find-sandbox.ts';
import { findWrongOption } from '#tools/conformance/preflight.ts';
import { askedCodes, commandCodes } from '#tools/conformance/probe/code-source.ts';
import { createPlatform } from '#tools/conformance/probe/platform.ts';
import { World } from '#tools/conformance/probe/world.ts';
import { countResults, formatResult, formatTotals } from '#tools/conformance/report.ts';
import { runSuite } from '#tools/conformance/run-suite.ts';

export const conformance = defineCommand({
  help: `
npm run conformance -- --url URL --tenant NAME --key KEY [options]
  Checks a shop platform against the contract, call by call, and prints what differs.

  --url URL            the platform, like https://platform.example
  --tenant NAME        the shop's subdomain
  --key KEY            the shop's security key
  --username USER      signs in as this customer, together with --password
  --password WORD
  --token TOKEN        acts as the customer of this token
  --write              also does what changes something: registers a customer, orders and clears up
  --phone NUMBER       the phone, like +998901234567, that --write registers with
  --code-command CMD   prints the code that was sent to $PHONE;
                       without it a person is asked, and a sandbox is read
  --openstreetmap URL  also asks this Nominatim, a geocoder; --yandex URL the geocoder of Yandex
  --json FILE          writes the results for programs

  Only a shop for tests should be written to: an order without an operator who cancels it is an order.
  The exit code is 1 where something differs.`,
  options: {
    url: { type: 'string' },
    tenant: { type: 'string' },
    key: { type: 'string' },
    username: { type: 'string' },
    password: { type: 'string' },
    token: { type: 'string' },
    write: { type: 'boolean' },
    phone: { type: 'string' },
    'code-command': { type: 'string' },
    openstreetmap: { type: 'string' },
    yandex: { type: 'string' },
    json: { type: 'string' },
  },
  async run({ url, tenant, key, write = false, json, ...values }, { signal }) {
    if (!url || !tenant || !key)
      throw new UsageError('--url, --tenant and --key must be given: see npm run conformance -- --help.');
    if (!URL.canParse(url))
      throw new UsageError(`--url must be an address like https://platform.example, not "${url}".`);
    const address = url.replace(/\/+$/, '');
    await fetch(address, { signal: AbortSignal.any([signal, AbortSignal.timeout(15_000)]) }).catch(
      (cause: Error) => {
        throw new UsageError(
          `${address} cannot be reached (${describeNetworkError(cause)}). Check --url and the network.`,
          { cause },
        );
      },
    );
    const sandbox = await findSandbox(address, tenant);
    const { openstreetmap, yandex, username, password, token, phone, 'code-command': command } = values;
    const serviceUrls = {
      ...sandbox?.serviceUrls,
      ...(openstreetmap && { openstreetmap }),
      ...(yandex && { yandex }),
    };
    const platform = createPlatform({ url: address, securityKey: key, serviceUrls, signal });
    const codes = command === undefined ? (sandbox?.codes ?? askedCodes()) : commandCodes(command);
    const identity = { subdomain: tenant, token, username, password, phone };
    const wrong = await findWrongOption(platform, identity);
    if (wrong !== undefined) throw new UsageError(wrong);
    const world = new World(platform, identity, codes);
    const startedAt = new Date();
    const results = await runSuite({
      world,
      write,
      signal,
      onResult: (result) => console.log(formatResult(result)),
    });
    const totals = countResults(results);
    const durationMs = Date.now() - startedAt.getTime();
    const { requests } = platform;
    console.log(formatTotals(totals, requests, durationMs));
    if (json) {
      const report = {
        url: address,
        tenant,
        startedAt: startedAt.toISOString(),
        durationMs,
        requests,
        ...totals,
        calls: results,
      };
      await writeFile(json, `${JSON.stringify(report, null, 2)}\n`);
    }
    return totals.differ > 0 ? 1 : 0;
  },
});
