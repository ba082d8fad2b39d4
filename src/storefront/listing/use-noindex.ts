import { useEffect } from 'react';

/** Asks search engines to leave out what an address shows that is one choice of many. */
export function useNoindex(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const meta = Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex' });
    document.head.append(meta);
    return () => meta.remove();
  }, [isOn]);
}
