import { shareChanges } from './cart-tabs';
import { animateAdditions } from './animate-additions';

/** @returns stops it */
export function followCart(): () => void {
  const stops = [shareChanges(), animateAdditions()];
  return () => stops.forEach((stop) => stop());
}
