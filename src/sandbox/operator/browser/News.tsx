import { useEffect, useRef } from 'react';
import { isOfMessage, useChangeRows } from './ChangesSection.tsx';
import { useMessages } from './MessagesSection.tsx';
import { showToast } from './toast.ts';

/** Says what has just arrived while the place that shows it is out of sight. */
export function News({ section }: { section: string }) {
  const [message] = useMessages();
  useNews(message?.id, () => {
    if (message && section !== 'messages' && !document.querySelector('#dock')?.checkVisibility())
      showToast(message.text, 'message');
  });
  const change = useChangeRows().rows.find(({ state }) => state === 'live');
  useNews(change?.key, () => {
    if (!change || section === 'changes' || !isOfMessage(change)) return;
    const { title, says, pages } = change;
    showToast(`${title}: ${says.toLowerCase()} on ${pages.count === 1 ? '1 page' : `${pages.count} pages`}`);
  });
  return null;
}

/** Calls once for each key but the first. */
function useNews(key: string | number | undefined, onNew: () => void): void {
  const known = useRef(key);
  useEffect(() => {
    if (known.current === key) return;
    known.current = key;
    onNew();
  });
}
