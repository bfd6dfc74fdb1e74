import { useCallback, useEffect, useState } from 'react';

// Also rendered at build time, where there is no window.
const prefersReducedMotion = (): boolean =>
  typeof window !== 'undefined' && window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Every `intervalMs`, unless paused or held. */
export function useRotation(count: number, intervalMs: number) {
  const [current, setCurrent] = useState(0);
  const [isPaused, setPaused] = useState(prefersReducedMotion);
  const [isHeld, setHeld] = useState(false);
  const isRotating = !isPaused && !isHeld && count > 1;
  const shown = count > 0 ? current % count : 0;

  useEffect(() => {
    if (!isRotating) return undefined;
    const timer = setInterval(() => setCurrent((index) => index + 1), intervalMs);
    return () => clearInterval(timer);
  }, [isRotating, intervalMs]);

  const step = useCallback((by: number) => setCurrent((index) => (index + by + count) % count), [count]);
  return { shown, isPaused, isRotating, step, show: setCurrent, hold: setHeld, setPaused };
}
