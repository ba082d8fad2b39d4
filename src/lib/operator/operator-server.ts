import { createServer, type ServerResponse } from 'node:http';
import type { Registry } from 'prom-client';
import { drain } from '#lib/drain.ts';
import { listen } from '#lib/port.ts';
import { type Checks, checkReadiness } from './readiness.ts';

/** Where operators ask. */
export interface OperatorAddress {
  host: string;
  /** 0 takes any free one. */
  port: number;
}

/** All that a process tells Prometheus. */
export interface ToldMetrics {
  readonly registry: Registry;
}

export interface OperatorServerOptions {
  address: OperatorAddress;
  metrics: ToldMetrics;
  /** Present needs of the process. */
  checks: () => Checks;
}

export interface OperatorServer {
  url: string;
  close(): Promise<void>;
}

/**
 * Answers programs of the operator, on a port of its own that no shopper reaches: `/metrics` for Prometheus,
 * `/healthz` as long as the process lives, `/readyz` with status 503 and what is wrong where it cannot do its
 * work. Throws PortTakenError.
 */
export async function startOperatorServer(options: OperatorServerOptions): Promise<OperatorServer> {
  const { address, metrics, checks } = options;
  const startedAt = performance.now();

  const pages: Record<string, (response: ServerResponse) => void | Promise<void>> = {
    '/metrics': async (response) => {
      const text = await metrics.registry.metrics();
      send(response, 200, metrics.registry.contentType, text);
    },
    '/healthz': (response) => {
      sendJson(response, 200, { alive: true, seconds: Math.round((performance.now() - startedAt) / 1000) });
    },
    '/readyz': async (response) => {
      const readiness = await checkReadiness(checks());
      sendJson(response, readiness.ready ? 200 : 503, readiness);
    },
  };

  const server = createServer(async ({ url = '/', method }, response) => {
    const answer = pages[url.split('?')[0] ?? ''];
    if (!answer) return sendJson(response, 404, { error: `Ask for ${Object.keys(pages).join(', ')}.` });
    if (method !== 'GET' && method !== 'HEAD') return sendJson(response, 405, { error: 'It is only read.' });
    try {
      await answer(response);
    } catch {
      // The queue cannot be asked: what is wrong stands in the log and at /readyz.
      sendJson(response, 500, { error: 'It cannot be told now.' });
    }
  });
  const port = await listen(server, address.port, address.host);
  return { url: `http://${address.host}:${port}`, close: () => drain(server, 0) };
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  send(response, status, 'application/json', `${JSON.stringify(body)}\n`);
}

function send(response: ServerResponse, status: number, type: string, text: string): void {
  response.writeHead(status, {
    'content-type': type,
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(response.req.method === 'HEAD' ? undefined : text);
}
