import type { WompiWidget } from '@lacteos/contracts/schemas';
import { useEffect, useRef, useState } from 'react';
import { widgetAttributes } from './widget-attributes';

export type WidgetState = 'loading' | 'ready' | 'failed';
/** Class of the button that Wompi's script puts beside itself. */
const BUTTON = '.waybox-button';
const MAX_WAIT_MS = 20_000;

/**
 * Puts Wompi's script with its attributes into a form and tells when its button is there. The form holds nothing of
 * React's: what a foreign script changes there is not ours to reconcile. A new attempt loads the script again.
 */
export function useWidgetScript(widget: WompiWidget, attempt: number) {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<WidgetState>('loading');
  const content = JSON.stringify([widget.scriptUrl, widgetAttributes(widget)]);

  useEffect(() => {
    const parent = form.current;
    if (!parent) return;
    const [address, attributes] = JSON.parse(content) as [string, Record<string, string>];
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    Object.entries(attributes).forEach(([name, value]) => script.setAttribute(name, value));
    setState('loading');
    const fail = () => setState('failed');
    const look = () => {
      if (!parent.querySelector(BUTTON)) return;
      clearTimeout(timer);
      setState('ready');
    };
    const timer = setTimeout(fail, MAX_WAIT_MS);
    const observer = new MutationObserver(look);
    observer.observe(parent, { childList: true, subtree: true });
    script.addEventListener('error', fail);
    parent.append(script);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      script.removeEventListener('error', fail);
      parent.replaceChildren();
    };
  }, [content, attempt]);

  return { form, state };
}
