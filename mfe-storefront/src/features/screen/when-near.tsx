import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './screen.module.css';

/** Distance below the window at which loading begins. */
const ROOT_MARGIN = '600px';

/** Loads code and data once nearly in view and the page is usable. */
export function WhenNear({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isNear || !place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: ROOT_MARGIN },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  return isNear ? children : <div ref={place} className={styles['notYet']} />;
}
