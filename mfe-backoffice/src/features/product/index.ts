export { productQuery } from './api/read-product';
export { CostCard } from './components/cost-card';
export { LabelCard } from './components/label-card';
export { PriceHistory } from './components/price-history';
export { ProductSummary } from './components/product-summary';
export { SiigoCard } from './components/siigo-card';
export { StockHistory } from './components/stock-history';
export { default as productStyles } from './components/product.module.css';
