import { useEffect, useRef, type ReactNode } from 'react';

/** Brings what is said above a form into sight: on a phone the button that was pressed is far below it. */
export function FormNotice({ about, children }: { about: unknown; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Page tests have no layout and no scrolling.
    if (about && 'scrollIntoView' in Element.prototype) place.current?.scrollIntoView({ block: 'nearest' });
  }, [about]);
  return <div ref={place}>{children}</div>;
}
