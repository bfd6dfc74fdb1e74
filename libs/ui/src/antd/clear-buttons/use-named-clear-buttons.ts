import { useEffect } from 'react';

/** antd's own name of icon and button. */
const ENGLISH_ICON = 'close-circle';
const ENGLISH_CHOICE = 'Clear';

function silence(icon: Element | null): void {
  if (icon?.getAttribute('aria-label') !== ENGLISH_ICON) return;
  icon.removeAttribute('aria-label');
  icon.setAttribute('aria-hidden', 'true');
}

function nameTextButton(button: Element): void {
  const icon = button.firstElementChild;
  if (icon?.getAttribute('aria-label') !== ENGLISH_ICON) return;
  silence(icon);
  button.setAttribute('aria-label', 'Borrar el texto');
}

function nameChoiceButton(button: Element): void {
  silence(button.firstElementChild);
  if (button.getAttribute('aria-label') === ENGLISH_CHOICE)
    button.setAttribute('aria-label', 'Borrar lo elegido');
}

/** Gives clear buttons a Spanish name. antd's setting would add the button to every field. */
export function useNamedClearButtons(): void {
  useEffect(() => {
    const texts = document.getElementsByClassName('ant-input-clear-icon');
    const choices = document.getElementsByClassName('ant-select-clear');
    const nameAll = (): void => {
      for (const button of texts) nameTextButton(button);
      for (const button of choices) nameChoiceButton(button);
    };
    nameAll();
    const arrivals = new MutationObserver(nameAll);
    arrivals.observe(document.body, { childList: true, subtree: true });
    return () => arrivals.disconnect();
  }, []);
}
