export { AddToCart } from './add-to-cart';
export { CardUnits } from './card-units';
export { useIsCartEmpty } from './cart-lines';
