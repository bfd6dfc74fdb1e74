export { FAMILY_PICTURES } from './family-pictures';
export { FamilyTiles } from './family-tiles';
export { ProductFamilies } from './product-families';
