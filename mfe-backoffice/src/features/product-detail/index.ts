export { productQuery } from './read-product';
export { CostCard } from './cost-card';
export { LabelCard } from './label-card';
export { PriceHistory } from './price-history';
export { ProductSummary } from './product-summary';
export { SiigoCard } from './siigo-card';
export { StockHistory } from './stock-history';
export { default as productStyles } from './product.module.css';
