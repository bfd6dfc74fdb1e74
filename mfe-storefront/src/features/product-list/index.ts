export { ProductCard } from './product-card';
export { default as productListStyles } from './product-list.module.css';
export { CardSkeletons } from './product-skeletons';
