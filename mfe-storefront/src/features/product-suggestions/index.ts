export { ProductSuggestions } from './product-suggestions';
