import { useEffect, useRef, type ReactNode } from 'react';

/** Scrolls the notice above a form into view: on a phone the pressed button is far below it. */
export function FormNotice({ about, children }: { about: unknown; children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Page tests have no layout and no scrolling.
    if (about && 'scrollIntoView' in Element.prototype)
      container.current?.scrollIntoView({ block: 'nearest' });
  }, [about]);
  return <div ref={container}>{children}</div>;
}
