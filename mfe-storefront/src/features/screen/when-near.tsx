import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './screen.module.css';

/** So far below the window a part is begun, so that it stands when it is reached. */
const AHEAD = '600px';

/** A part far down a page: its code and data are asked for once it is nearly in view, and not before the page is usable. */
export function WhenNear({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isNear || !place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  return isNear ? children : <div ref={place} className={styles['notYet']} />;
}
