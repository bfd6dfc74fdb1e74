/// <reference lib="dom" />
import { createElement, useEffect, useRef, type ComponentType, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/** Where a part of another framework stands, and what it is given. */
export interface Place<P> {
  /** Empty, and its own: nothing outside of it may be touched. */
  element: HTMLElement;
  /** None for a page. */
  props: P;
  /** Opens an address of the shop without loading the document again; links inside the element do so by themselves. */
  navigate: (to: string) => void;
}
export interface IsolatedPart<P> {
  unmount: () => void;
  /** Called after the page has given other properties. */
  update?: (props: P) => void;
}

/** A click that the browser would follow in this tab to an address of the shop. */
const followed = (event: MouseEvent): HTMLAnchorElement | null => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const isOurs = link?.origin === location.origin && !link.target && !link.hasAttribute('download');
  return isPlain && isOurs && !event.defaultPrevented ? link : null;
};

/**
 * A page, component or filler for the shell that another framework, or another major of React, renders: `mount` puts it
 * into an element and says how it is taken away.
 */
export const mounted = <P extends object>(mount: (place: Place<P>) => IsolatedPart<P>): ComponentType<P> =>
  function Mounted(props: P) {
    const place = useRef<HTMLDivElement>(null);
    const part = useRef<IsolatedPart<P>>(null);
    const navigate = useNavigate();
    const latest = useRef({ props, navigate });
    useEffect(() => {
      latest.current = { props, navigate };
      part.current?.update?.(props);
    });
    useEffect(() => {
      const element = place.current?.appendChild(document.createElement('div'));
      if (!element) return undefined;
      const go = (to: string): void => void latest.current.navigate(to);
      part.current = mount({ element, props: latest.current.props, navigate: go });
      return () => {
        part.current?.unmount();
        part.current = null;
        element.remove();
      };
    }, []);
    const onClick = (event: MouseEvent): void => {
      const link = followed(event);
      if (!link) return;
      event.preventDefault();
      void navigate(link.pathname + link.search + link.hash);
    };
    return createElement('div', { ref: place, onClick });
  };
