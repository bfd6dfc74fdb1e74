import { belowWidth } from '@lacteos/contracts/breakpoints';
import { useEffect, useState } from 'react';

interface Connection {
  saveData?: boolean;
}

const allowsVideo = (): boolean => {
  const connection = (navigator as Navigator & { connection?: Connection }).connection;
  return !connection?.saveData && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
};

// A phone first has its pages' pictures and scripts; the video is larger than all of them.
const REST_MS = 3_000;
const restMs = (): number => (window.matchMedia(belowWidth('lg')).matches ? REST_MS : 0);

/**
 * Whether the video is shown over its poster: not for who asked for less motion or less data, and not before the page
 * itself has loaded and, on a phone, rested, so that it never delays what the page needs.
 */
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
