import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { stockLevel } from '#domain/pricing/stock-level.ts';
import { type PlacedStock, readStock, stockCode, stockParts } from './foreign-stock.ts';

type Thing = Record<string, unknown>;

export interface ForeignPlatform {
  url: string;
  /** Requests with a stock in their body, in order: `POST /market-api/add-to-cart 0000…`. */
  asked: string[];
}

/**
 * A platform that says some things in other words than the contract: it stands before one that keeps it, and
 * rewrites its answers. Emptiness is null, a price has several currencies, a variation several stocks whose
 * ids are UUIDs, each at a place of its own, a time no zone. `more` changes each object further.
 */
export async function aForeignPlatform(
  url: string,
  more: (thing: Thing) => Thing = (thing) => thing,
): Promise<ForeignPlatform> {
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    const { host: _host, connection: _connection, 'content-length': _length, ...headers } = request.headers;
    const { method = 'GET', url: path = '/' } = request;
    const body = await text(request);
    const stock = /"stock":"?([\w-]+)/.exec(body)?.[1];
    if (stock) asked.push(`${method} ${path} ${stock}`);
    const number = stock && /^\d+$/.test(stock);
    const place = /\/stocks\/([\w-]+)\/locations/.exec(path)?.[1];
    const answer = await fetch(url + (number ? '/market-api/nothing' : inNumbers(path)), {
      method,
      headers: headers as Record<string, string>,
      ...(body && { body: inNumbers(body) }),
    });
    const json = await answer.json();
    const said = place && answer.ok ? { items: locationsAt(readStock(place), json.items) } : json;
    response
      .writeHead(answer.status, { 'content-type': 'application/json' })
      .end(JSON.stringify(foreign(said, more)));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

/** A text in which stocks have the numbers of the platform behind this one. */
export function inNumbers(said: string): string {
  return said.replace(/"?(0{8}-0000-4000-8000-\d{12})"?/g, (_, code: string) => String(readStock(code).id));
}

/** The branch that a stock belongs to, with its pieces. */
function locationsAt({ id, at }: PlacedStock, items: (Thing & { count: number })[]): Thing[] {
  const count = items.reduce((sum, one) => sum + one.count, 0);
  const part = stockParts({ id, count, supplierId: 0 })[at];
  return items
    .slice(at, at + 1)
    .map((one) => ({ ...one, count: part?.count, availability: stockLevel(part?.count ?? 0, true) }));
}

function foreign(value: unknown, more: (thing: Thing) => Thing): unknown {
  if (Array.isArray(value)) return value.map((one) => foreign(one, more));
  if (typeof value === 'string') return withoutZone(value);
  if (typeof value !== 'object' || value === null) return value;
  const thing = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, foreign(one, more)]));
  return more(renamed(thing));
}

/** `2026-01-15T09:00:00.000Z` becomes `2026-01-15T14:00:00`, as clocks in Tashkent show it. */
function withoutZone(said: string): string {
  if (!/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(said)) return said;
  return new Date(Date.parse(said) + 5 * 3_600_000).toISOString().slice(0, 19);
}

function renamed(thing: Thing): Thing {
  const { newPrice, oldPrice, stock, stockId, ...rest } = thing;
  for (const [key, value] of Object.entries(rest))
    if (key === 'crossSellTags' || key === 'videos') rest[key] = isEmpty(value) ? null : value;
  if (typeof stockId === 'number') return { ...thing, stockId: stockCode({ id: stockId, at: 0 }) };
  if (!isStock(stock)) return thing;
  if (typeof newPrice !== 'number' || typeof oldPrice !== 'number' || !('tiers' in thing))
    return { ...thing, stock: { ...stock, id: stockCode({ id: stock.id, at: 0 }) } };
  return {
    ...rest,
    newPrice: priceOf(newPrice),
    oldPrice: priceOf(oldPrice),
    stocks: stockParts(stock),
  };
}

interface Stock {
  id: number;
  count: number;
  supplierId: number;
}

const isStock = (value: unknown): value is Stock => typeof Object(value).id === 'number';

const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0;

const priceOf = (sum: number) => ({ UZS: sum, USD: sum / 12_500, ratio: 12_500, first: sum });
