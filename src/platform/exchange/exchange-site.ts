import { clientAddress, clientNetwork } from '#lib/client-network.ts';
import { RateLimit } from '#lib/rate-limit.ts';
import {
  beginSession,
  continueSession,
  countBytes,
  type ExchangeKind,
  type ExchangeSession,
  isExchangeUser,
  readExchange,
} from '#platform/areas/exchange/exchange.ts';
import { readBytes } from '#platform/http/body.ts';
import { notFound } from '#platform/http/refusal.ts';
import type { Reply } from '#platform/http/reply.ts';
import type { Asked, Site } from '#platform/http/site.ts';
import { findShopByName, type Shop } from '#platform/store/shop.ts';
import type { CatalogueReader } from './catalogue-reader.ts';
import { ExchangeError } from './exchange-error.ts';
import { ExchangeFolder } from './exchange-folder.ts';
import { type ExchangeRequest, failure, plain } from './exchange-reply.ts';
import { answerSale } from './sale.ts';

/** `/exchange/NAME` */
const PATH = /^\/exchange\/([^/]+)$/;

const COOKIE = 'exchange';

/** Bytes of one request; a program cuts larger files into such pieces. */
const FILE_LIMIT = 16 * 1_048_576;

/** Bytes of one exchange. */
const SESSION_LIMIT = 8_000_000_000;

/** How long an answer waits for the end of a reading before it says `progress`. */
const WAIT_MS = 15_000;

/** Wrong passwords of one network. */
const WRONG_PASSWORDS = { burst: 10, perSecond: 1 / 60 };

export interface ExchangeSiteOptions {
  /** The platform's file. */
  file: string;
  /** Undefined where the platform imports nothing: then no goods are taken. */
  reader: CatalogueReader | undefined;
  waitMs?: number;
}

/**
 * The exchange of 1C and MoySklad with a site: what a shop has goes in, orders go out, each in plain text and
 * CommerceML. A shop takes part in it once it has a name and a password for it. Throws 404 for all others.
 */
export function createExchangeSite({ file, reader, waitMs = WAIT_MS }: ExchangeSiteOptions): Site {
  const wrongPasswords = new RateLimit(WRONG_PASSWORDS);

  async function answer({ context, request, url }: Asked): Promise<Reply> {
    const [, shopName = ''] = PATH.exec(url.pathname) ?? [];
    const shop = findShopByName(context.sql, shopName);
    if (!shop || !readExchange(shop)) throw notFound(`There is no exchange of a shop ${shopName}.`, 'shop');
    const now = new Date();
    const kind = kindOf(url.searchParams.get('type'));
    if (!kind) return failure('type must be catalog or sale.');
    const mode = url.searchParams.get('mode') ?? '';
    if (mode === 'checkauth') return checkAuth(shop, kind, request, now);
    const session = continueSession(shop, kind, tokenOf(request.headers.cookie), now);
    if (!session) return failure('Sign in first: mode=checkauth. An exchange ends after two quiet hours.');
    const body = () => readBytes(request, FILE_LIMIT);
    const asked: ExchangeRequest = { shop, mode, name: url.searchParams.get('filename') ?? '', body, now };
    try {
      return kind === 'sale' ? await answerSale(asked) : await answerCatalogue(asked, session);
    } catch (error) {
      if (error instanceof ExchangeError) return failure(error.message);
      throw error;
    }
  }

  async function checkAuth(
    shop: Shop,
    kind: ExchangeKind,
    request: Asked['request'],
    now: Date,
  ): Promise<Reply> {
    const client = clientNetwork(clientAddress(request, true));
    // A right password counts for nothing either until then: who guesses learns nothing.
    const wait = wrongPasswords.take(client);
    if (wait > 0) return failure(`Too many wrong passwords. Wait ${wait} s.`);
    const [user, password] = credentialsOf(request.headers.authorization);
    if (!(await isExchangeUser(shop, user, password))) return failure('Wrong name or password.');
    wrongPasswords.giveBack(client);
    return plain('success', COOKIE, beginSession(shop, kind, now));
  }

  async function answerCatalogue(
    { shop, mode, name, body }: ExchangeRequest,
    session: ExchangeSession,
  ): Promise<Reply> {
    if (!reader) return failure('This platform takes no goods.');
    const folder = new ExchangeFolder(file, shop.name);
    switch (mode) {
      case 'init':
        reader.forget(shop);
        await folder.begin({ keepPictures: readExchange(shop)?.unreadAt !== null });
        return plain('zip=yes', `file_limit=${FILE_LIMIT}`);
      case 'file': {
        const bytes = await body();
        if (session.bytes + bytes.length > SESSION_LIMIT)
          throw new ExchangeError(`An exchange has at most ${SESSION_LIMIT} bytes.`);
        await folder.append(name, bytes);
        countBytes(shop, 'catalog', bytes.length);
        reader.forget(shop, { session: session.number, name });
        return plain('success');
      }
      case 'import': {
        const result = await reader.read(shop, { session: session.number, name, waitMs });
        if (result === 'progress') return plain('progress', `${name} is being read.`);
        return result === 'success' ? plain('success') : failure(result.failure);
      }
      // Newer programs say so at the end; what did not come is gone by then.
      case 'deactivate':
      case 'complete':
        return plain('success');
      default:
        return failure(`There is no mode "${mode}" of goods.`);
    }
  }

  return { owns: (path) => PATH.test(path), answer };
}

function kindOf(type: string | null): ExchangeKind | undefined {
  return type === 'catalog' || type === 'sale' ? type : undefined;
}

function tokenOf(cookies: string | undefined): string {
  return new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]+)`).exec(cookies ?? '')?.[1] ?? '';
}

/** Name and password of the basic scheme; of other ones none. */
function credentialsOf(header: string | undefined): [user: string, password: string] {
  const [, encoded = ''] = /^Basic\s+(\S+)$/i.exec(header ?? '') ?? [];
  const [user = '', ...password] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  return [user, password.join(':')];
}
