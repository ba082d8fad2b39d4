import type { AnalyticsName } from '#domain/analytics/analytics.ts';
import { type EventItem, eventValue, type ShopEvent } from '#domain/analytics/shop-event.ts';

/** A service that has been started. */
interface StartedService {
  tell(event: ShopEvent): void;
  /** The page has changed its address without being left. */
  viewPage(): void;
}

const CURRENCY = 'UZS';

/** Starts a service by the owner's id: events wait in its queue until its script has loaded. */
export const SERVICES: Record<AnalyticsName, (id: string) => StartedService> = {
  'google-tag-manager': (id) => {
    const layer = queueOf('dataLayer');
    layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    load(`https://www.googletagmanager.com/gtm.js?id=${id}`);
    return {
      tell(event) {
        // Clears the previous event, whose fields would be merged into this one.
        layer.push({ ecommerce: null });
        layer.push({ event: event.kind, ecommerce: googleEvent(event) });
      },
      // The container sees page views by itself, if its owner wants them.
      viewPage() {},
    };
  },

  'google-analytics': (id) => {
    // Apart from the tag manager's: a container would take its commands for its own.
    const layer = queueOf('analyticsLayer');
    const command = argumentsInto(layer);
    command('js', new Date());
    command('config', id);
    load(`https://www.googletagmanager.com/gtag/js?id=${id}&l=analyticsLayer`);
    return {
      tell: (event) => command('event', event.kind, googleEvent(event)),
      viewPage: () => command('event', 'page_view', { page_location: location.href }),
    };
  },

  'facebook-pixel': (id) => {
    const pixel = pixelQueue();
    pixel('init', id);
    pixel('track', 'PageView');
    load('https://connect.facebook.net/en_US/fbevents.js');
    return {
      tell: (event) => pixel('track', PIXEL_NAMES[event.kind], pixelEvent(event), pixelKey(event)),
      viewPage: () => pixel('track', 'PageView'),
    };
  },

  'yandex-metrika': (id) => {
    const goods = queueOf('metrikaLayer');
    const metrika = metrikaQueue();
    metrika(id, 'init', { ecommerce: 'metrikaLayer', accurateTrackBounce: true, trackLinks: true });
    load('https://mc.yandex.ru/metrika/tag.js');
    return {
      tell(event) {
        const action = METRIKA_ACTIONS[event.kind];
        if (action) goods.push({ ecommerce: { currencyCode: CURRENCY, [action]: metrikaGoods(event) } });
        else metrika(id, 'reachGoal', event.kind, { order_price: eventValue(event), currency: CURRENCY });
      },
      viewPage: () => metrika(id, 'hit', location.href),
    };
  },
};

function googleEvent(event: ShopEvent): object {
  return {
    ...(event.kind === 'purchase' && { transaction_id: String(event.orderId) }),
    currency: CURRENCY,
    value: eventValue(event),
    items: event.items.map(({ variationId, name, price, count }) => ({
      item_id: String(variationId),
      item_name: name,
      price,
      quantity: count,
    })),
  };
}

const PIXEL_NAMES = {
  view_item: 'ViewContent',
  add_to_cart: 'AddToCart',
  begin_checkout: 'InitiateCheckout',
  purchase: 'Purchase',
} as const satisfies Record<ShopEvent['kind'], string>;

function pixelEvent(event: ShopEvent): object {
  const { items } = event;
  return {
    content_type: 'product',
    content_ids: items.map(({ variationId }) => String(variationId)),
    contents: items.map(({ variationId, count }) => ({ id: String(variationId), quantity: count })),
    num_items: items.reduce((sum, { count }) => sum + count, 0),
    currency: CURRENCY,
    value: eventValue(event),
  };
}

/** The service counts an order once by this key, even if others report it, too. */
function pixelKey(event: ShopEvent): object | undefined {
  return event.kind === 'purchase' ? { eventID: `order-${event.orderId}` } : undefined;
}

/** Names of events in its reports of goods; the begin of a checkout is a goal there. */
const METRIKA_ACTIONS: Record<ShopEvent['kind'], string | undefined> = {
  view_item: 'detail',
  add_to_cart: 'add',
  begin_checkout: undefined,
  purchase: 'purchase',
};

function metrikaGoods(event: ShopEvent): object {
  return {
    ...(event.kind === 'purchase' && {
      actionField: { id: String(event.orderId), revenue: event.total },
    }),
    products: event.items.map(({ variationId, name, price, count }: EventItem) => ({
      id: String(variationId),
      name,
      price,
      quantity: count,
    })),
  };
}

function load(address: string): void {
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  document.head.append(script);
}

type Command = (...words: unknown[]) => void;
interface Queue {
  push(entry: unknown): unknown;
}
/** The global names that the scripts of services look for. */
const globals = globalThis as unknown as Record<string, unknown>;

function queueOf(name: string): Queue {
  const queue: unknown[] = [];
  globals[name] ??= queue;
  return globals[name] as Queue;
}

/** The script tells commands by their being `arguments`, not lists. */
function argumentsInto(queue: Queue): Command {
  return function command() {
    // biome-ignore lint/complexity/noArguments: The service takes nothing else for a command.
    queue.push(arguments);
  };
}

/** Keeps commands until the script puts `callMethod` on it. */
function pixelQueue(): Command {
  interface Pixel extends Command {
    callMethod?: Command;
    queue: unknown[];
    loaded: boolean;
    version: string;
    push: Command;
  }
  const pixel: Pixel = Object.assign(
    (...words: unknown[]) => {
      if (pixel.callMethod) pixel.callMethod(...words);
      else pixel.queue.push(words);
    },
    { queue: [], loaded: true, version: '2.0', push: (...words: unknown[]) => pixel(...words) },
  );
  globals['fbq'] ??= pixel;
  globals['_fbq'] ??= pixel;
  return (...words) => (globals['fbq'] as Command)(...words);
}

/** Keeps commands in `a` until the script takes its place. */
function metrikaQueue(): Command {
  const waiting = argumentsInto({ push: (entry) => kept.push(entry) });
  const kept: unknown[] = [];
  globals['ym'] ??= Object.assign(waiting, { a: kept, l: Date.now() });
  return (...words) => (globals['ym'] as Command)(...words);
}
