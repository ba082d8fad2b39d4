import { useEffect, useRef, useState } from 'react';

/** State of something that a button opens; once it has closed, the button gets the focus back. */
export function useOpener() {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !open) opener.current?.focus();
    wasOpen.current = open;
  }, [open]);
  return { open, setOpen, opener };
}
