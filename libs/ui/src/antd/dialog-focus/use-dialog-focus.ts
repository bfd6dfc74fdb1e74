import { useEffect } from 'react';

const DIALOG = '[role="dialog"]';
const CLOSER = '.ant-modal-close, .ant-drawer-close';
const BODY = '.ant-modal-body, .ant-drawer-body';
const FIELDS = 'input:not([type="hidden"], [type="file"]), select, textarea';

const dialogOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(DIALOG) : null;

const isUsable = (field: HTMLElement): boolean =>
  !field.matches(':disabled, [tabindex="-1"], [type="radio"]:not(:checked)') &&
  field.closest('[hidden], [inert], [aria-hidden="true"]') === null &&
  getComputedStyle(field).display !== 'none';

/** The marked control, else the first field; the dialog itself when it has none or is only read. */
function firstControl(dialog: HTMLElement): HTMLElement {
  const marked = dialog.querySelector<HTMLElement>('[data-first-focus]');
  if (marked) return marked;
  if (dialog.querySelector('[data-focus-stays]')) return dialog;
  const fields = dialog.querySelectorAll<HTMLElement>(`:is(${BODY}) :is(${FIELDS})`);
  return [...fields].find(isUsable) ?? dialog;
}

const HOLDER = '.ant-modal-wrap, .ant-drawer';
const holderOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(HOLDER) : null;

/** antd returns the focus only for dialogs that stay mounted. @returns stops it */
function returnFocus(): () => void {
  const openers = new Map<Element, Element | null>();
  let last: Element | null = document.activeElement;
  const follow = ({ target }: Event) => {
    const holder = holderOf(target);
    if (holder && !openers.has(holder)) openers.set(holder, holderOf(last) === holder ? null : last);
    if (target instanceof Element) last = target.closest('button, a, input, select, textarea, [tabindex]');
  };
  const settle = () => {
    const gone = [...openers].filter(([holder]) => !holder.isConnected);
    for (const [holder, opener] of gone.toReversed()) {
      openers.delete(holder);
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus();
    }
  };
  const observer = new MutationObserver(settle);
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', follow);
  // Safari does not focus a pressed button.
  document.addEventListener('pointerdown', follow, true);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', follow);
    document.removeEventListener('pointerdown', follow, true);
  };
}

/**
 * Moves the focus of an opened dialog to `data-first-focus`, else to its first field, and back on close.
 * `data-focus-stays` marks a dialog to read. Once the person has pressed something, nothing moves.
 */
export function useDialogFocus(): void {
  useEffect(returnFocus, []);
  useEffect(() => {
    const used = new WeakSet<Element>();
    const use = ({ target }: Event) => {
      const dialog = dialogOf(target);
      if (dialog) used.add(dialog);
    };
    const settle = () => {
      const at = document.activeElement;
      const dialog = at?.closest<HTMLElement>(DIALOG);
      if (!at || !dialog || used.has(dialog)) return;
      if (at !== dialog && !at.matches(CLOSER)) return;
      const control = firstControl(dialog);
      if (control !== at) control.focus();
    };
    settle();
    const observer = new MutationObserver(settle);
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', settle);
    document.addEventListener('pointerdown', use, true);
    document.addEventListener('keydown', use, true);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', settle);
      document.removeEventListener('pointerdown', use, true);
      document.removeEventListener('keydown', use, true);
    };
  }, []);
}
