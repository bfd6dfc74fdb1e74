export { ProductRow, ProductSuggestions } from './product-suggestions';
