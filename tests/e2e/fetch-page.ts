import { get as getHttp } from 'node:http';
import { get as getHttps } from 'node:https';
import { text } from 'node:stream/consumers';
import { onThisMachine } from './ask-shop.ts';

/** A page as HTML, without a browser. */
export interface FetchedPage {
  status: number;
  html: string;
  title: string;
  /** Text of its first heading. */
  heading: string;
}

/** Fetches an address of a shop, and follows redirects. */
export async function fetchPage(address: string): Promise<FetchedPage> {
  const url = new URL(address);
  const get = url.protocol === 'https:' ? getHttps : getHttp;
  const lookup = url.hostname.endsWith('.localhost') ? { lookup: onThisMachine } : {};
  return new Promise((resolve, reject) => {
    const asked = get(url, lookup, (answer) => {
      const { location } = answer.headers;
      if (location !== undefined) {
        answer.resume();
        resolve(fetchPage(new URL(location, url).href));
        return;
      }
      text(answer).then((html) => {
        const [, title = ''] = /<title>([^<]*)</.exec(html) ?? [];
        const [, heading = ''] = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html) ?? [];
        const words = heading
          .replace(/<[^>]*>/g, '')
          .replace(/\s+/g, ' ')
          .trim();
        resolve({ status: answer.statusCode ?? 0, html, title, heading: words });
      }, reject);
    });
    asked.once('error', reject);
  });
}
