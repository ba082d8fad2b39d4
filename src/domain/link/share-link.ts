/** A site to share a page on: its icon, and the address that begins a message there. */
export interface ShareLink {
  site: string;
  icon: 'telegram' | 'facebook';
  href: string;
}

/** Characters with a meaning within the query of an address; letters of all languages stay as they are. */
const RESERVED = /[^\p{L}\p{N}.,:()«»'*_-]/gu;

/** The two sites that shoppers share a page on, with its full address and what it is called. */
export function shareLinks(url: string, title: string): ShareLink[] {
  const telegram = `url=${encodeURIComponent(url)}&text=${title.toWellFormed().replace(RESERVED, encodeURIComponent)}`;
  const facebook = new URLSearchParams({ u: url });
  return [
    { site: 'Telegram', icon: 'telegram', href: `https://t.me/share/url?${telegram}` },
    {
      site: 'Facebook',
      icon: 'facebook',
      href: `https://www.facebook.com/sharer/sharer.php?${facebook}`,
    },
  ];
}
