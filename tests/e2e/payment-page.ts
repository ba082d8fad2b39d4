import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { commandShop } from './customer.ts';
import type { DemoShop } from './demo-shops.ts';

const KEY = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

/** A payment service with a page of its own, which a shop offers until the service is closed. */
export interface PaymentPage {
  /** Tells the platform that an order was paid, as its page's address named it. */
  tellPaid(address: string): Promise<number>;
  close(): Promise<void>;
}

/** Starts a payment service and has a shop offer it. */
export async function aPaymentPage(shop: DemoShop): Promise<PaymentPage> {
  const server = createServer((request, response) => {
    const back = new URL(request.url ?? '/', 'http://localhost').searchParams.get('return') ?? '';
    response.setHeader('content-type', 'text/html');
    response.end(
      `<!doctype html><title>Bank</title><h1>Bank</h1><a href="${back.replaceAll('&', '&amp;')}">Back</a>`,
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const page = `http://127.0.0.1:${port}/pay`;
  await commandShop(shop, 'PUT', '/payment-services', { kind: 'signed', page, key: KEY });
  return {
    async tellPaid(address) {
      const fields = new URL(address).searchParams;
      const data = { transaction: fields.get('transaction'), amount: Number(fields.get('amount')) };
      const body = JSON.stringify({ type: 'payment.paid', data });
      const at = new Date();
      const platform = process.env['STOREFRONT_E2E_PLATFORM'];
      const { status } = await fetch(`${platform}/payments/signed/${fields.get('shop')}`, {
        method: 'POST',
        headers: {
          'webhook-id': 'paid',
          'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
          'webhook-signature': new Webhook(KEY).sign('paid', at, body),
        },
        body,
      });
      return status;
    },
    async close() {
      await commandShop(shop, 'DELETE', '/payment-services/signed');
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
