import { CALL_LIMIT_SECONDS, type CallLimits } from '#publisher/environment/call-limits.ts';
import { callPath } from '#publisher/serve/embedded/known-call.ts';
import { map, type Row } from './syntax.ts';

/** The limits that need no look into a body: those by phone are kept by `npm run serve` alone. */
export function limitsByAddress(limits: CallLimits) {
  return Object.entries(limits)
    .filter(([, { per, inTenMinutes }]) => per === 'address' && inTenMinutes > 0)
    .map(([name, { calls, inTenMinutes }]) => ({
      zone: `limit_${name}`.replaceAll('-', '_'),
      calls,
      burst: inTenMinutes - 1,
      // nginx counts in whole requests a minute.
      perMinute: Math.ceil((inTenMinutes * 60) / CALL_LIMIT_SECONDS),
    }));
}

/** Zones of the limits, each with the key that it counts by. */
export function callLimitLines(limits: CallLimits): string[] {
  return [
    // A request whose key is empty is not counted: neither one of the machine itself, nor another call.
    map('$remote_addr', '$storefront_client', '$binary_remote_addr', [
      ['~^127\\.', ''],
      ['::1', ''],
      // A customer of a provider has a whole network of IPv6.
      ['~^(?<storefront_network>(?:[0-9a-f]+:){4})', '$storefront_network'],
    ]),
    ...limitsByAddress(limits).flatMap(({ zone, calls, perMinute }) => [
      map(
        '$request_method $uri',
        `$storefront_counted_${zone}`,
        '',
        calls.map((call): Row => [`${call.method} ${callPath(call)}`, '$storefront_client']),
      ),
      `limit_req_zone $storefront_counted_${zone} zone=storefront_${zone}:10m rate=${perMinute}r/m;`,
    ]),
    map('$status', '$storefront_later', '', [['429', '60']]),
  ];
}
