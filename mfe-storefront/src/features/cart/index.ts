export { AddToCart } from './add-to-cart';
export { CartLink } from './cart-link';
