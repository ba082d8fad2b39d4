import { useEffect } from 'react';

/** Asks search engines not to index an address with one of many choices. */
export function useNoindex(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const meta = Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex' });
    document.head.append(meta);
    return () => meta.remove();
  }, [isOn]);
}
