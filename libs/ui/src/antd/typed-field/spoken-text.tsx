import { useEffect, useRef } from 'react';

const SPEAKING_PAUSE_MS = 700;

export function SpokenText({ text }: { text: string }) {
  const live = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (live.current) live.current.textContent = text;
    }, SPEAKING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return <span ref={live} className="visually-hidden" aria-live="polite" />;
}
