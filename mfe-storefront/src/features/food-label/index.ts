export { FoodLabel } from './food-label';
export { Seals } from './seals';
