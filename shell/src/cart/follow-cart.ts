import { shareChanges } from './cart-tabs';
import { flyToCart } from './fly-to-cart';

/** What a signed-in person's page does when the cart changes; returns the way to stop it. */
export function followCart(): () => void {
  const stops = [shareChanges(), flyToCart()];
  return () => stops.forEach((stop) => stop());
}
