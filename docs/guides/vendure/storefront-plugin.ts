import { createHmac, randomUUID } from 'node:crypto';
import { Inject } from '@nestjs/common';
import { EventBus, PluginCommonModule, type RequestContext, VendurePlugin } from '@vendure/core';
import { bufferTime, filter } from 'rxjs';

/** What a message names of each event; of those below only that the whole catalogue may differ. */
const SUBJECTS: Record<string, (event: any) => Partial<Record<'products' | 'variants' | 'orders', unknown[]>>> = {
  ProductEvent: ({ entity }) => ({ products: [entity.id] }),
  ProductChannelEvent: ({ product }) => ({ products: [product.id] }),
  ProductOptionGroupChangeEvent: ({ product }) => ({ products: [product.id] }),
  ProductVariantEvent: ({ entity }) => ({ variants: entity.map(({ id }: any) => id) }),
  ProductVariantChannelEvent: ({ productVariant }) => ({ variants: [productVariant.id] }),
  StockMovementEvent: ({ stockMovements }) => ({ variants: stockMovements.map((one: any) => one.productVariant.id) }),
  CollectionModificationEvent: ({ productVariantIds }) => ({ variants: productVariantIds }),
  OrderStateTransitionEvent: ({ order }) => ({ orders: [order.code] }),
  RefundStateTransitionEvent: ({ order }) => ({ orders: [order.code] }),
};
const WHOLE = /^(?:Collection|Facet|FacetValue|ProductOption|ProductOptionGroup|Channel|TaxRateModification)Event$/;

/** Tells the connector of a storefront what changes here, and gives its orders the codes that it asks for. */
export class StorefrontPlugin {
  static options = { hook: '', secret: '' };

  /** `hook`: address of the connector, `secret`: the `whsec_…` that it knows, too. */
  static init(options: { hook: string; secret: string }) {
    StorefrontPlugin.options = options;
    return StorefrontPlugin;
  }

  constructor(bus: EventBus) {
    const told = bus.filter(({ constructor: { name } }) => name in SUBJECTS || WHOLE.test(name));
    // Events of one moment are one message. One that gets lost is made up for by the connector's own look.
    told.pipe(bufferTime(50), filter(({ length }) => length > 0)).subscribe((events) => void tell(events).catch(() => {}));
  }
}

async function tell(events: { constructor: { name: string } }[]) {
  const subjects = events.map((event) => SUBJECTS[event.constructor.name]?.(event) ?? { whole: [true] });
  const body = JSON.stringify(
    Object.fromEntries(
      ['products', 'variants', 'orders', 'whole'].map((kind) => [kind, [...new Set(subjects.flatMap((one: any) => one[kind] ?? []))]]),
    ),
  );
  const { hook, secret } = StorefrontPlugin.options;
  const [id, at] = [randomUUID(), Math.floor(Date.now() / 1000)];
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signature = `v1,${createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64')}`;
  await fetch(hook, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(at),
      'webhook-signature': signature,
    },
    body,
  });
}

// Written as calls, so that any compiler of TypeScript and Node itself read this file.
Inject(EventBus)(StorefrontPlugin, undefined, 0);
VendurePlugin({
  imports: [PluginCommonModule],
  compatibility: '^3.0.0',
  configuration(config) {
    const { orderCodeStrategy } = config.orderOptions;
    config.orderOptions.orderCodeStrategy = {
      // Shoppers choose no codes: only who may use the Admin API does.
      generate: (ctx: RequestContext) =>
        (ctx.apiType === 'admin' && ctx.req?.headers['x-order-code']?.toString()) ||
        (orderCodeStrategy?.generate(ctx) ?? randomUUID()),
    };
    return config;
  },
})(StorefrontPlugin);
