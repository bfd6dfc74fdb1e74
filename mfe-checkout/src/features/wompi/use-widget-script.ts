import type { WompiWidget } from '@lacteos/contracts/schemas';
import { useEffect, useRef, useState } from 'react';
import { widgetAttributes } from './widget-attributes';

export type WidgetState = 'loading' | 'ready' | 'failed';
/** The button that Wompi's script inserts. */
const BUTTON = '.waybox-button';
const MAX_WAIT_MS = 20_000;

/** React must not reconcile a foreign script's changes. A new attempt reloads the script. */
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
    const checkButton = () => {
      if (!parent.querySelector(BUTTON)) return;
      clearTimeout(timer);
      setState('ready');
    };
    const timer = setTimeout(fail, MAX_WAIT_MS);
    const observer = new MutationObserver(checkButton);
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
