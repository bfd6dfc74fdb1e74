import { shareChanges } from './cart-tabs';
import { flyToCart } from './fly-to-cart';

/** @returns stops it */
export function followCart(): () => void {
  const stops = [shareChanges(), flyToCart()];
  return () => stops.forEach((stop) => stop());
}
