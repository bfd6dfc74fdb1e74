import { belowWidth } from '@lacteos/contracts/breakpoints';
import { useEffect, useState } from 'react';

interface Connection {
  saveData?: boolean;
}

const allowsVideo = (): boolean => {
  const connection = (navigator as Navigator & { connection?: Connection }).connection;
  return !connection?.saveData && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
};

// A phone loads pictures and scripts first; the video is larger than all of them.
const REST_MS = 3_000;
const restMs = (): number => (window.matchMedia(belowWidth('lg')).matches ? REST_MS : 0);

/** Not with reduced motion or data, and not before the page has loaded and, on a phone, rested. */
export function useHeroVideo() {
  const [hasVideo, setHasVideo] = useState(false);
  const [isPlaying, setPlaying] = useState(true);
  useEffect(() => {
    if (!allowsVideo()) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = (): void => {
      timer = setTimeout(() => setHasVideo(true), restMs());
    };
    if (document.readyState === 'complete') start();
    else window.addEventListener('load', start, { once: true });
    return () => {
      window.removeEventListener('load', start);
      clearTimeout(timer);
    };
  }, []);
  return { hasVideo, isPlaying, toggle: () => setPlaying((playing) => !playing) };
}
