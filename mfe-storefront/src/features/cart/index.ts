export { AddToCart } from './components/add-to-cart';
export { CartLink } from './components/cart-link';
