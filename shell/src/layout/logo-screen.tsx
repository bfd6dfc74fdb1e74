import { useEffect, useState } from 'react';
import { Logo } from './logo';
import styles from './layout.module.css';

const SEEN_KEY = 'logo-screen-seen';
const SHOWN_MS = 2000;

const isDue = (): boolean => {
  try {
    if ('atWork' in document.documentElement.dataset) return false;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return false;
    return sessionStorage.getItem(SEEN_KEY) === null;
  } catch {
    return false;
  }
};

const remember = (): void => {
  try {
    sessionStorage.setItem(SEEN_KEY, 'yes');
  } catch {
    // Without session storage the screen shows again; nothing else depends on it.
  }
};

/**
 * Shown for two seconds on the first start of a browser session. Any key or tap ends it and reaches the page below;
 * skipped with reduced motion or after earlier input.
 */
export function LogoScreen() {
  const [isShown, setShown] = useState(isDue);

  useEffect(() => {
    if (!isShown) return undefined;
    remember();
    const hide = (): void => setShown(false);
    const timer = setTimeout(hide, SHOWN_MS);
    window.addEventListener('keydown', hide);
    window.addEventListener('pointerdown', hide);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', hide);
      window.removeEventListener('pointerdown', hide);
    };
  }, [isShown]);

  if (!isShown) return null;
  return (
    <div className={styles['logoScreen']} data-testid="logo-screen" aria-hidden="true">
      <Logo />
    </div>
  );
}
