import { useEffect, useState } from 'react';

interface Connection {
  saveData?: boolean;
}

const wantsFilm = (): boolean => {
  const connection = (navigator as Navigator & { connection?: Connection }).connection;
  return !connection?.saveData && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
};

/**
 * Whether the film is shown over its poster: not for who asked for less motion or less data, and not before the page
 * itself has loaded, so that it never delays the first picture.
 */
export function useFilm() {
  const [hasFilm, setHasFilm] = useState(false);
  const [isPlaying, setPlaying] = useState(true);
  useEffect(() => {
    if (!wantsFilm()) return undefined;
    const start = (): void => setHasFilm(true);
    if (document.readyState === 'complete') {
      const timer = setTimeout(start, 0);
      return () => clearTimeout(timer);
    }
    window.addEventListener('load', start, { once: true });
    return () => window.removeEventListener('load', start);
  }, []);
  return { hasFilm, isPlaying, toggle: () => setPlaying((playing) => !playing) };
}
