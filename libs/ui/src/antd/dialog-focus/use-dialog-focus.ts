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

/** The marked control, otherwise the first field; the dialog itself where there is none or where it is only read. */
function firstControl(dialog: HTMLElement): HTMLElement {
  const marked = dialog.querySelector<HTMLElement>('[data-first-focus]');
  if (marked) return marked;
  if (dialog.querySelector('[data-focus-stays]')) return dialog;
  const fields = dialog.querySelectorAll<HTMLElement>(`:is(${BODY}) :is(${FIELDS})`);
  return [...fields].find(isUsable) ?? dialog;
}

/** What antd puts around a dialog; it goes with it. */
const HOLDER = '.ant-modal-wrap, .ant-drawer';
const holderOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(HOLDER) : null;

/**
 * Gives the focus back to what opened a dialog once that is taken away: antd does so only for dialogs that stay mounted.
 * @returns ends it
 */
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
  // Safari does not move the focus to a button that is pressed.
  document.addEventListener('pointerdown', follow, true);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', follow);
    document.removeEventListener('pointerdown', follow, true);
  };
}

/**
 * Moves the focus of an opened dialog from its frame, where antd leaves it, to the control that is needed first: the one
 * marked with `data-first-focus`, otherwise the first field, also of a form that is read first. `data-focus-stays` marks a
 * dialog that is read. Once its person has pressed something in it, nothing moves any more. When it is taken away, the focus
 * goes back to what opened it.
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
