export { FAMILY_PICTURES } from './family-pictures';
export { ProductFamilies } from './product-families';
