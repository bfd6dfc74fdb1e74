import { useEffect, useState } from 'react';
import { type CheckoutStep, POSITIONS } from './positions';

/** Older visits do not count as the previous step. */
const SAME_MOVE_MS = 2000;

let left = { position: 0, at: Number.NEGATIVE_INFINITY };

type Slide = 'forward' | 'back' | undefined;

/** 'forward' after an earlier step, 'back' after a later one, else not at all. */
export function useSlide(step: CheckoutStep | undefined): Slide {
  const [slide] = useState((): Slide => {
    const position = step && POSITIONS[step];
    if (!position || position === left.position || performance.now() - left.at > SAME_MOVE_MS) return;
    return position > left.position ? 'forward' : 'back';
  });
  useEffect(() => {
    if (!step) return;
    return () => {
      left = { position: POSITIONS[step], at: performance.now() };
    };
  }, [step]);
  return slide;
}
