import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { leaveByHistory } from '#storefront/overlay/open-overlay.ts';
import { iconHref } from '#storefront/ui/icon/icon.ts';
import './dialog.css';

/** Set on the element that has the focus when a dialog opens; by default its close button. */
export const FIRST_FOCUS = 'data-first-focus';

export interface DialogProps {
  /** Names the dialog, and stands at its top. */
  title: string;
  closeLabel: string;
  /** The shopper closes it: by the button, Escape, the way back or a press beside it. */
  onClose: () => void;
  /** Action of the close button, if it does more than close. */
  onCloseButton?: () => void;
  children: ReactNode;
  /** Stays at the bottom while the rest scrolls: the next step. */
  footer?: ReactNode;
  /** `wide` has room for a map or two columns; `side` stands at the edge, as high as the screen. */
  size?: 'narrow' | 'wide' | 'side';
  /** It is on its way out: see `useClosing`. */
  closing?: boolean;
}

/**
 * A dialog over the page, from the bottom on phones. The focus goes in and comes back; the browser's way back
 * closes it and leaves the page as it is.
 */
export function Dialog({
  title,
  closeLabel,
  onClose,
  onCloseButton = onClose,
  children,
  footer,
  size = 'narrow',
  closing = false,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  const [titleId] = useState(nextTitleId);
  close.current = onClose;

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const opener = document.activeElement;
    const hide = showDialog(element);
    element.querySelector<HTMLElement>(`[${FIRST_FOCUS}]`)?.focus();
    return () => {
      hide();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);

  useEffect(() => leaveByHistory(() => close.current()), []);

  return (
    <dialog
      ref={dialog}
      className={`dialog dialog--${size}`}
      data-closing={closing || undefined}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onKeyDown={({ key, currentTarget }) => {
        // A modal dialog gets it as `cancel`.
        if (key === 'Escape' && !currentTarget.matches(':modal')) onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className="dialog__box">
        <header className="dialog__head">
          <h2 className="dialog__title" id={titleId}>
            {title}
          </h2>
          <button
            type="button"
            className="icon-button dialog__close"
            aria-label={closeLabel}
            onClick={onCloseButton}
          >
            <svg className="icon" aria-hidden="true">
              <use href={iconHref('close')} />
            </svg>
          </button>
        </header>
        <div className="dialog__body">{children}</div>
        {footer && <div className="dialog__foot">{footer}</div>}
      </div>
    </dialog>
  );
}

let titles = 0;

/** Dialogs are drawn in browsers alone, so they can be counted. */
function nextTitleId(): string {
  titles += 1;
  return `dialog-title-${titles}`;
}

/** Makes the dialog modal that shows and is not yet. */
let settle = () => {};

/**
 * Shows a dialog over the page, with the focus in it, and makes it modal once it is on the screen: a
 * browser styles the whole page anew for that, which on a cheap phone takes a tenth of a second. The
 * returned function hides it.
 */
function showDialog(dialog: HTMLDialogElement): () => void {
  settle();
  // Below a modal dialog nothing else can be used, so a second one is modal from the start.
  if (!('popover' in dialog) || document.querySelector('dialog:modal')) {
    dialog.showModal();
    return () => dialog.close();
  }
  dialog.popover = 'manual';
  dialog.showPopover();
  dialog.toggleAttribute('open', true);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(() => settle());
  });
  const stop = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    settle = () => {};
  };
  settle = () => {
    stop();
    makeModal(dialog);
  };
  return () => {
    if (dialog.popover) stop();
    dialog.popover = null;
    dialog.close();
  };
}

function makeModal(dialog: HTMLDialogElement): void {
  const focused = document.activeElement;
  dialog.popover = null;
  dialog.toggleAttribute('open', false);
  const hasFocus = focused instanceof HTMLElement && dialog.contains(focused);
  // The browser gives the focus to the element with this attribute, so that it never leaves it.
  if (hasFocus) focused.autofocus = true;
  dialog.showModal();
  if (hasFocus) focused.autofocus = false;
}
